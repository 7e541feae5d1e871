import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import LittleMoments
@testable import SkerryDevice

/// A phone with Little Moments on it, driven by actions and virtual time.
@MainActor struct MomentsPhone {
  let scene: LiveActivityScene
  let files: any FileStore

  init(
    model: DeviceModel = .standard, files: any FileStore = MemoryStore(), allowsNotifications: Bool = true,
    start: Date = LiveActivityScene.start, folders: any FolderSystem = DiskFolders()
  ) throws {
    self.files = files
    scene = try LiveActivityScene(apps: [.littleMoments], model: model, start: start, files: files, folders: folders)
    if allowsNotifications { scene.device.setNotifications(true, for: scene.process) }
  }

  var device: Device { scene.device }
  var log: [String] { device.log.entries.map(\.message) }
  func count(_ line: String) -> Int { log.count { $0.contains(line) } }
  /// What the newest activity's state is; `nil` without one.
  var state: MeditationLiveActivityAttributes.ContentState? {
    scene.activities.last.flatMap {
      try? JSONDecoder().decode(MeditationLiveActivityAttributes.ContentState.self, from: $0.state)
    }
  }
  var activityStates: [ActivityState] { scene.activities.map(\.activityState) }
  var documents: any FileStore { files.folder("apps").folder("littlemoments") }
  var journal: Journal? {
    try? documents.read("sessions.json").flatMap { try JSONDecoder().decode(Journal.self, from: $0) }
  }
  /// The health store's file, as any program reads it.
  var health: [MindfulSession] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = (try? documents.read("health.json")) ?? nil
    return data.flatMap { try? decoder.decode(HealthStore.self, from: $0) }?.mindfulSessions ?? []
  }

  // MARK: What a person does

  @discardableResult
  func act(_ action: String, _ values: [String: String] = [:]) throws -> String? { try scene.perform(action, values) }

  func start(_ minutes: Int?) throws {
    #expect(try act("start-session", ["minutes": minutes.map { String($0) } ?? ""]) == nil)
  }

  func set(_ id: String, _ isOn: Bool) throws { #expect(try act("settings", [id: isOn ? "yes" : "no"]) == nil) }

  func fields(of action: String) -> [String] {
    scene.process.screen?.actions.first { $0.id == action }?.fields.map(\.id) ?? []
  }

  var actionIDs: [String] { scene.process.screen?.actions.map(\.id) ?? [] }

  /// Presses what is called `label` in a presentation of the activity.
  func press(_ label: String, in presentation: LiveActivityPresentation) throws {
    let region = try #require(try scene.picture(of: presentation).regions.first { $0.label == label })
    guard case .action(let action, _) = region.target else {
      Issue.record("\(label) is no link or button")
      return
    }
    device.press(action, of: scene.process)
  }

  // MARK: What is seen

  func text(_ presentation: LiveActivityPresentation) throws -> String {
    try scene.picture(of: presentation).grid.plainText()
  }

  /// The words of the app's own screen on the phone, lines joined.
  func screen() -> String {
    device.open(scene.process)
    let text = device.phonePicture(rows: 40).grid.plainText()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Files whose writing can be made to fail, one by one.
final class FailingFiles: WholeFileStore {
  struct Failure: Error, CustomStringConvertible { let description = "the disk is full" }
  private let store: any FileStore
  /// The file that can't be written; shared with the folders within.
  private let failing: FailingName

  /// A name that may change.
  final class FailingName: Sendable {
    private let files = MemoryStore()
    var name: String? {
      get { ((try? files.read("name")) ?? nil).map { String(decoding: $0, as: UTF8.self) } }
      set {
        if let newValue { try? files.write(Data(newValue.utf8), to: "name") } else { try? files.remove("name") }
      }
    }
  }

  init(_ store: any FileStore = MemoryStore(), failing: FailingName) {
    self.store = store
    self.failing = failing
  }

  func read(_ name: String) throws -> Data? { try store.read(name) }
  func write(_ data: Data, to name: String) throws {
    if failing.name == name { throw Failure() }
    try store.write(data, to: name)
  }
  func append(_ data: Data, to name: String) throws {
    if failing.name == name { throw Failure() }
    try store.append(data, to: name)
  }
  func remove(_ name: String) throws { try store.remove(name) }
  func setAside(_ name: String) throws -> String { try store.setAside(name) }
  func folder(_ name: String) -> any FileStore { FailingFiles(store.folder(name), failing: failing) }
  func names() throws -> [String] { try store.names() }
  var losses: Int { 0 }
}
