import CNcurses
import Glibc
import SkerryCells

/// Runs a program where there is no terminal: it is woken as on one, and its pictures are for others.
public enum Unattended {
  /// Runs a program until it is finished or a signal ends it. Call it before threads are started, since they would take
  /// signals that are meant for the loop.
  ///
  /// - Parameters:
  ///   - program: what runs.
  ///   - size: the cells of its pictures.
  ///   - atEnd: called at the end, while signals still wait: a second one does not cut short what is to be written then.
  /// - Returns: what to exit with: 0 when the program finished, 128 + n after signal n.
  /// - Throws: when the system refuses what it needs; the program has not been started then.
  public static func run(
    _ program: any TerminalProgram, size: CellSize, atEnd: () -> Void = {}
  ) throws(TerminalError) -> Int32 {
    let signals = cn_open_signals()
    guard signals >= 0 else { throw .system("a descriptor for signals") }
    defer { cn_close_signals(signals) }
    let code = UnattendedLoop(program, signals: signals).run(size: size)
    atEnd()
    return code
  }
}

/// Sleeps until something happens and tells the program; a busy program turns to it for callers and signals.
private final class UnattendedLoop: BusyTerminal {
  private let program: any TerminalProgram
  private let signals: Int32
  /// The signal that ends the program.
  private var ending: Int32?
  /// When a busy program looked around last.
  private var lastLook = 0.0

  init(_ program: any TerminalProgram, signals: Int32) { (self.program, self.signals) = (program, signals) }

  func run(size: CellSize) -> Int32 {
    program.lend(self)
    program.start(size: size)
    while !program.isFinished {
      if let ending { return 128 + ending }
      if program.needsDisplay { _ = program.frame() }
      wait()
    }
    return 0
  }

  private func wait() {
    let wakeDescriptor = program.wakeDescriptor ?? -1
    let ready = look(at: wakeDescriptor, for: TerminalLoop.milliseconds(program.secondsUntilNextWake()))
    if ready == nil { program.wake() }
    guard let ready else { return }
    if ready.signals { takeSignals() }
    if ready.wake, ending == nil {
      TerminalLoop.empty(wakeDescriptor)
      program.arrival()
    }
  }

  /// What is ready within so many milliseconds; `nil` if nothing is.
  private func look(at wakeDescriptor: Int32, for limit: Int32) -> (signals: Bool, wake: Bool)? {
    var sources = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, 2, limit)
    if count == 0 { return nil }
    return count < 0 ? (false, false) : (sources[0].revents != 0, sources[1].revents != 0)
  }

  /// Takes the signals that have come; those of a terminal mean nothing here.
  private func takeSignals() {
    while ending == nil {
      switch cn_next_signal(signals) {
      case 0: return
      case SIGWINCH, SIGTSTP, SIGHUP: continue
      case SIGCONT: program.resume()
      case let number: ending = number
      }
    }
  }

  // MARK: A busy program

  func beginsBeingBusy() { lastLook = TerminalLoop.seconds }

  func goesOn() -> Bool {
    guard ending == nil else { return false }
    guard TerminalLoop.seconds - lastLook >= TerminalLoop.longestDeafness else { return true }
    defer { lastLook = TerminalLoop.seconds }
    var goesOn = true
    if let ready = look(at: program.wakeDescriptor ?? -1, for: 0) {
      if ready.signals { takeSignals() }
      if ready.wake { goesOn = program.arrivalWhileBusy() }
    }
    // Whoever watches sees how far it is.
    _ = program.frame()
    return goesOn && ending == nil
  }
}
