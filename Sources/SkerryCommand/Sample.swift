import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryWidgets

/// An app's sample activity on a phone that keeps nothing.
@MainActor
struct Sample {
  private let device: Device
  private let process: AppProcess

  init(app: String, start: Date, phone: PhoneOptions) throws {
    let apps = Skerry.installedApps.withLock { $0 }
    device = Device(apps: apps, files: MemoryStore(), now: start)
    guard let process = device.app(named: app) else {
      let known = apps.map(\.information.name).joined(separator: ", ")
      throw CommandFailure("There is no app “\(CellText(app))”; choose one of \(known).")
    }
    self.process = process
    try phone.apply(to: device)
    device.startSample(of: process)
  }

  func advance(to instant: Date) throws {
    guard instant >= device.now else { throw CommandFailure("--at: the sample starts later than that.") }
    guard instant.timeIntervalSince(device.now) <= TimeEntry.farthest else {
      throw CommandFailure("--at: that is more than ten years after the sample's start.")
    }
    device.advance(to: instant)
  }

  func picture(of surface: Surface, size: CellSize?) throws -> SurfacePicture {
    switch surface {
    case .lockScreen: return try presentation(.lockScreen)
    case .compact: return try presentation(.compact)
    case .minimal: return try presentation(.minimal)
    case .expanded: return try presentation(.expanded)
    case .banner: return try presentation(.banner)
    case .island:
      device.goHome()
      guard device.settings.model.hasIsland else {
        throw CommandFailure("\(device.settings.model.name) has no island; choose another model with --device.")
      }
      return device.islandPicture()
    case .phone:
      device.lock()
      return device.phonePicture(rows: size?.rows ?? 40)
    case .home:
      device.goHome()
      return device.phonePicture(rows: size?.rows ?? 40)
    case .app: return device.phonePicture(rows: size?.rows ?? 40)
    case .dashboard: return dashboard(size ?? CellSize(columns: 120, rows: 40))
    }
  }

  private func presentation(_ presentation: LiveActivityPresentation) throws -> SurfacePicture {
    let all = device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
    guard let record = all.last else {
      throw CommandFailure(
        "At that instant \(process.information.displayName) has no activity; the last one was dismissed.")
    }
    return device.picture(presentation, of: record)
  }

  private func dashboard(_ size: CellSize) -> SurfacePicture {
    device.lock()
    let dashboard = Dashboard(device: device, realClock: { 0 }, rate: 1)
    dashboard.start(size: size)
    let picture = dashboard.picture()
    var result = SurfacePicture(grid: picture.grid)
    result.regions = picture.regions
    result.spoken = picture.spoken
    result.nextChange = picture.nextChange
    return result
  }
}
