import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// A dashboard that no terminal shows: it answers other programs, and one of them may be its terminal.
@MainActor
final class BackgroundProgram: TerminalProgram {
  /// Its size while no terminal has taken it over, in cells.
  static let size = CellSize(columns: 120, rows: 40)

  private let kept: KeptDashboard
  private let dashboard: Dashboard
  private let server: ControlServer
  /// Seconds without callers after which it ends.
  private let idleEnd: Double?
  private var lastUse = SystemClock.monotonic
  private var isEnding = false
  /// Whether the state folder is another phone's now.
  var isFolderLost: () -> Bool = { false }
  /// What a person did at the terminal in the middle of a jump.
  private var waiting: [TerminalLine] = []
  /// More than anybody types in the middle of a jump; a key that is held is not done for minutes afterwards.
  private static let mostWaiting = 1000
  /// Whether that person, or who ends the phone, wants the jump to stop.
  private var wantsStop = false
  /// The wishes of a terminal that came in the middle of a jump.
  private var postponedGreeting: TerminalGreeting?

  init(_ kept: KeptDashboard, _ dashboard: Dashboard, _ server: ControlServer, idleEnd: Double?) {
    (self.kept, self.dashboard, self.server, self.idleEnd) = (kept, dashboard, server, idleEnd)
    dashboard.phone.resources = DiskResources(folder: "/")
    let desk = ControlDesk(
      dashboard.phone, isShown: true,
      background: BackgroundDesk(
        isSteered: { [unowned server] in server.isSteered }, stop: { [weak self] in self?.end("It was stopped.") },
        greet: { [weak self] in self?.greet($0) }))
    server.answer = { [weak self] request in
      guard let self else { return desk.answer(request) }
      lastUse = SystemClock.monotonic
      if (request.method, request.path) == ("POST", "/stop"), !self.server.isSteered { wantsStop = true }
      return self.kept.answer(request, at: desk)
    }
    server.steer = { [weak self] in self?.steer($0) }
  }

  /// Writes everything that is not on disk yet. Throws ``StorageError`` when it can't be.
  func keep() throws { try kept.keep() }

  // MARK: Callers

  private func greet(_ greeting: TerminalGreeting) {
    let folder = greeting.folder
    dashboard.phone.resources = DiskResources(folder: folder.hasSuffix("/") ? folder : folder + "/")
    if let size = greeting.size { kept.handle(.resize(size)) }
    guard dashboard.phone.passage == nil else { return postponedGreeting = greeting }
    fulfil(greeting)
  }

  private func fulfil(_ greeting: TerminalGreeting) {
    let wished = PhoneOptions(greeting)
    do { try wished.apply(to: dashboard.device) } catch {
      dashboard.device.note(.trouble(.control), "the dashboard's wish is not fulfilled: \(error)", level: .warning)
    }
    if greeting.isPaused == true { dashboard.phone.setPace(.pause) }
    kept.noteClock()
  }

  /// Takes over what a person did at the terminal, `nil` when it has gone.
  private func steer(_ line: TerminalLine?) {
    lastUse = SystemClock.monotonic
    if dashboard.phone.passage != nil { return steerWhileBusy(line) }
    take(line)
    // What was pressed meanwhile is done now, unless that begins a jump again.
    while dashboard.phone.passage == nil, !waiting.isEmpty { take(waiting.removeFirst()) }
  }

  private func take(_ line: TerminalLine?) {
    fulfilPostponed()
    switch line {
    case .event(let event): kept.handle(event)
    case .resumed: kept.resume()
    case nil:
      dashboard.phone.resources = DiskResources(folder: "/")
      kept.handle(.resize(Self.size))
    }
    settle()
  }

  /// In the middle of a jump Escape and Ctrl-C stop it, the picture may get another size, and everything else waits.
  private func steerWhileBusy(_ line: TerminalLine?) {
    switch line {
    case .event(.key(.escape)), .event(.key(.control("c"))): wantsStop = true
    case .event(.resize(let size)): kept.handle(.resize(size))
    case .some(let line): if waiting.count < Self.mostWaiting { waiting.append(line) }
    case nil:
      (waiting, postponedGreeting) = ([], nil)
      dashboard.phone.resources = DiskResources(folder: "/")
      kept.handle(.resize(Self.size))
    }
  }

  func lend(_ terminal: any BusyTerminal) { kept.lend(terminal) }

  func arrivalWhileBusy() -> Bool {
    wantsStop = false
    let goesOn = kept.arrivalWhileBusy()
    return goesOn && !wantsStop
  }

  private func fulfilPostponed() {
    guard dashboard.phone.passage == nil, let greeting = postponedGreeting else { return }
    postponedGreeting = nil
    fulfil(greeting)
  }

  /// Tells the terminal what is no picture.
  private func settle() {
    fulfilPostponed()
    if kept.takeBell() { server.tell(.rings) }
    guard dashboard.isFinished else { return }
    // A person who leaves the dashboard leaves the phone running.
    dashboard.goOn()
    server.tell(.leaves)
    server.endSteering()
  }

  // MARK: The end

  private func end(_ reason: String) {
    guard !isEnding else { return }
    isEnding = true
    server.stopListening()
    server.tell(.ending(reason))
    server.endSteering()
  }

  private var secondsUntilIdleEnd: Double? {
    guard let idleEnd, !isEnding, server.callerCount == 0, server.viewerCount == 0 else { return nil }
    return max(0, lastUse + idleEnd - SystemClock.monotonic)
  }

  private func endIfIdle() {
    if server.callerCount + server.viewerCount > 0 { lastUse = SystemClock.monotonic }
    if secondsUntilIdleEnd == 0 { end("It was not used.") }
  }

  var isFinished: Bool { isEnding && server.callerCount == 0 }

  // MARK: The loop

  func start(size: CellSize) { kept.start(size: size) }

  func handle(_ event: InputEvent) { kept.handle(event) }

  func wake() {
    if !isEnding, isFolderLost() { return end("Its state folder was made anew and belongs to another phone now.") }
    kept.wake()
    settle()
    endIfIdle()
  }

  func resume() {
    kept.resume()
    settle()
  }

  func arrival() {
    kept.arrival()
    settle()
    if server.callerCount + server.viewerCount > 0 { lastUse = SystemClock.monotonic }
  }

  /// Without anybody who watches only deadlines matter, and many of them are as well met together.
  private var secondsUntilDeadline: Double? {
    let time = dashboard.time
    guard let next = dashboard.device.nextDeadline,
      let seconds = time.seconds(until: next, real: SystemClock.monotonic)
    else { return nil }
    return max(seconds, time.rate > 1 ? 1 : 0)
  }

  func secondsUntilNextWake() -> Double? {
    let own =
      server.viewerCount > 0
      ? kept.secondsUntilNextWake() : [secondsUntilDeadline, server.secondsUntilDeadline].compactMap(\.self).min()
    return [own, secondsUntilIdleEnd].compactMap(\.self).min()
  }

  var wakeDescriptor: Int32? { kept.wakeDescriptor }
  var needsDisplay: Bool { kept.needsDisplay && server.viewerCount > 0 }
  func frame() -> Grid { kept.frame() }
}
