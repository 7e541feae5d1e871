import CNcurses
import Glibc
import SkerryCells

/// The terminal this process was started in.
public enum Terminal {
  /// Runs a program on the terminal until it is finished, the terminal goes away or a signal ends it.
  ///
  /// The terminal is left as it was found, whatever ends the program; what the process printed meanwhile is printed
  /// then. Call it before threads are started, since they would take signals that are meant for the loop.
  ///
  /// - Returns: what to exit with: 0 when the program finished, 128 + n after signal n.
  /// - Throws: when the terminal can't be used; it has not been touched then.
  public static func run(
    _ program: any TerminalProgram, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> Int32 {
    let signals = cn_open_signals()
    guard signals >= 0 else { throw .system("a descriptor for signals") }
    defer { cn_close_signals(signals) }
    let screen = try TerminalScreen(options: options)
    defer { screen.leave() }
    return TerminalLoop(program: program, screen: screen, signals: signals).run()
  }
}
