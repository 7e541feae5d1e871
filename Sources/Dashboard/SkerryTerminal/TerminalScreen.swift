import CNcurses
import Glibc
import SkerryCells

/// The user's terminal while a program has it: entered, drawn on, left as it was found.
final class TerminalScreen {
  private(set) var size: CellSize
  private(set) var isLost = false
  let input: InputReader
  /// A descriptor of our own, so that standard output can be captured.
  private let descriptor: Int32
  private let output: CapturedOutput
  private let errors: CapturedOutput
  private var writer: FrameWriter
  /// True until the next picture: it can't rely on what was shown before.
  private var isCleared = true

  /// Takes the terminal over; throws before anything on it has changed.
  init(options: TerminalOptions) throws(TerminalError) {
    let environment = TerminalEnvironment.current
    let (type, capabilities) = try TerminalScreen.examine(environment)
    let onlyASCII = TerminalLocale.adopt(environment)
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let keyboard = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard terminal >= 0, keyboard >= 0 else { throw .system("another file descriptor") }
    descriptor = terminal
    output = CapturedOutput(STDOUT_FILENO)
    errors = CapturedOutput(STDERR_FILENO)
    TerminalScreen.armCrashGuard(terminal, output: output, errors: errors)
    guard cn_open_screen(type, terminal, keyboard) != nil, let reader = InputReader(usesMouse: options.usesMouse) else {
      cn_disarm_crash_guard()
      output.end()
      errors.end()
      throw .incapable(type)
    }
    input = reader
    // Ctrl-C, Ctrl-Z and Ctrl-S arrive as keys; real signals still do what they say.
    raw()
    noecho()
    nonl()
    curs_set(0)
    size = TerminalScreen.currentSize(of: terminal)
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
    writer = FrameWriter(
      terminal: capabilities, depth: environment.colorDepth(requested: options.colors, of: capabilities),
      isASCII: options.isASCII || onlyASCII, size: size)
    enter()
  }

  private static func examine(
    _ environment: TerminalEnvironment
  ) throws(TerminalError) -> (type: String, capabilities: TerminalCapabilities) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    return try loadType(environment)
  }

  /// Looks the terminal type up. Throws when it is not known or can't be driven.
  static func loadType(
    _ environment: TerminalEnvironment
  ) throws(TerminalError) -> (type: String, capabilities: TerminalCapabilities) {
    guard let type = environment.terminalType, !type.isEmpty else { throw .noType }
    switch cn_load_terminfo(type, STDOUT_FILENO) {
    case 1: break
    case 0: throw .unknownType(type)
    default: throw .noDatabase
    }
    guard let capabilities = TerminalCapabilities.loaded else { throw .incapable(type) }
    return (type, capabilities)
  }

  private static func armCrashGuard(_ terminal: Int32, output: CapturedOutput, errors: CapturedOutput) {
    leaveSequence().withUnsafeBytes { leave in
      var plan = cn_crash_plan(
        terminal: terminal, leave: leave.baseAddress?.assumingMemoryBound(to: CChar.self), leave_length: leave.count,
        captured_output: output.memory, captured_errors: errors.memory, saved_output: output.saved,
        saved_errors: errors.saved)
      cn_arm_crash_guard(&plan)
    }
  }

  /// What leaves the screen when there is no time for ncurses.
  private static func leaveSequence() -> [UInt8] {
    var sequence = cn_terminfo_string("kmous") == nil ? "" : "\u{1B}[?1006l\u{1B}[?1000l"
    sequence += "\u{1B}[m"
    for name in ["rmkx", "cnorm", "rmcup"] {
      guard let value = cn_terminfo_string(name) else { continue }
      sequence += TerminalCapabilities.withoutPadding(String(cString: value))
    }
    return Array((sequence + "\r\n").utf8)
  }

  private static func currentSize(of terminal: Int32) -> CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    if cn_terminal_size(terminal, &columns, &rows) { return CellSize(columns: Int(columns), rows: Int(rows)) }
    // A line that does not know its size: what ncurses found in LINES, COLUMNS and terminfo.
    let window = cn_standard_window()
    return CellSize(columns: Int(max(1, getmaxx(window))), rows: Int(max(1, getmaxy(window))))
  }

  /// Lets ncurses enter and clear the screen. Its own picture stays blank: it does not draw.
  private func enter() {
    clearok(cn_current_window(), true)
    wrefresh(cn_standard_window())
    writer.reset(to: size)
    isCleared = true
  }

  /// Shows a picture, with one system call.
  ///
  /// - Parameter changes: the only cells that may differ from the picture before; nil for all.
  func show(_ grid: Grid, changes: [CellRun]?) {
    writer.draw(grid, changes: isCleared ? nil : changes)
    isCleared = false
  }

  func ringBell() { writer.ringBell() }

  /// Sends what was drawn since the last time, if there is anything.
  func send() {
    write(writer.bytes)
    writer.beginFrame()
  }

  private func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        isLost = true
        return
      }
    }
  }

  /// Takes the terminal's new size over; everything must be drawn again.
  func adoptSize() {
    size = TerminalScreen.currentSize(of: descriptor)
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
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
    cn_disarm_crash_guard()
    output.end()
    errors.end()
  }

  private func giveBack() {
    writer.resetStyle()
    send()
    endwin()
  }
}
