import Glibc
import SkerryCells
import SkerryTerminal

/// A clock, wide and accented text, and whatever was typed last.
///
/// `q` leaves, `!` traps, `p` prints to both outputs, `b` rings the bell, `t` starts and stops the clock, `w` writes
/// to the wake descriptor, `d` dumps the picture as text to the file of `--dump FILE`, `o` opens and closes a dialog in
/// front, `c` shows the terminal's cursor on the last wide glyph, on the next cell at each further `c`, and hides it again
/// with `C`. `--colors DEPTH`, `--ascii` and `--no-mouse` are handed to the terminal; `--still` begins with the clock
/// stopped, `--fast N` makes it tick N times a second. With `--scribble SEED` the picture is a random one of random
/// parts, another one after each `n`, and its text goes to the dump file each time.
final class FixtureProgram: TerminalProgram {
  private(set) var options = TerminalOptions()
  private var dumpFile: String?
  private var size = CellSize.zero
  private var ticks = 0
  private var isTicking = true
  private var interval = 1.0
  private var nextTick = FixtureProgram.now()
  private var last = "nothing"
  private var wakes = 0
  private var wantsBell = false
  private var isDialogOpen = false
  private var cursor: CellPoint?
  private var scribble: Scribble?
  private let pipe = FixturePipe()

  private(set) var needsDisplay = true
  private(set) var isFinished = false

  init(arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--colors": options.colors = rest.popFirst().flatMap(ColorDepth.init(rawValue:))
      case "--ascii": options.isASCII = true
      case "--no-mouse": options.usesMouse = false
      case "--still": isTicking = false
      case "--fast": interval = 1 / (rest.popFirst().flatMap(Double.init) ?? 1)
      case "--scribble": scribble = rest.popFirst().flatMap(UInt64.init).map(Scribble.init(seed:))
      case "--dump": dumpFile = rest.popFirst()
      default: break
      }
    }
  }

  var wakeDescriptor: Int32? { pipe.reading }

  func start(size: CellSize) {
    self.size = size
    nextTick = FixtureProgram.now() + interval
  }

  func handle(_ event: InputEvent) {
    needsDisplay = true
    switch event {
    case .key(let key):
      last = "key \(key.spelling)"
      react(to: key)
    case .press(let point): last = "press \(point.column),\(point.row)"
    case .longPress(let point): last = "long press \(point.column),\(point.row)"
    case .swipe(let point, let columns): last = "swipe \(point.column),\(point.row) by \(columns)"
    case .scroll(let direction, let point): last = "scroll \(direction) \(point.column),\(point.row)"
    case .resize(let size): self.size = size
    case .unfinishedPaste: last = "unfinished paste"
    case .paste(let text): last = "paste \(text.debugDescription)"
    }
  }

  /// Bytes that are no text.
  private static func printBytes(_ bytes: [UInt8]) {
    fflush(nil)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  private func react(to key: Key) {
    switch key {
    case .character("q"): isFinished = true
    case .character("!"):
      let nothing: [Int] = []
      last = String(nothing[ticks + 1])
    case .character(";"): exit(4)
    case .character("p"):
      print("printed to output")
      printError("printed to errors")
    case .character("P"):
      print("a \u{1B}]0;title\u{7}\u{1B}[31mred\u{9B}31m \u{202E}b\u{7F} 漢\r\nnext\rline")
      FixtureProgram.printBytes([0x63, 0xFF, 0xE2, 0x82])
    case .character("b"): wantsBell = true
    case .character("t"): isTicking.toggle()
    case .character("w"): pipe.signal()
    case .character("d"): dump()
    case .character("o"): isDialogOpen.toggle()
    case .character("c"): cursor = CellPoint(column: (cursor?.column ?? 10) + 1, row: 3)
    case .character("C"): cursor = nil
    case .character("n"):
      scribble?.next(size)
      dump()
    default: break
    }
  }

  func wake() {
    wakes += 1
    if isTicking, FixtureProgram.now() >= nextTick {
      ticks += 1
      nextTick += interval
    }
    needsDisplay = true
  }

  func secondsUntilNextWake() -> Double? {
    isTicking ? nextTick - FixtureProgram.now() : nil
  }

  func take(printed lines: [String]) {
    last = "told \(lines.joined(separator: " | "))"
    needsDisplay = true
  }

  func takeBell() -> Bool {
    defer { wantsBell = false }
    return wantsBell
  }

  func frame() -> Grid {
    needsDisplay = false
    var grid = picture()
    grid.cursor = cursor
    return grid
  }

  func parts() -> [ScreenPart] {
    if let scribble { return scribble.parts }
    let card = ScreenPart("card", CellRect(column: 0, row: 0, columns: size.columns, rows: min(7, size.rows)))
    return isDialogOpen ? [card, ScreenPart("dialog", dialog)] : [card]
  }

  /// Over the wide glyphs of the card, halves of them included.
  private var dialog: CellRect { CellRect(column: 10, row: 3, columns: 12, rows: 3) }

  private func picture() -> Grid {
    if let scribble { return scribble.picture(size) }
    var grid = Grid(size: size)
    let card = CellColor(RGB(hex: 0x1C1C1E))
    let orange = CellColor(RGB(hex: 0xFF9F0A))
    let white = CellColor(RGB(hex: 0xFFFFFF))
    grid.fill(CellRect(column: 2, row: 1, columns: min(36, size.columns - 4), rows: 5), with: .blank(on: card))
    func write(_ text: String, _ column: Int, _ row: Int, _ color: CellColor, _ attributes: CellAttributes = []) {
      grid.write(
        CellText(text), at: CellPoint(column: column, row: row), foreground: color, attributes: attributes)
    }
    write("ticks", 4, 2, orange, .bold)
    write(String(ticks), 12, 2, white, .bold)
    write("wide 漢字 🔒 ⌚", 4, 3, white)
    write("marks e\u{301} n\u{303} ❤️ 🇺🇸 👨‍👩‍👧", 4, 4, orange, .underline)
    write("███▌░░░", 4, 5, orange)
    write("last: \(last)", 0, 7, .standard)
    write("size: \(size.columns)x\(size.rows) wakes: \(wakes)", 0, 8, .standard, .dim)
    write("struck", 0, 9, .standard, .strikethrough)
    write("slanted", 8, 9, .standard, .italic)
    if size.rows > 11 {
      write("שלום عربي ไทย ▲◆●○■", 0, 10, .standard)
      write("漢", size.columns - 2, size.rows - 2, white)
      for column in 0..<size.columns { write("─", column, size.rows - 1, orange) }
    }
    if isDialogOpen {
      grid.fill(dialog, with: .blank(on: orange))
      write("Really?", 12, 4, card, .bold)
    }
    return grid
  }

  private func dump() {
    guard let dumpFile, let file = fopen(dumpFile, "w") else { return }
    fputs(picture().plainText(), file)
    fclose(file)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
