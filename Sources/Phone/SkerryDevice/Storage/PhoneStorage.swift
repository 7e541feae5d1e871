import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications

/// Keeps the phone's state in its folder: what changed is durable before it is shown.
final class PhoneStorage {
  let files: any FileStore
  private let services: ProcessServices
  private let log: PhoneLog
  private var saved = Saved()
  private var logFile: LogFile
  /// Files that are left as they are, because they could neither be used nor set aside.
  private let untouchable: Set<String>
  /// Why something that happened is not on disk; told when it begins and when it is over.
  private(set) var problem: StorageError?
  /// Whether the folder has a registry that changes can be added to.
  private var isWhole: Bool
  /// How often the folder was missing when everything was written.
  private var losses: Int

  /// How often nothing was written since everything was, although something had changed.
  private var putOff = 0
  /// How many instants of a passage may pass before everything that changed is written.
  private static let mostPutOff = 200

  /// The values that are on disk already.
  private struct Saved {
    var registryVersion = -1
    var notificationVersion = -1
    var backgroundVersion = -1
    var device: StoredDevice?
  }

  init(_ files: any FileStore, loaded: LoadedState, services: ProcessServices, log: PhoneLog) {
    self.files = files
    self.services = services
    self.log = log
    logFile = loaded.logFile
    untouchable = loaded.untouchable
    isWhole = loaded.hasRegistry
    losses = files.losses
  }

  /// Whether nothing that could not be written waits for another try.
  var isUpToDate: Bool { problem == nil && files.losses == losses }

  /// Counts everything as written: what a phone is like when it has just been switched on is found again the same way.
  func countAsSaved(_ device: StoredDevice) {
    saved = Saved(
      registryVersion: services.center.withRegistry { $0.version },
      notificationVersion: services.notifications.withState { $0.version },
      backgroundVersion: services.background.version, device: device)
    losses = files.losses
  }

  /// Writes what changed, in the middle of a passage of time: at once what happened to activities, notifications and
  /// background work, so that it stays in step with what apps store, and the rest now and then. Nobody sees anything of it
  /// before ``save(_:)``.
  func saveEvents(_ device: () -> StoredDevice) {
    putOff += 1
    if hasEvents || putOff >= Self.mostPutOff { save(device()) }
  }

  private var hasEvents: Bool {
    services.center.withRegistry { $0.version } != saved.registryVersion
      || services.notifications.withState { $0.version } != saved.notificationVersion
      || services.background.version != saved.backgroundVersion
  }

  /// Writes what changed. What can't be written is tried again every time, and told once.
  func save(_ device: StoredDevice) {
    putOff = 0
    let problem = writeChanges(device)
    tell(problem)
    guard files.losses != losses else { return }
    // The folder was removed while the phone ran: what was in it is in memory as well, but for the files of apps.
    losses = files.losses
    saved = Saved()
    isWhole = false
    logFile.forget()
    services.defaults.forgetWhatIsWritten()
    log.note(
      .trouble(.folderLost),
      "the state folder was gone and is made again; everything is written anew, but for the apps' own files",
      level: .failure)
    save(device)
  }

  /// Writes what could not be written before, and brings every file up to date. Throws `StorageError` when something is
  /// not on disk.
  func keep(_ device: StoredDevice) throws {
    problem = writeChanges(device)
    if let problem { throw problem }
    // What can't be folded now is there, and folded the next time.
    try? fold()
  }

  private func fold() throws {
    guard !untouchable.contains(StateFile.registry) else { return }
    guard !files.amendments(of: StateFile.registry).isEmpty else { return try files.fold([:]) }
    try files.fold([StateFile.registry: try wholeRegistry()])
  }

  private func wholeRegistry() throws -> Data {
    try services.center.withRegistry { registry in
      Result { try CanonicalJSON.encode(copy registry) }
    }.get()
  }

  /// What changed in the registry, by itself where the store can.
  private func registryChange() throws -> (version: Int, content: FileChange.Content) {
    guard isWhole, files.takesParts else {
      return (services.center.withRegistry { $0.version }, .whole(try wholeRegistry()))
    }
    return try services.center.withRegistry { registry in
      Result { (registry.version, .part(try CanonicalJSON.encode(registry.unwrittenChange))) }
    }.get()
  }

  /// Writes everything that changed by one commit, and returns the first problem: what an instant brought about is there as
  /// a whole after the program was killed, or not at all.
  private func writeChanges(_ device: StoredDevice) -> StorageError? {
    var problem: StorageError?
    func attempt(_ name: String, _ body: () throws -> Void) {
      guard !untouchable.contains(name) else { return }
      do { try body() } catch {
        problem =
          problem ?? (error as? StorageError) ?? StorageError.cannotWrite(path: name, reason: "\(error)")
      }
    }
    var changes: [FileChange] = []
    var written: [() -> Void] = []
    func add(_ name: String, _ content: FileChange.Content, whenWritten: @escaping () -> Void) {
      changes.append(FileChange(name, content))
      written.append(whenWritten)
    }
    let registryVersion = services.center.withRegistry { $0.version }
    if registryVersion != saved.registryVersion {
      attempt(StateFile.registry) {
        let (version, content) = try registryChange()
        add(StateFile.registry, content) { [self] in
          isWhole = true
          services.center.countAsWritten(version)
          saved.registryVersion = version
        }
      }
    }
    let notificationVersion = services.notifications.withState { $0.version }
    if notificationVersion != saved.notificationVersion {
      attempt(StateFile.notifications) {
        let data = try services.notifications.withState { state in
          Result { try CanonicalJSON.encode(copy state) }
        }.get()
        add(StateFile.notifications, .whole(data)) { [self] in saved.notificationVersion = notificationVersion }
      }
    }
    let backgroundVersion = services.background.version
    if backgroundVersion != saved.backgroundVersion {
      attempt(StateFile.background) {
        let work = services.background.withWork { $0 }
        add(StateFile.background, .whole(try Versioned(value: work).encoded())) { [self] in
          saved.backgroundVersion = backgroundVersion
        }
      }
    }
    if device != saved.device {
      attempt(StateFile.settings) {
        add(StateFile.settings, .whole(try Versioned(value: device).encoded())) { [self] in saved.device = device }
      }
    }
    attempt("") {
      guard !changes.isEmpty else { return }
      try files.write(changes)
      for note in written { note() }
    }
    attempt("") { try services.defaults.writeRest() }
    attempt("") { try files.commit() }
    attempt(LogFile.name) { try saveLog() }
    if files.wantsFolding { attempt("") { try fold() } }
    return problem
  }

  private func saveLog() throws { try logFile.save(log.entries, in: files, line: log.line(of:)) }

  private func tell(_ problem: StorageError?) {
    defer { self.problem = problem }
    guard (problem != nil) != (self.problem != nil) else { return }
    if let problem {
      log.note(.trouble(.storage), "\(problem)", level: .failure)
    } else {
      log.note(.trouble(.storageRecovered), "what could not be written before is written now")
    }
    // The line just written belongs into the log as well.
    try? saveLog()
  }
}
