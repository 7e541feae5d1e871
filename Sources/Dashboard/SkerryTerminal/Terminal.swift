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
  /// - Parameters:
  ///   - program: what is shown.
  ///   - options: how it is shown.
  ///   - atEnd: called when the terminal is as it was, while signals still wait: a second one does not cut short what is to
  ///     be written then.
  /// - Returns: what to exit with: 0 when the program finished, 128 + n after signal n.
  /// - Throws: when the terminal can't be used; it has not been touched then.
  public static func run(
    _ program: any TerminalProgram, options: TerminalOptions = TerminalOptions(), atEnd: () -> Void = {}
  ) throws(TerminalError) -> Int32 {
    let signals = cn_open_signals()
    guard signals >= 0 else { throw .system("a descriptor for signals") }
    defer { cn_close_signals(signals) }
    let screen = try TerminalScreen(options: options)
    let code = TerminalLoop(program: program, screen: screen, signals: signals).run()
    screen.leave()
    atEnd()
    return code
  }
}
