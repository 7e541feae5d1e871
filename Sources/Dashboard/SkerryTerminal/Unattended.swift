import CNcurses
import Glibc
import SkerryCells

/// Runs a program where there is no terminal: it is woken as on one, and its pictures are for others.
public enum Unattended {
  /// Runs a program until it is finished or a signal ends it. Call it before threads are started, since they would take
  /// signals that are meant for the loop.
  ///
  /// - Returns: what to exit with: 0 when the program finished, 128 + n after signal n.
  /// - Throws: when the system refuses what it needs; the program has not been started then.
  public static func run(_ program: any TerminalProgram, size: CellSize) throws(TerminalError) -> Int32 {
    let signals = cn_open_signals()
    guard signals >= 0 else { throw .system("a descriptor for signals") }
    defer { cn_close_signals(signals) }
    program.start(size: size)
    while !program.isFinished {
      if program.needsDisplay { _ = program.frame() }
      if let signal = wait(for: program, signals) { return 128 + signal }
    }
    return 0
  }

  /// Sleeps until something happens and tells the program; returns a signal that ends it.
  private static func wait(for program: any TerminalProgram, _ signals: Int32) -> Int32? {
    let wakeDescriptor = program.wakeDescriptor ?? -1
    var sources = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&sources, 2, TerminalLoop.milliseconds(program.secondsUntilNextWake()))
    if ready == 0 { program.wake() }
    guard ready > 0 else { return nil }
    if sources[0].revents != 0, let signal = endingSignal(signals, program) { return signal }
    if sources[1].revents != 0 {
      TerminalLoop.empty(wakeDescriptor)
      program.arrival()
    }
    return nil
  }

  /// Takes the signals that have come; those of a terminal mean nothing here.
  private static func endingSignal(_ signals: Int32, _ program: any TerminalProgram) -> Int32? {
    while true {
      switch cn_next_signal(signals) {
      case 0: return nil
      case SIGWINCH, SIGTSTP, SIGHUP: continue
      case SIGCONT: program.resume()
      case let number: return number
      }
    }
  }
}
