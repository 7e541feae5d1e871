import CNcurses
import Glibc
import SkerryCells

/// The user's terminal while a program has it: entered, drawn on by ncurses, left as it was found.
final class TerminalScreen {
  private(set) var size: CellSize
  var input: InputReader
  /// A descriptor of our own, so that standard output can be captured, and so that it never waits for the terminal.
  let descriptor: Int32
  private var output: CapturedOutput
  private var errors: CapturedOutput
  private let windows = ScreenWindows()
  private let reduction: GridReduction
  /// What cells written last were reduced to.
  private var styles: GridReduction.Memory
  private var converter: CellConverter
  /// Clears the last line of a terminal without a second screen, where the shell goes on; nothing on others.
  private let clearLastLine: [UInt8]
  /// The last picture. It is changed cell by cell: a copy of the program's own would make the program copy everything
  /// the next time it draws.
  private var drawn: Grid
  /// Where the terminal's cursor was left; `nil` while it is hidden.
  private var cursor: CellPoint?
  /// True until the next picture: it can't rely on what was shown before.
  private var isCleared = true
  /// True while the terminal has not taken all of the last picture.
  private(set) var isBehind = false

  /// Milliseconds for which the end waits for a terminal that takes nothing.
  private static let patience: Int32 = 1000

  /// Takes the terminal over; throws before anything on it has changed. It is seen with the first picture.
  init(options: TerminalOptions) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let environment = TerminalEnvironment.current
    let type = try Terminal.type(environment)
    let depth = environment.colorDepth(requested: options.colors, of: type.capabilities)
    let onlyASCII = TerminalLocale.adopt(environment)
    let terminal = cn_open_terminal(STDOUT_FILENO)
    let keyboard = cn_open_terminal(STDIN_FILENO)
    let tooManyFiles = TerminalError.system("another file descriptor")
    guard terminal >= 0, keyboard >= 0 else { throw tooManyFiles }
    descriptor = terminal
    cn_hold_output(terminal)
    output = CapturedOutput(STDOUT_FILENO)
    errors = CapturedOutput(STDERR_FILENO)
    let entry = type.entry.drawing(in: depth)
    errno = 0
    TerminalScreen.armCrashGuard(terminal, entry, output: output, errors: errors)
    guard
      cn_open_screen(type.name, entry.environmentValue(type: type.name), terminal, keyboard) != nil,
      let (reader, unseen) = TerminalScreen.setUp(terminal, usesMouse: options.usesMouse)
    else {
      let isOutOfFiles = errno == EMFILE || errno == ENFILE
      cn_hold_output(-1)
      cn_disarm_crash_guard()
      output.end()
      errors.end()
      throw isOutOfFiles ? tooManyFiles : .incapable(type.name, lacks: .drawing)
    }
    input = reader
    clearLastLine = TerminalScreen.clearLastLine(entry)
    let isASCII = options.isASCII || onlyASCII
    reduction = GridReduction(depth: depth, ascii: isASCII)
    styles = GridReduction.Memory(reduction)
    converter = CellConverter(
      depth: depth, isASCII: isASCII, hasWideGlyphs: type.hasWideGlyphs, attributes: type.capabilities.attributes)
    cn_end_unseen(terminal, unseen)
    _ = cn_drops_output()
    size = TerminalScreen.currentSize(of: terminal)
    drawn = Grid(size: size)
    enter()
  }

  /// Sets the modes of the terminal, then everything that would be seen of it while it is not.
  private static func setUp(_ terminal: Int32, usesMouse: Bool) -> (reader: InputReader, unseen: Int32)? {
    // Ctrl-C, Ctrl-Z and Ctrl-S arrive as keys; real signals still do what they say.
    raw()
    noecho()
    nonl()
    let unseen = cn_begin_unseen(terminal)
    guard unseen >= 0, let reader = InputReader(usesMouse: usesMouse) else {
      endwin()
      return nil
    }
    curs_set(0)
    leaveok(cn_standard_window(), true)
    return (reader, unseen)
  }

  private static func armCrashGuard(
    _ terminal: Int32, _ entry: TerminalEntry, output: CapturedOutput, errors: CapturedOutput
  ) {
    leaveSequence(entry).withUnsafeBytes { leave in
      var plan = cn_crash_plan(
        terminal: terminal, leave: leave.baseAddress?.assumingMemoryBound(to: CChar.self), leave_length: leave.count,
        captured_output: output.memory, captured_errors: errors.memory, saved_output: output.saved,
        saved_errors: errors.saved)
      cn_arm_crash_guard(&plan)
    }
  }

  /// The sequence that leaves the screen when there is no time for ncurses.
  static func leaveSequence(_ entry: TerminalEntry) -> [UInt8] {
    var sequence = entry.strings["kmous"] == nil ? "" : "\u{1B}[?1006l\u{1B}[?1000l"
    sequence += "\u{1B}[m"
    for name in ["rmkx", "cnorm", "rmcup"] {
      if let value = entry.strings[name] { sequence += TerminalCapabilities.withoutPadding(value) }
    }
    return Array((sequence + "\r\n").utf8)
  }

  private static func clearLastLine(_ entry: TerminalEntry) -> [UInt8] {
    guard entry.strings["rmcup"] == nil else { return [] }
    return Array(("\r" + (entry.strings["el"].map(TerminalCapabilities.withoutPadding) ?? "\n")).utf8)
  }

  private static func currentSize(of terminal: Int32) -> CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    if cn_terminal_size(terminal, &columns, &rows) { return CellSize(columns: Int(columns), rows: Int(rows)) }
    // A line that does not know its size: what ncurses found in LINES, COLUMNS and terminfo.
    let window = cn_standard_window()
    return CellSize(columns: Int(max(1, getmaxx(window))), rows: Int(max(1, getmaxy(window))))
  }

  /// What the process printed since the last time.
  func takePrinted() -> [String] {
    fflush(nil)
    return output.newLines() + errors.newLines()
  }

  /// Shows a picture that consists of parts, with one system call unless most of it is new.
  func show(_ picture: Grid, parts: [ScreenPart]) {
    let screen = CellRect(origin: .zero, size: size)
    let picture = picture.size == size ? picture : picture.cropped(to: screen)
    let changed = drawn.follow(picture)
    var runs = isCleared ? Self.rows(of: screen) : changed
    for rect in windows.arrange(parts, on: screen) where !isCleared {
      runs += Self.rows(of: rect).map { Self.wholeGlyphs($0, of: picture) }
    }
    guard !runs.isEmpty || picture.cursor != cursor else { return }
    write(runs, of: picture)
    if converter.needsNewPairs {
      converter.resetPairs()
      write(Self.rows(of: screen), of: picture)
    }
    place(picture.cursor)
    // Leaving the screen has taken that back, too.
    if isCleared { input.listen() }
    send()
    isCleared = false
  }

  /// Sends what was written. The cursor is seen where somebody types, and only there: whoever listens to a screen reader, or
  /// composes letters with an input method, is told by it where that is.
  private func place(_ cursor: CellPoint?) {
    if cursor == nil, self.cursor != nil { curs_set(0) }
    windows.show(cursor: cursor)
    if cursor != nil, self.cursor == nil { curs_set(1) }
    self.cursor = cursor
  }

  private static func rows(of rect: CellRect) -> [CellRun] {
    rect.rowRange.map { CellRun(row: $0, columns: rect.columnRange) }
  }

  /// The run with the other halves of the wide glyphs at both ends: what a dialog has cut in half comes to light whole.
  private static func wholeGlyphs(_ run: CellRun, of picture: Grid) -> CellRun {
    var columns = run.columns
    guard !columns.isEmpty else { return run }
    if picture[columns.lowerBound, run.row].isTail { columns = columns.lowerBound - 1..<columns.upperBound }
    if columns.upperBound < picture.size.columns, picture[columns.upperBound, run.row].isTail {
      columns = columns.lowerBound..<columns.upperBound + 1
    }
    return CellRun(row: run.row, columns: columns)
  }

  private func write(_ runs: [CellRun], of picture: Grid) {
    let count = runs.reduce(0) { $0 + $1.columns.count }
    // Reducing a whole picture is cheaper per cell, because neighbours share their style.
    let isWhole = count > size.columns * size.rows / 2
    let shown = isWhole ? reduction.reduce(picture) : picture
    for run in runs {
      let (run, cells) = shown.withRow(run.row) { row in
        BlankStyle.styled(run, among: row.count) {
          isWhole ? row[$0] : reduction.reduced($0, of: row, memory: &styles)
        }
      }
      windows.write(run, cells, with: &converter)
    }
  }

  func ringBell() {
    guard !isBehind else { return }
    beep()
    send()
  }

  /// Sends what the terminal did not take when it was drawn, as far as it takes it now. The next picture has to wait for
  /// that: a terminal that doesn't read must not keep the program from signals, keys and callers.
  func send() { isBehind = !cn_send_output() }

  /// Begins a screen that shows nothing yet.
  private func enter() {
    windows.closeAll()
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
    clearok(cn_current_window(), true)
    drawn = Grid(size: size)
    isCleared = true
  }

  /// Takes the terminal's new size over; everything must be drawn again.
  func adoptSize() {
    size = TerminalScreen.currentSize(of: descriptor)
    enter()
  }

  /// Gives the terminal back for as long as the process is stopped.
  func suspend(wholeGroup: Bool) {
    giveBack()
    cn_stop(wholeGroup)
    adoptSize()
  }

  /// Takes the terminal again after a stop that could not be foreseen.
  func reenter() {
    endwin()
    adoptSize()
  }

  /// Gives the terminal back for good and prints what was held back meanwhile.
  func leave() {
    giveBack()
    cn_hold_output(-1)
    cn_disarm_crash_guard()
    output.end()
    errors.end()
  }

  private func giveBack() {
    cn_finish_output(Self.patience)
    endwin()
    clearLastLine.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
    cn_finish_output(Self.patience)
    isBehind = false
  }
}
