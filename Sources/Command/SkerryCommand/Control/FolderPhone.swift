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
  private let clock: ClockFile
  private let wall: Date
  private let dashboard: Dashboard

  /// Takes over a folder and its lock.
  convenience init(_ files: any FileStore, lock: FolderLock) { self.init(files, lock, DiskFolders()) }

  /// Looks at a folder, and leaves it as it is.
  convenience init(reading files: any FileStore) { self.init(OverlayStore(files), nil, ReadingFolders(DiskFolders())) }

  private init(_ files: any FileStore, _ lock: FolderLock?, _ folders: any FolderSystem) {
    self.lock = lock
    clock = ClockFile(files)
    wall = SystemClock.wall
    let kept = clock.load(wall: wall)
    let device = Device(
      apps: Skerry.installedApps.withLock { $0 }, files: files, folders: folders, now: kept.time.instant)
    if let problem = kept.problem { device.note(.trouble(.storage), problem, level: .failure) }
    // Whatever was due since the last run happens first, as at the start of a dashboard.
    device.advance(to: kept.time.instant)
    dashboard = Dashboard(
      device: device, realClock: { 0 }, rate: kept.time.speed, isPaused: kept.time.isPaused)
    dashboard.phone.recentPushes = RecentPushes(files: files)
    dashboard.start(size: BackgroundProgram.size)
  }

  func send(_ request: HTTPRequest) -> HTTPResponse { ControlDesk(dashboard.phone).answer(request) }

  func finish() throws {
    guard lock != nil else { return }
    do {
      // The moment that the command took is not the phone's.
      try clock.save(PhoneTime(dashboard.time, real: 0, wall: wall))
      try dashboard.device.keep()
    } catch let error as StorageError {
      throw CommandFailure("What happened is not kept: \(error.description)")
    }
  }
}
