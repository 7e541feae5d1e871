import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerrySnapshots
import SkerryWidgets

/// A phone in memory with one app on it, at a fixed instant, for tests to look at.
///
/// ```swift
/// let scene = try LiveActivityScene(MyApp.self)
/// scene.startSample()
/// scene.advance(by: 59)
/// let card = try scene.picture(of: .lockScreen)
/// ```
@MainActor public final class LiveActivityScene {
  /// 2026-01-31 09:41:00 UTC, when scenes start unless told otherwise.
  nonisolated public static let start = Date(timeIntervalSince1970: 1_769_852_460)

  /// The phone that the activity runs on.
  public let device: Device
  /// The app the scene is about.
  public let process: AppProcess
  /// When the scene began.
  public let start: Date

  /// There is no such app or model, or no activity to look at; the description says which.
  nonisolated public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why the activity can't be started, in one sentence.
    public let description: String
  }

  /// A phone that keeps nothing, with one app.
  public convenience init<App: SimulatedApp>(
    _ app: App.Type, model: DeviceModel = .standard, start: Date = LiveActivityScene.start, timeZone: String = "UTC"
  ) throws {
    try self.init(apps: [InstalledApp(app)], model: model, start: start, timeZone: timeZone)
  }

  /// A phone with several apps; the scene is about the first. Its files go into `files`.
  public init(
    apps: [InstalledApp], model: DeviceModel = .standard, start: Date = LiveActivityScene.start,
    timeZone: String = "UTC", files: any FileStore = MemoryStore(), folders: any FolderSystem = MemoryFolders()
  ) throws {
    device = Device(apps: apps, files: files, folders: folders, now: start)
    guard let first = device.apps.first else { throw Problem(description: "A scene needs an app.") }
    process = first
    self.start = start
    device.configure { settings in
      settings.timeZone = timeZone
      settings.modelID = model.id
      settings.asksAboutLiveActivities = false
    }
  }

  // MARK: Deeds

  /// Opens the app and starts its sample.
  public func startSample() { device.startSample(of: process) }

  /// Does something in the app, by the id of one of its actions; returns what went wrong, if anything did.
  @discardableResult
  public func perform(_ action: AppAction.ID, _ values: [String: String] = [:]) throws -> String? {
    func offered() -> AppAction? { process.screen?.actions.first { $0.id == action } }
    // An action that needs its app in front opens it.
    if !process.isRunning || offered() == nil { device.open(process) }
    guard let action = offered() else {
      throw Problem(description: "\(process.information.displayName) does not offer the action “\(action)” now.")
    }
    let initial = Dictionary(action.fields.map { ($0.id, $0.initialValue) }, uniquingKeysWith: { first, _ in first })
    return device.perform(action, of: process, form: AppForm(initial.merging(values) { $1 }))
  }

  /// Lets virtual seconds pass; every deadline in between happens.
  public func advance(by seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  /// Lets it become so many virtual seconds after the start.
  public func advance(to seconds: Double) { device.advance(to: start.addingTimeInterval(seconds)) }

  // MARK: Pictures

  /// The activities of the app that were not dismissed, in the order of their starts.
  public var activities: [ActivityRecord] {
    device.center.withRegistry { $0.activities(of: process.information.bundleIdentifier) }
  }

  /// A presentation of the app's newest activity.
  public func picture(of presentation: LiveActivityPresentation) throws -> SurfacePicture {
    guard let record = activities.last else {
      throw Problem(description: "\(process.information.displayName) has no activity to show now.")
    }
    return device.picture(presentation, of: record)
  }

  /// A presentation of the app's newest activity, ready to be compared.
  public func snapshot(of presentation: LiveActivityPresentation) throws -> Snapshot {
    snapshot(of: try picture(of: presentation), title: "\(process.information.displayName), \(presentation.rawValue)")
  }

  /// The whole phone, ready to be compared.
  public func phoneSnapshot(rows: Int = 40) -> Snapshot {
    snapshot(of: device.phonePicture(rows: rows), title: "\(process.information.displayName), phone")
  }

  /// Any picture of the phone, ready to be compared.
  public func snapshot(of picture: SurfacePicture, title: String) -> Snapshot {
    Snapshot(title: title, circumstances: circumstances, grid: picture.grid, spoken: picture.spoken)
  }

  /// The circumstances that pictures of the scene depend on now.
  public var circumstances: Snapshot.Circumstances {
    Snapshot.Circumstances(
      instant: device.now, device: device.settings.model.name, timeZone: device.settings.timeZone)
  }
}

extension LiveActivityScene {
  /// Compares presentations of the app's activity at several moments with their golden files.
  ///
  /// Moments are seconds after the scene's start, in the order given, each with the name its files get:
  /// `try scene.check([("0m59s", 59), ("1m", 60)], in: snapshots, named: "climb")` compares `climb/0m59s/lock-screen`
  /// and the others. All are compared before the first failure is thrown, so that one run records or shows them all.
  public func check(
    _ moments: [(name: String, seconds: Double)], in folder: SnapshotFolder, named name: String,
    presentations: [LiveActivityPresentation] = [.lockScreen, .compact, .minimal, .expanded]
  ) throws {
    var pictures: [(name: String, snapshot: Snapshot)] = []
    for moment in moments {
      advance(to: moment.seconds)
      for presentation in presentations {
        pictures.append(("\(name)/\(moment.name)/\(presentation.rawValue)", try snapshot(of: presentation)))
      }
    }
    try folder.check(pictures)
  }
}
