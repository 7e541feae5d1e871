import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDefaults
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import IOSWiz
@testable import SkerryDevice

/// A phone with iOSWiz and a vault on it, driven by actions and virtual time.
@MainActor struct WizPhone {
  static let path = "/vault"

  let scene: LiveActivityScene
  let files: any FileStore
  let folders: any FolderSystem

  /// - Parameter choosesVault: whether the vault is chosen as the first thing.
  init(
    files: any FileStore = MemoryStore(), folders: any FolderSystem = MemoryFolders([path]),
    start: Date = LiveActivityScene.start, timeZone: String = "UTC", choosesVault: Bool = true, path: String = path
  ) throws {
    (self.files, self.folders) = (files, folders)
    scene = try LiveActivityScene(
      apps: [.iOSWiz], start: start, timeZone: timeZone, files: files, folders: folders)
    if choosesVault { try choose(path) }
  }

  var device: Device { scene.device }
  var log: [String] { device.log.entries.map(\.message) }
  func count(_ line: String) -> Int { log.count { $0.contains(line) } }
  var now: Int { Int(device.now.timeIntervalSince1970) }

  /// The same phone after the program was ended and started again.
  func restarted() throws -> WizPhone {
    try WizPhone(
      files: files, folders: folders, start: device.now, timeZone: device.settings.timeZone, choosesVault: false)
  }

  // MARK: What a person does

  @discardableResult
  func act(_ action: String, _ values: [String: String] = [:]) throws -> String? { try scene.perform(action, values) }

  func choose(_ path: String) throws {
    try act("settings")
    #expect(try act("choose-vault", ["folder": path]) == nil)
    try act("back")
  }

  func log(_ type: ActivityType) throws { #expect(try act("log-\(type.rawValue)") == nil) }

  var actionIDs: [String] { scene.process.screen?.actions.map(\.id) ?? [] }

  func widget(_ family: WidgetFamily = .systemSmall) throws -> PlacedWidget {
    let widget = PlacedWidget(app: "ioswiz", kind: NavWidget.kind, family: family)
    try device.place(widget)
    return widget
  }

  /// Presses a button of the widget, as it is drawn.
  func press(_ type: ActivityType, in family: WidgetFamily = .systemSmall) throws {
    if device.foregroundApp != nil { device.goHome() }
    let widget = try widget(family)
    let region = try #require(
      device.picture(of: widget).regions.first { $0.label == "Log \(type.displayName)" })
    guard case .widgetAction(let action, _) = region.target else {
      Issue.record("\(type) is no button")
      return
    }
    device.press(action, in: widget)
  }

  // MARK: What is seen

  /// The words of the app's own screen on the phone, lines joined.
  func screen(rows: Int = 40) -> String {
    device.settle()
    device.open(scene.process)
    let text = device.phonePicture(rows: rows).grid.plainText()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The rows of the log on the screen: type, time, date and what stands behind them.
  func rows() -> [String] {
    device.settle()
    device.open(scene.process)
    return device.phonePicture(rows: 60).grid.plainText().split(separator: "\n").map(String.init)
      .filter { $0.contains(" AM ") || $0.contains(" PM ") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  func text(of family: WidgetFamily = .systemSmall) throws -> String {
    device.picture(of: try widget(family)).grid.plainText()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var lastKnown: [String: Int] {
    device.settle()
    guard case .dictionary(let values)? = group["LastKnownActivities"] else { return [:] }
    return values.compactMapValues { if case .int(let value) = $0 { value } else { nil } }
  }
  var pending: String? {
    guard case .data(let data)? = group["PendingActivities"] else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
  private var group: [String: DefaultsValue] { device.defaults.values(of: "group.com.ioswiz.shared") }

  /// What a note of the vault says.
  func note(_ day: String, in path: String = path) -> String? {
    let file = try? folders.read("\(day).md", in: path)
    return file.map { String(decoding: $0.data, as: UTF8.self) }
  }

  /// The lines of a note that begin with a dash and a digit.
  func entries(_ day: String, in path: String = path) -> [String] {
    (note(day, in: path) ?? "").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("- ") && $0.dropFirst(2).first?.isNumber == true }
  }

  /// The block ids of the entries that wait on the phone.
  func waitingNames() throws -> [String] {
    let data = try documents.read(AppStore.queueFile)
    return try data.map { try JSONDecoder().decode(WaitingQueue.self, from: $0).entries.map(\.id) } ?? []
  }

  var documents: any FileStore { files.folder("apps").folder("ioswiz") }
}

extension LocalZone: ExpressibleByStringLiteral {
  public init(stringLiteral identifier: String) { self.init(identifier) }
}
