import FoundationEssentials
import SkerryActivities

/// What is on disk already.
struct SavedState {
  var registryVersion = -1
  var notificationVersion = -1
  var settings: DeviceSettings?
  /// What went wrong at the last attempt; told once.
  var problem: String?
}

/// Keeps the phone's state: what changed is durable before it is shown.
extension Device {
  func save() {
    let registryVersion = center.withRegistry { $0.version }
    let notificationVersion = notifications.withState { $0.version }
    guard
      registryVersion != saved.registryVersion || notificationVersion != saved.notificationVersion
        || settings != saved.settings
    else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      if registryVersion != saved.registryVersion {
        try files.write(
          center.withRegistry { registry in Result { try encoder.encode(copy registry) } }.get(),
          to: StateFile.registry)
        saved.registryVersion = registryVersion
      }
      if notificationVersion != saved.notificationVersion {
        try files.write(
          notifications.withState { state in Result { try encoder.encode(copy state) } }.get(),
          to: StateFile.notifications)
        saved.notificationVersion = notificationVersion
      }
      if settings != saved.settings {
        try files.write(encoder.encode(settings), to: StateFile.settings)
        saved.settings = settings
      }
      saved.problem = nil
    } catch {
      let problem = "\(error)"
      if problem != saved.problem { log.add(problem, from: "Phone", level: .failure, at: clock.now) }
      // What was not written is tried again with the next change.
      saved.problem = problem
    }
  }
}
