import CNcurses
import Glibc
import SkerryCells

/// Sleeps until something happens, tells the program, shows its picture.
///
/// One thread and one `poll`: the keyboard, signals and the program's own descriptor, with its next wake as the
/// time limit. So a clock that shows seconds wakes the process once a second, and one that stands still never.
final class TerminalLoop {
  private let program: any TerminalProgram
  private let screen: TerminalScreen
  private let signals: Int32
  private var translator = InputTranslator()
  private var exitCode: Int32?

  init(program: any TerminalProgram, screen: TerminalScreen, signals: Int32) {
    self.program = program
    self.screen = screen
    self.signals = signals
  }

  /// Runs to the end and returns what to exit with.
  func run() -> Int32 {
    program.start(size: screen.size)
    while true {
      if let exitCode { return exitCode }
      if program.isFinished { return 0 }
      display()
      waitForSomething()
    }
  }

  private func display() {
    if program.takeBell() { screen.ringBell() }
    guard program.needsDisplay else { return }
    let picture = program.frame()
    screen.show(picture, parts: program.parts())
  }

  private func waitForSomething() {
    let wakeDescriptor = program.wakeDescriptor ?? -1
    var sources = [3 of pollfd](repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0))
    sources[0].fd = STDIN_FILENO
    sources[1].fd = signals
    sources[2].fd = wakeDescriptor
    let limit = Self.milliseconds(program.secondsUntilNextWake())
    let ready = sleep(on: &sources, limit)
    if ready < 0 { return }
    if ready == 0 {
      program.wake()
      return
    }
    if sources[1].revents != 0 { takeSignals() }
    if sources[0].revents & Int16(POLLIN) != 0 { takeInput() }
    if sources[2].revents != 0 {
      Self.empty(wakeDescriptor)
      program.arrival()
    }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { exitCode = exitCode ?? 128 + SIGHUP }
  }

  private func sleep(on sources: inout [3 of pollfd], _ limit: Int32) -> Int32 {
    var span = sources.mutableSpan
    return span.withUnsafeMutableBufferPointer { poll($0.baseAddress, 3, limit) }
  }

  /// Rounded up, so that a wake never comes just before its time and has to be waited for twice.
  static func milliseconds(_ seconds: Double?) -> Int32 {
    guard let seconds, !seconds.isNaN else { return -1 }
    return Int32((max(0, min(seconds, 1_000_000)) * 1000).rounded(.up))
  }

  private func takeSignals() {
    while exitCode == nil {
      switch cn_next_signal(signals) {
      case 0: return
      case SIGWINCH: resize()
      case SIGTSTP: suspend(wholeGroup: false)
      case SIGCONT: resume()
      case let number: exitCode = 128 + number
      }
    }
  }

  private func takeInput() {
    for event in translator.events(from: screen.input.drain(), at: Self.seconds) {
      if program.isFinished { return }
      if event == .key(.control("z")) {
        suspend(wholeGroup: true)
      } else {
        program.handle(event)
      }
    }
  }

  private func resize() {
    screen.adoptSize()
    program.handle(.resize(screen.size))
  }

  private func suspend(wholeGroup: Bool) {
    screen.suspend(wholeGroup: wholeGroup)
    resumed()
  }

  /// Another program stopped this one and let it go on: a shell has set the terminal to its own liking meanwhile.
  private func resume() {
    screen.reenter()
    resumed()
  }

  private func resumed() {
    program.handle(.resize(screen.size))
    program.resume()
  }

  /// Reads a few bytes away; an event descriptor is empty then. Others (epoll) refuse, which does no harm.
  static func empty(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { buffer in
      _ = read(descriptor, buffer.baseAddress, buffer.count)
    }
  }

  /// Seconds of a clock that only grows, to tell a long press from a short one.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
