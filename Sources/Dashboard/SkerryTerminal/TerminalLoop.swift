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
  /// Events that arrived and have not been handled.
  private var waiting: ArraySlice<InputEvent> = []
  /// When a busy program looked at the terminal last.
  private var lastLook = 0.0
  /// Whether not all input was taken that ncurses had read.
  private var hasMoreInput = false
  /// Whether the terminal does not show the last picture: it did not read then, or must be drawn anew.
  private var isOutdated = false

  /// Seconds for which events are handled before what came of them is shown, however many more are waiting.
  private static let turn = 0.05
  /// Seconds for which a busy program neither shows itself nor looks at its keys.
  static let longestDeafness = 0.1

  init(program: any TerminalProgram, screen: TerminalScreen, signals: Int32) {
    self.program = program
    self.screen = screen
    self.signals = signals
  }

  /// Runs to the end and returns what to exit with.
  func run() -> Int32 {
    program.lend(self)
    program.start(size: screen.size)
    while true {
      handleWaiting()
      if let exitCode { return exitCode }
      if program.isFinished { return 0 }
      display()
      waitForSomething()
    }
  }

  private func display() {
    if program.takeBell() { screen.ringBell() }
    if program.needsDisplay || isOutdated && !screen.isBehind { showPicture() }
    // Views print while they are drawn, also into the picture that tells it.
    for _ in 0..<Self.mostTellings {
      let lines = screen.takePrinted()
      guard !lines.isEmpty else { return }
      program.take(printed: lines)
      if program.needsDisplay { showPicture() }
    }
  }

  private static let mostTellings = 4

  /// Others may watch, and time is counted from the last picture: it is made for a terminal that does not read, too.
  private func showPicture() {
    let picture = program.frame()
    isOutdated = screen.isBehind
    if !isOutdated { screen.show(picture, parts: program.parts()) }
  }

  private func waitForSomething() {
    let wakeDescriptor = program.wakeDescriptor ?? -1
    var sources = sources(with: wakeDescriptor)
    let isIdle = waiting.isEmpty && !hasMoreInput
    let ready = sleep(on: &sources, isIdle ? Self.milliseconds(program.secondsUntilNextWake()) : 0)
    if ready < 0 { return }
    if ready == 0, !hasMoreInput {
      if waiting.isEmpty { program.wake() }
      return
    }
    if sources[1].revents != 0 { takeSignals() }
    if sources[3].revents != 0 { screen.send() }
    if sources[0].revents & Int16(POLLIN) != 0 || hasMoreInput { takeInput() }
    if sources[2].revents != 0 {
      Self.empty(wakeDescriptor)
      program.arrival()
    }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { exitCode = exitCode ?? 128 + SIGHUP }
  }

  private func sources(with wakeDescriptor: Int32) -> [4 of pollfd] {
    var sources = [4 of pollfd](repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0))
    sources[0].fd = STDIN_FILENO
    sources[1].fd = signals
    sources[2].fd = wakeDescriptor
    if screen.isBehind { sources[3] = pollfd(fd: screen.descriptor, events: Int16(POLLOUT), revents: 0) }
    return sources
  }

  private func sleep(on sources: inout [4 of pollfd], _ limit: Int32) -> Int32 {
    var span = sources.mutableSpan
    return span.withUnsafeMutableBufferPointer { poll($0.baseAddress, 4, limit) }
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

  private func takeInput() { waiting += inputEvents() }

  private func inputEvents() -> [InputEvent] {
    let found = screen.input.drain()
    hasMoreInput = found.hasMore
    return translator.events(from: found.input, at: Self.seconds)
  }

  /// Handles what has arrived, for a turn: a burst of keys is seen while it lasts, and keeps nobody waiting.
  private func handleWaiting() {
    guard !waiting.isEmpty else { return }
    let end = Self.seconds + Self.turn
    repeat {
      guard exitCode == nil, !program.isFinished, let event = waiting.popFirst() else { return }
      switch event {
      case .key(.control("z")): suspend(wholeGroup: true)
      case .key(.control("l")): redraw()
      default: program.handle(event)
      }
    } while Self.seconds < end
  }

  private func resize() {
    screen.adoptSize()
    program.handle(.resize(screen.size))
  }

  /// Draws everything anew: something else may have written on the terminal.
  private func redraw() {
    screen.adoptSize()
    isOutdated = true
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
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The terminal of a program that is in the middle of something long.
extension TerminalLoop: BusyTerminal {
  func beginsBeingBusy() { lastLook = Self.seconds }

  func goesOn() -> Bool {
    guard exitCode == nil else { return false }
    guard Self.seconds - lastLook >= Self.longestDeafness else { return true }
    defer { lastLook = Self.seconds }
    var goesOn = look()
    showPicture()
    if exitCode != nil { goesOn = false }
    return goesOn
  }

  /// Takes what is there without waiting for it; returns whether nobody wants the program to stop.
  private func look() -> Bool {
    let wakeDescriptor = program.wakeDescriptor ?? -1
    var sources = sources(with: wakeDescriptor)
    guard sleep(on: &sources, 0) > 0 else { return true }
    if sources[1].revents != 0 { takeSignals() }
    if sources[3].revents != 0 { screen.send() }
    var goesOn = true
    if sources[0].revents & Int16(POLLIN) != 0 {
      let events = inputEvents()
      let rest = events.filter { $0 != .key(.escape) && $0 != .key(.control("c")) }
      if rest.count < events.count { goesOn = false }
      waiting += rest
    }
    if sources[2].revents != 0, !program.arrivalWhileBusy() { goesOn = false }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { exitCode = exitCode ?? 128 + SIGHUP }
    return goesOn
  }
}
