import FoundationEssentials
import SkerryActivities
import SkerryNotifications

/// What a phone finds in its state folder when it is switched on.
struct LoadedState {
  private(set) var registry = Registry()
  private(set) var settings = DeviceSettings()
  /// `nil` on a new phone.
  private(set) var notifications: NotificationState?
  /// What could not be read, in whole sentences; nothing unreadable is overwritten.
  private(set) var problems: [String] = []

  init(_ files: any FileStore) {
    if let registry = restore(Registry.self, from: StateFile.registry, files) { self.registry = registry }
    if let notifications = restore(NotificationState.self, from: StateFile.notifications, files) {
      self.notifications = notifications
    }
    if let settings = restore(DeviceSettings.self, from: StateFile.settings, files) {
      self.settings = settings.sensible
    }
  }

  private mutating func restore<Value: Decodable>(
    _ type: Value.Type, from name: String, _ files: any FileStore
  ) -> Value? {
    do {
      guard let data = try files.read(name) else { return nil }
      do {
        return try CanonicalJSON.decode(type, from: data)
      } catch {
        let kept = try files.setAside(name)
        problems.append("\(name) can't be understood and is kept as \(kept); the phone starts without it.")
      }
    } catch {
      problems.append("\(error)")
    }
    return nil
  }
}

/// The names of the phone's own files in the state folder.
enum StateFile {
  static let registry = "registry.json"
  static let notifications = "notifications.json"
  static let settings = "device.json"
}
