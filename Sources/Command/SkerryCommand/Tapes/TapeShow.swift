import ArgumentParser
import Glibc
import SkerryCells
import SkerryDashboard
import SkerrySteps
import SkerryTerminal

/// Tapes on this terminal.
@MainActor
enum TapeShow {
  /// Plays a tape until somebody leaves, and says then what was not as it should be.
  static func run(_ file: TapeFile, speed: Double) throws -> TapeReport {
    try checkSize(for: file.tape)
    var options = TapeProgram.Options()
    options.speed = speed
    let apps = Skerry.installedApps.withLock { $0 }
    let program = TapeProgram(options: options, realClock: { SystemClock.monotonic }) { size in
      TapePlayer(file.tape, apps: apps, resources: file.resources, size: size)
    }
    let settings = file.tape.settings
    let isReduced = settings.colors != .truecolor
    try run(
      program, options: TerminalOptions(colors: isReduced ? settings.colors : nil, isASCII: settings.isASCII))
    var report = TapeReport(name: file.tape.name)
    report.failures = program.failures
    return report
  }

  /// A click is on a cell: on a terminal of another size there lies something else.
  private static func checkSize(for tape: Tape) throws {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      let (line, wanted) = tape.pointerSizes.first(where: {
        $0.size != CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      })
    else { return }
    throw CommandFailure(
      "\(tape.name):\(line): The mouse is on a cell of a terminal of \(wanted.columns)x\(wanted.rows), and this one has "
        + "\(size.ws_col)x\(size.ws_row), where something else lies on it; make it as large, or leave --live out.")
  }

  static func run(_ program: TapeProgram, options: TerminalOptions) throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandFailure(
        "Watching needs a terminal; without one, \(Skerry.programName) replay checks tapes and --cast films them.")
    }
    let code: Int32
    do { code = try Terminal.run(program, options: options) } catch { throw CommandFailure("\(error)") }
    if code != 0 { throw ExitCode(code) }
  }
}
