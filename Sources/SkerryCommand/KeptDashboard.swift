import SkerryCells
import SkerryDashboard

/// The dashboard, which other programs can steer, and whose clock is noted in the state folder, so that not even a killed
/// program forgets a jump in time.
@MainActor
final class KeptDashboard: TerminalProgram {
  private let dashboard: Dashboard
  private let clock: ClockFile
  private let server: ControlServer?
  /// The time as the folder has it.
  private var saved: PhoneTime

  init(_ dashboard: Dashboard, clock: ClockFile, saved: PhoneTime, server: ControlServer?) {
    self.dashboard = dashboard
    self.clock = clock
    self.saved = saved
    self.server = server
  }

  private var time: PhoneTime { PhoneTime(dashboard.time, real: SystemClock.monotonic, wall: SystemClock.wall) }

  /// Notes the time when it was jumped, paused or hurried, or the computer's clock was set.
  private func noteClock() {
    let time = time
    guard !saved.agrees(with: time) else { return }
    // The phone itself tells when its folder can't be written to; at the end it is tried once more, loudly.
    do { try clock.save(time) } catch { return }
    saved = time
  }

  /// Writes everything that is not on disk yet. Throws ``StorageError`` when it can't be.
  func keep() throws {
    try clock.save(time)
    try dashboard.device.keep()
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
