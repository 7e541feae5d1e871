import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// What is on disk already.
struct SavedState {
  var registryVersion = -1
  var notificationVersion = -1
  var backgroundVersion = -1
  var device: StoredDevice?
  var logFile = LogFile()
  /// Files that are left as they are, because they could neither be used nor set aside.
  var untouchable: Set<String> = []
  /// Set while something could not be written; told when it begins and when it is over.
  var isInTrouble = false
  /// How often the folder was missing when everything was written.
  var losses = 0
}

/// Keeps the phone's state: what changed is durable before it is shown.
extension Device {
  /// Writes what changed. What can't be written is tried again every time, and told once.
  func save() {
    let problem = writeChanges()
    tell(problem)
    guard files.losses != saved.losses else { return }
    // Somebody removed the folder while the phone ran: what was in it is in memory as well, but for the files of apps.
    saved.losses = files.losses
    (saved.registryVersion, saved.notificationVersion, saved.backgroundVersion, saved.device) = (-1, -1, -1, nil)
    saved.logFile.forget()
    defaults.forgetWhatIsWritten()
    note(
      .trouble(.folderLost),
      "the state folder was gone and is made again; everything is written anew, but for the apps' own files",
      level: .failure)
    save()
  }

  /// Writes what could not be written before. Throws `StorageError` when it still can't be.
  public func keep() throws {
    let problem = writeChanges()
    if let problem { throw problem }
  }

  /// Tries every file, and returns the first problem.
  private func writeChanges() -> StorageError? {
    var problem: StorageError?
    func attempt(_ name: String, _ body: () throws -> Void) {
      guard !saved.untouchable.contains(name) else { return }
      do { try body() } catch {
        problem =
          problem ?? (error as? StorageError) ?? StorageError.cannotWrite(path: name, reason: "\(error)")
      }
    }
    let registryVersion = center.withRegistry { $0.version }
    if registryVersion != saved.registryVersion {
      attempt(StateFile.registry) {
        let data = try center.withRegistry { registry in Result { try CanonicalJSON.encode(copy registry) } }.get()
        try files.write(data, to: StateFile.registry)
        saved.registryVersion = registryVersion
      }
    }
    let notificationVersion = notifications.withState { $0.version }
    if notificationVersion != saved.notificationVersion {
      attempt(StateFile.notifications) {
        let data = try notifications.withState { state in Result { try CanonicalJSON.encode(copy state) } }.get()
        try files.write(data, to: StateFile.notifications)
        saved.notificationVersion = notificationVersion
      }
    }
    let backgroundVersion = background.version
    if backgroundVersion != saved.backgroundVersion {
      attempt(StateFile.background) {
        try files.write(Versioned(value: background.withWork { $0 }).encoded(), to: StateFile.background)
        saved.backgroundVersion = backgroundVersion
      }
    }
    let device = StoredDevice(settings: settings, moment: moment)
    if device != saved.device {
      attempt(StateFile.settings) {
        try files.write(Versioned(value: device).encoded(), to: StateFile.settings)
        saved.device = device
      }
    }
    attempt("") { try defaults.writeRest() }
    attempt(LogFile.name) { try saveLog() }
    return problem
  }

  private func tell(_ problem: StorageError?) {
    guard (problem != nil) != saved.isInTrouble else { return }
    saved.isInTrouble = problem != nil
    if let problem {
      note(.trouble(.storage), "\(problem)", level: .failure)
    } else {
      note(.trouble(.storageRecovered), "what could not be written before is written now")
    }
    // The line just written belongs into the log as well.
    try? saveLog()
  }

  private func saveLog() throws { try saved.logFile.save(log, in: files, line: line(of:)) }
}
