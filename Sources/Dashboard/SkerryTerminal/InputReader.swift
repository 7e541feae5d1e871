import CNcurses
import Glibc
import SkerryCells

/// Takes waiting input from ncurses.
struct InputReader {
  /// A pad, because reading from an ordinary window would refresh it behind our back.
  private let pad: UnsafeMutablePointer<WINDOW>
  /// ncurses' own reading of letters loses those that arrive in two pieces, and, where the locale has no such letter, all
  /// that follows one.
  private var letters = LetterDecoder(isLocales: TerminalLocale.hasOwnEncoding)

  init?(usesMouse: Bool) {
    guard let pad = newpad(1, 1) else { return nil }
    self.pad = pad
    keypad(pad, true)
    nodelay(pad, true)
    // Milliseconds an escape waits for the rest of a key: 25 is enough on most lines and not felt by people.
    if getenv("ESCDELAY") == nil { set_escdelay(25) }
    guard usesMouse else { return }
    mouseinterval(0)
    // ncurses throws away what nobody has asked for, and then waits for the next key however long that takes.
    mousemask(CN_ALL_MOUSE_EVENTS, nil)
    // What ncurses makes of a report that comes in two pieces are keys. The form with numbers is read here.
    let report = cn_terminfo_string("kmous").map { String(cString: $0) }
    if report == "\u{1B}" + PointerReport.numbered { define_key(nil, KEY_MOUSE) }
  }

  /// Lets the terminal send keys in the ways that ncurses knows, also after the screen was left for a while.
  func listen() { keypad(pad, true) }

  /// The most pieces that are taken at once: whoever sends without end keeps nobody else waiting.
  private static let most = 1 << 14

  /// What is waiting, and whether that may not be all; never blocks for longer than an escape does.
  mutating func drain() -> (input: [RawInput], hasMore: Bool) {
    var input: [RawInput] = []
    while input.count < Self.most {
      let value = wgetch(pad)
      switch value {
      case ERR:
        return (input, false)
      case 0...0xFF:
        if let letter = letters.take(UInt8(value)) { input.append(.character(letter)) }
      case KEY_MOUSE:
        letters.interrupt()
        if let mouse = nextMouse() { input.append(.mouse(mouse)) }
      default:
        letters.interrupt()
        input.append(.code(value))
      }
    }
    return (input, true)
  }

  private func nextMouse() -> RawMouse? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    let state = event.bstate
    func has(_ mask: mmask_t) -> Bool { state & mask != 0 }
    var mouse = RawMouse(place: CellPoint(column: Int(event.x), row: Int(event.y)))
    mouse.isPressed = has(CN_BUTTON1_PRESSED)
    mouse.isReleased = has(CN_BUTTON1_RELEASED)
    mouse.isClicked = has(CN_BUTTON1_CLICKED | CN_BUTTON1_DOUBLE_CLICKED)
    mouse.wheel = has(CN_BUTTON4_PRESSED) ? .up : has(CN_BUTTON5_PRESSED) ? .down : nil
    let isKnown = mouse.isPressed || mouse.isReleased || mouse.isClicked || mouse.wheel != nil
    return isKnown ? mouse : nil
  }
}
