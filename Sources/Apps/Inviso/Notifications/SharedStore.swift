import SwiftUI

/// The values that the app and its service extension share in their App Group: these keys and no others.
struct SharedStore: Sendable {
  static let appGroup = "group.com.31b4.inviso"
  static let activityIdKey = "live_activity_id"
  static let roomIdKey = "live_activity_room_id"
  static let pendingKey = "pending_notifications"
  static let badgeKey = "current_badge_count"
  /// How many pending notifications are kept; the badge counts on.
  static let pendingLimit = 100
  private static let connected = "connected"

  private static let updatePrefix = "live_activity_update_"
  static func updateKey(roomId: String) -> String { updatePrefix + roomId }
  static func isUpdateKey(_ key: String) -> Bool { key.hasPrefix(updatePrefix) }

  private let defaults: UserDefaults

  /// Opens the store; `nil` without the entitlement.
  init?() {
    guard let defaults = UserDefaults(suiteName: Self.appGroup) else { return nil }
    self.defaults = defaults
  }

  // MARK: The activity

  /// The activity that waits, and the room it waits for.
  var liveActivity: (id: String, roomId: String)? {
    guard let id = defaults.string(forKey: Self.activityIdKey), let roomId = defaults.string(forKey: Self.roomIdKey)
    else { return nil }
    return (id, roomId)
  }

  func setLiveActivity(id: String, roomId: String) {
    defaults.set(id, forKey: Self.activityIdKey)
    defaults.set(roomId, forKey: Self.roomIdKey)
  }

  func clearLiveActivity() {
    defaults.removeObject(forKey: Self.activityIdKey)
    defaults.removeObject(forKey: Self.roomIdKey)
  }

  /// Says that the other one joined a room, for the app to find.
  func signalConnected(roomId: String) { defaults.set(Self.connected, forKey: Self.updateKey(roomId: roomId)) }

  /// Whether the other one joined a room; it is said once.
  func takeSignal(roomId: String) -> Bool {
    let key = Self.updateKey(roomId: roomId)
    guard let signal = defaults.string(forKey: key) else { return false }
    defaults.removeObject(forKey: key)
    return signal == Self.connected
  }

  /// Removes the signals of rooms that one isn't in: nobody would ever take them.
  func clearSignals(except rooms: Set<Room.ID>) {
    let kept = Set(rooms.map(Self.updateKey))
    for key in defaults.dictionaryRepresentation().keys where key.hasPrefix(Self.updatePrefix) && !kept.contains(key) {
      defaults.removeObject(forKey: key)
    }
  }

  // MARK: Notifications

  /// Pushes since the app was last looked at, oldest first; nothing if the list can't be read.
  var pending: [PendingNotification] {
    guard let data = defaults.data(forKey: Self.pendingKey) else { return [] }
    return (try? JSONDecoder().decode([PendingNotification].self, from: data)) ?? []
  }

  var badgeCount: Int { max(0, defaults.integer(forKey: Self.badgeKey)) }

  var hasNotifications: Bool { badgeCount > 0 || defaults.hasValue(forKey: Self.pendingKey) }

  /// Counts a push, shown or suppressed, and returns the number for the icon.
  func track(_ notification: PendingNotification) -> Int {
    setPending((pending + [notification]).suffix(Self.pendingLimit))
    let count = badgeCount < Int(Int32.max) ? badgeCount + 1 : badgeCount
    defaults.set(count, forKey: Self.badgeKey)
    return count
  }

  private func setPending(_ list: some Sequence<PendingNotification>) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(Array(list)) { defaults.set(data, forKey: Self.pendingKey) }
  }

  /// Forgets what was told of a room; the badge counts it until the app is looked at.
  func forgetPending(roomId: String) {
    let list = pending
    let kept = list.filter { $0.roomId != roomId }
    if kept != list { setPending(kept) }
  }

  /// Nothing is pending any more.
  func clearNotifications() {
    defaults.removeObject(forKey: Self.pendingKey)
    defaults.set(0, forKey: Self.badgeKey)
  }
}
