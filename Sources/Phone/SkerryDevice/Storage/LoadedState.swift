import FoundationEssentials
import SkerryActivities
import SkerryBackground
import SkerryBasics
import SkerryDefaults
import SkerryNotifications

/// The contents of a phone's state folder when it is switched on.
struct LoadedState {
  private(set) var registry = Registry()
  /// Whether the folder has a registry, to which changes can be added.
  private(set) var hasRegistry = false
  private(set) var settings = DeviceSettings()
  private(set) var moment = PhoneMoment()
  /// `nil` on a new phone.
  let notifications: NotificationState?
  private(set) var background = BackgroundWork()
  private(set) var logFile = LogFile()
  let log: EventLog
  /// The files that could not be used, in whole sentences; nothing unreadable is overwritten.
  let problems: [String]
  /// What was mended without a loss.
  let remarks: [String]
  /// The same as the problems, file by file.
  let findings: [BrokenFile]
  /// Files that must not be written to.
  let untouchable: Set<String>

  init(_ files: any FileStore, apps: [InstalledApp]) {
    let storeFindings = files.brokenFiles
    let mended = files.mend()
    var reader = StateReader(files)
    if let registry = Self.registry(&reader, files) { (self.registry, hasRegistry) = (registry, true) }
    notifications = reader.value(NotificationState.self, in: StateFile.notifications)
    if let background = reader.value(BackgroundWork.self, in: StateFile.background) { self.background = background }
    if let stored = reader.value(StoredDevice.self, in: StateFile.settings) {
      settings = stored.settings.sensible
      moment = stored.moment
    }
    let bundles = apps.map { ($0.information.displayName, $0.information.bundleIdentifier) }
    log = logFile.load(&reader, bundles: Dictionary(bundles, uniquingKeysWith: { first, _ in first }))
    problems = mended.filter(\.isLoss).map(\.sentence) + reader.problems
    remarks = mended.filter { !$0.isLoss }.map(\.sentence)
    findings = storeFindings + reader.findings
    untouchable = reader.untouchable
  }

  /// The registry as it was written, and as it was changed since.
  private static func registry(_ reader: inout StateReader, _ files: any FileStore) -> Registry? {
    let changes = files.amendments(of: StateFile.registry)
    return reader.contents(of: StateFile.registry, orNone: changes.isEmpty ? nil : Data()) { data in
      var registry = data.isEmpty && !changes.isEmpty ? Registry() : try Versioned<Registry>.decode(data)
      if !changes.isEmpty { try registry.take(changes) }
      return registry
    }
  }
}

/// The names of the phone's own files in the state folder.
enum StateFile {
  static let registry = "registry.json"
  static let notifications = "notifications.json"
  static let background = "background.json"
  static let settings = "device.json"
}

/// Looks whether a phone finds its files in order, without changing any.
package enum StateCheck {
  /// Whether no phone was ever kept there.
  package static func isNew(_ files: any FileStore) -> Bool {
    do {
      return try files.read(StateFile.settings) == nil && files.read(StateFile.registry) == nil
        && files.amendments(of: StateFile.registry).isEmpty
    } catch {
      return false
    }
  }

  /// The files that can't be used; their names are paths within the folder.
  package static func brokenFiles(in files: any FileStore) -> [BrokenFile] {
    let files = OverlayStore(files)
    let stores = DefaultsStore(files: files.folder("defaults")).findings.map { file in
      BrokenFile(name: "defaults/" + file.name, what: file.what, reason: file.reason)
    }
    return LoadedState(files, apps: []).findings + stores
  }
}
