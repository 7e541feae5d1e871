import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerrySteps
import SkerryWidgets

/// An app's sample activity on a phone that keeps nothing.
@MainActor
struct Sample {
  private let device: Device
  private let process: AppProcess

  /// The app's own sample, or what a preview shows.
  init(
    app: InstalledApp, among apps: [InstalledApp] = Skerry.installedApps.withLock({ $0 }),
    preview: PreviewChoice? = nil, start: Date, phone: PhoneOptions
  ) throws {
    device = Device(apps: apps, files: MemoryStore(), now: start)
    guard let process = device.app(named: app.information.name) else {
      throw CommandFailure.noSuch("app", app.information.name, known: Skerry.appNames)
    }
    self.process = process
    // A sample shows what the app draws, on a phone whose owner has allowed it already.
    device.configure { $0.asksAboutLiveActivities = false }
    try phone.apply(to: device)
    if let preview {
      device.start(preview.preview, state: preview.state, of: process)
    } else if let first = app.previews.first(where: { $0.attributesType != nil }) {
      device.start(first, state: 0, of: process)
    } else {
      device.startSample(of: process)
    }
    problem = process.state.takeProblem()
    let activities = device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
    hasStarted = !activities.isEmpty
  }

  /// Whether there was an activity to begin with: an extension may be made of widgets alone.
  private let hasStarted: Bool

  /// Why the activity could not be started; `nil` if it was.
  private let problem: String?

  var appName: String { process.information.displayName }

  func advance(to instant: Date) throws {
    guard instant >= device.now else {
      throw CommandFailure(
        "--at: the sample starts at 2026-01-31T09:41:00Z; give a later instant or a duration such as +59m.")
    }
    guard instant.timeIntervalSince(device.now) <= TimeEntry.farthest else {
      throw CommandFailure("--at: that is more than ten years after the sample's start; give an earlier instant.")
    }
    device.advance(to: instant)
  }

  /// The picture of a preview of a widget or a view.
  func picture(of choice: PreviewChoice) throws -> SurfacePicture {
    guard let picture = device.picture(of: choice.preview, state: choice.state) else {
      throw CommandFailure("“\(choice.preview.title)” shows nothing: its widget takes entries of another type.")
    }
    return picture
  }

  func picture(of surface: Surface, size: CellSize?) throws -> SurfacePicture {
    let rows = size?.rows ?? 40
    switch surface {
    case .presentation(let presentation):
      if presentation.isInIsland { try requireIsland() }
      return try self.presentation(presentation)
    case .island:
      try requireIsland()
      device.goHome()
      return device.islandSurface()
    case .phone:
      device.lock()
      return device.phonePicture(rows: rows)
    case .home:
      device.goHome()
      return device.phonePicture(rows: rows)
    case .app: return device.phonePicture(rows: rows)
    case .dashboard: return dashboard(size ?? CellSize(columns: 120, rows: 40))
    }
  }

  private func requireIsland() throws {
    guard device.settings.model.hasIsland else {
      throw CommandFailure("\(device.settings.model.name) has no island; choose another model with --device.")
    }
  }

  private func presentation(_ presentation: LiveActivityPresentation) throws -> SurfacePicture {
    guard process.information.supportsLiveActivities else {
      throw CommandFailure(
        "\(process.information.displayName) has no Live Activity; show it with --surface app or --surface home.")
    }
    let all = device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
    guard let record = all.last else {
      if let problem { throw CommandFailure("The activity can't be started: \(problem)") }
      guard hasStarted else {
        throw CommandFailure(
          "\(process.information.displayName) has no activity to show; its widgets are shown with --surface home, and "
            + "those of the lock screen with --surface phone.")
      }
      throw CommandFailure(
        "--at: \(process.information.displayName) has no activity at that instant, the last one was dismissed; "
          + "give an earlier one.")
    }
    return device.picture(presentation, of: record)
  }

  private func dashboard(_ size: CellSize) -> SurfacePicture {
    device.lock()
    let dashboard = Dashboard(device: device, realClock: { 0 }, rate: 1)
    dashboard.speakForProgram()
    dashboard.start(size: size)
    return dashboard.picture().surface
  }
}
