import CNcurses
import SkerryCells

/// Takes waiting input from ncurses.
struct InputReader {
  /// A pad, because reading from an ordinary window would refresh it behind our back.
  private let pad: UnsafeMutablePointer<WINDOW>

  init?(usesMouse: Bool) {
    guard let pad = newpad(1, 1) else { return nil }
    self.pad = pad
    keypad(pad, true)
    nodelay(pad, true)
    // Milliseconds an escape waits for the rest of a key: 25 is enough on any line and not felt by people.
    set_escdelay(25)
    guard usesMouse else { return }
    mouseinterval(0)
    let button = CN_BUTTON1_PRESSED | CN_BUTTON1_RELEASED | CN_BUTTON1_CLICKED | CN_BUTTON1_DOUBLE_CLICKED
    mousemask(button | CN_BUTTON4_PRESSED | CN_BUTTON5_PRESSED, nil)
  }

  /// Lets the terminal send keys in the ways that ncurses knows, also after the screen was left for a while.
  func listen() { keypad(pad, true) }

  /// All that is waiting; never blocks for longer than an escape does.
  func drain() -> [RawInput] {
    var input: [RawInput] = []
    var value: wint_t = 0
    while true {
      switch wget_wch(pad, &value) {
      case OK:
        input.append(.character(value))
      case KEY_CODE_YES where Int32(bitPattern: value) == KEY_MOUSE:
        if let mouse = nextMouse() { input.append(.mouse(mouse)) }
      case KEY_CODE_YES:
        input.append(.code(Int32(bitPattern: value)))
      default:
        return input
      }
    }
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
