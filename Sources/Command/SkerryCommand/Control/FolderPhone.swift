import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryServer
import SkerrySteps

/// The phone in a state folder on which none runs: switched on for a moment, at its own time.
@MainActor
final class FolderPhone: PhoneConnection {
  /// `nil` for a phone that is only looked at, of which nothing is kept.
  private let lock: FolderLock?
  private let clock: ClockNote
  private let wall: Date
  private let dashboard: Dashboard
  /// Where a signal stopped the way to the present time; `nil` if none did.
  private var behind: String?

  /// Takes over a folder and its lock.
  convenience init(_ files: any FileStore, lock: FolderLock) { self.init(files, lock, DiskFolders()) }

  /// Looks at a folder, and leaves it as it is.
  convenience init(reading files: any FileStore) { self.init(OverlayStore(files), nil, ReadingFolders(DiskFolders())) }

  private init(_ files: any FileStore, _ lock: FolderLock?, _ folders: any FolderSystem) {
    self.lock = lock
    let file = ClockFile(files)
    wall = SystemClock.wall
    let kept = file.load(wall: wall)
    clock = ClockNote(file, saved: kept.time)
    let device = Device(
      apps: Skerry.installedApps.withLock { $0 }, files: clock.store(files), folders: folders, now: kept.time.instant)
    clock.follow(device.clock)
    if let problem = kept.problem { device.note(.trouble(.storage), problem, level: .failure) }
    // Whatever was due since the last run happens first, as at the start of a dashboard.
    let isThere = device.advance(to: kept.time.instant) { HeldSignals.first == nil }
    dashboard = Dashboard(
      device: device, realClock: { 0 }, rate: kept.time.speed, isPaused: kept.time.isPaused)
    dashboard.speakForProgram()
    dashboard.phone.recentPushes = RecentPushes(files: files)
    dashboard.start(size: BackgroundProgram.size)
    dashboard.phone.attendant = { _ in HeldSignals.first == nil }
    if !isThere { behind = WallClock(device.now, timeZone: device.settings.timeZone).timestamp }
  }

  func send(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let behind else { return ControlDesk(dashboard.phone).answer(request) }
    throw CommandFailure(
      "Stopped at \(behind), on the way to the present; nothing was done, and the next command goes on.")
  }

  func finish() throws {
    guard lock != nil else { return }
    do {
      // The moment that the command took is not the phone's. What was not caught up with stays to be.
      if behind == nil { try clock.save(PhoneTime(dashboard.time, real: 0, wall: wall)) }
      try dashboard.device.keep()
    } catch let error as StorageError {
      throw CommandFailure.unkept(error.description)
    }
  }
}
