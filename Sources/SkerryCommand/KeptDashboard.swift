import SkerryCells
import SkerryDashboard

/// The dashboard, which other programs can steer, and whose clock is noted in the state folder, so that not even a killed
/// program forgets a jump in time.
@MainActor
final class KeptDashboard: TerminalProgram {
  private let dashboard: Dashboard
  private let clock: ClockFile
  private let server: ControlServer?
  private var lastSaved = -Double.infinity
  private var savedAhead: Double

  /// The most writes are two a second; at high speeds the clock runs away all the time.
  private static let pause = 0.5

  init(_ dashboard: Dashboard, clock: ClockFile, server: ControlServer?) {
    self.dashboard = dashboard
    self.clock = clock
    self.server = server
    savedAhead = dashboard.device.now.timeIntervalSince(SystemClock.wall)
  }

  private func noteClock() {
    let wall = SystemClock.wall
    let ahead = dashboard.device.now.timeIntervalSince(wall)
    let real = SystemClock.monotonic
    guard abs(ahead - savedAhead) >= 1, real - lastSaved >= Self.pause else { return }
    (savedAhead, lastSaved) = (ahead, real)
    // The phone itself tells when its folder can't be written to; at the end it is tried once more, loudly.
    try? clock.save(now: dashboard.device.now, wall: wall)
  }

  func handle(_ event: InputEvent) {
    dashboard.handle(event)
    noteClock()
  }

  func wake() {
    server?.dropLate()
    dashboard.wake()
    noteClock()
  }

  /// A caller that sends half a request is no reason for a picture.
  func arrival() {
    guard server?.serve() ?? true else { return }
    dashboard.wake()
    noteClock()
  }

  func start(size: CellSize) { dashboard.start(size: size) }
  func secondsUntilNextWake() -> Double? {
    [dashboard.secondsUntilNextWake(), server?.secondsUntilDeadline].compactMap { $0 }.min()
  }
  var wakeDescriptor: Int32? { dashboard.wakeDescriptor }
  var isFinished: Bool { dashboard.isFinished }
  var needsDisplay: Bool { dashboard.needsDisplay }
  func frame() -> Grid { dashboard.frame() }
  func changes() -> [CellRun]? { dashboard.changes() }
  func takeBell() -> Bool { dashboard.takeBell() }
}
