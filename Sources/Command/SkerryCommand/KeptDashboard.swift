import SkerryCells
import SkerryDashboard
import SkerryServer

/// The dashboard, which other programs can steer, and whose clock is noted in the state folder, so that not even a killed
/// program forgets a jump in time. The demonstration takes its place for a while, on a phone of its own.
@MainActor
final class KeptDashboard: TerminalProgram {
  private let dashboard: Dashboard
  private let clock: ClockNote
  private let sources: WakeSources
  /// The demonstration while it plays.
  private var demo: TapeProgram?
  private var size = CellSize(columns: 80, rows: 24)

  init(_ dashboard: Dashboard, clock: ClockNote, sources: WakeSources) {
    self.dashboard = dashboard
    self.clock = clock
    self.sources = sources
  }

  /// Answers a caller; what the answer says is kept by then. A caller that would disturb a jump waits: `nil`.
  func answer(_ request: HTTPRequest, at desk: ControlDesk) -> HTTPResponse? {
    let response = desk.answerUnlessBusy(request)
    noteClock()
    return response
  }

  private var time: PhoneTime { PhoneTime(dashboard.time, real: SystemClock.monotonic, wall: SystemClock.wall) }

  /// Notes the time when it was jumped, paused or hurried, or the computer's clock was set.
  func noteClock() {
    let time = time
    guard !clock.saved.agrees(with: time) else { return }
    // The phone itself tells when its folder can't be written to; at the end it is tried once more, loudly.
    try? clock.save(time)
  }

  /// Writes everything that is not on disk yet. Throws ``StorageError`` when it can't be.
  func keep() throws {
    try clock.save(time)
    try dashboard.device.keep()
  }

  /// The program on the screen.
  private var shown: any TerminalProgram { demo ?? dashboard }

  func handle(_ event: InputEvent) {
    if case .resize(let size) = event { self.size = size }
    // Keys may come faster than files are written: all is on disk before it is shown.
    dashboard.device.putsOffSaving = true
    shown.handle(event)
    if let demo {
      if demo.isFinished { leaveDemo() }
    } else if dashboard.takeDemoWish() {
      startDemo()
    }
    serveWaiting()
    noteClock()
  }

  /// Answers callers who had to wait for the end of a jump.
  private func serveWaiting() {
    guard let server = sources.server, server.hasWaiting else { return }
    dashboard.device.putsOffSaving = false
    if server.serveWaiting() { shown.wake() }
  }

  private func leaveDemo() {
    demo = nil
    // It comes back to the terminal as it is now, and in full.
    dashboard.handle(.resize(size))
  }

  private func startDemo() {
    do {
      let demo = try Demonstration.program(takenRemark: "This phone is yours now; q goes back to your own.")
      demo.start(size: size)
      self.demo = demo
    } catch {
      dashboard.tell("\(error)")
    }
  }

  func wake() {
    dashboard.device.putsOffSaving = false
    sources.server?.dropLate()
    shown.wake()
    serveWaiting()
    noteClock()
  }

  func resume() {
    dashboard.device.putsOffSaving = false
    shown.resume()
    noteClock()
  }

  /// A caller that sends half a request is no reason for a picture, nor is a file that concerns no app.
  func arrival() {
    dashboard.device.putsOffSaving = false
    guard sources.serve(foldersChanged: { dashboard.device.takeFolderChanges() }) else { return }
    dashboard.wake()
    noteClock()
  }

  /// Callers are answered in the middle of a jump as far as they only look; one that hangs up wants its own to stop.
  func arrivalWhileBusy() -> Bool {
    // Changed files wait: they would change the phone.
    _ = sources.serve(foldersChanged: { false })
    return sources.server?.isAnsweringNobody != true
  }

  func lend(_ terminal: any BusyTerminal) { dashboard.lend(terminal) }

  func start(size: CellSize) {
    self.size = size
    dashboard.start(size: size)
  }
  func secondsUntilNextWake() -> Double? {
    [shown.secondsUntilNextWake(), sources.server?.secondsUntilDeadline].compactMap { $0 }.min()
  }
  var wakeDescriptor: Int32? { dashboard.wakeDescriptor }
  var isFinished: Bool { dashboard.isFinished }
  var needsDisplay: Bool { shown.needsDisplay }
  func frame() -> Grid {
    dashboard.device.putsOffSaving = false
    let grid = shown.frame()
    sources.server?.show(grid)
    return grid
  }
  func parts() -> [ScreenPart] { shown.parts() }
  func takeBell() -> Bool { shown.takeBell() }
  func take(printed lines: [String]) { dashboard.take(printed: lines) }
}

extension Dashboard {
  /// Lets it offer what this program has, and nothing else.
  func speakForProgram() {
    programName = Skerry.programName
    hasDemonstration = Skerry.hasDemonstration
  }
}
