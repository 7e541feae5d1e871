import FoundationEssentials

extension NotificationState {
  /// Everything in the list, the newest first.
  public var delivered: [NotificationRecord] { records.reversed() }

  /// The notifications on the lock screen: those that came since it was last unlocked, the newest first.
  public var onLockScreen: [NotificationRecord] { records.reversed().filter(\.isOnLockScreen) }

  /// The notifications of an app in the list, the newest first.
  public func delivered(of app: String) -> [NotificationRecord] {
    records.reversed().filter { $0.appIdentifier == app }
  }

  /// A notification in the list or on the banner.
  public func notification(_ id: NotificationID) -> NotificationRecord? {
    records.last { $0.id == id } ?? (banner?.record.id == id ? banner?.record : nil)
  }

  /// Notifications grouped by app and thread, the group with the newest one first.
  public func groups(of records: [NotificationRecord]) -> [NotificationGroup] {
    struct Key: Hashable {
      let app: String
      let thread: String
    }
    var order: [Key] = []
    var members: [Key: [NotificationRecord]] = [:]
    for record in records {
      let key = Key(app: record.appIdentifier, thread: record.content.threadIdentifier)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(record)
    }
    return order.map { key in
      NotificationGroup(appIdentifier: key.app, threadIdentifier: key.thread, records: members[key] ?? [])
    }
  }

  /// The notifications an app scheduled and their next delivery, the soonest first.
  public func scheduled(by app: String) -> [(identifier: String, content: NotificationContent, date: Date)] {
    (apps[app]?.pending ?? []).sorted().map { ($0.request.identifier, $0.request.content, $0.date) }
  }

  /// The number on an app's icon; 0 shows nothing.
  public func badge(of app: String) -> Int { apps[app]?.badge ?? 0 }

  /// The person's choices, as an app reads them.
  public func settings(of app: String) -> UNNotificationSettings {
    UNNotificationSettings(apps[app], previews: previews)
  }

  /// Why the Focus keeps an app's alerts quiet, those of its Live Activities as well; `nil` if it doesn't.
  public func focusSilence(of app: String) -> SilencedReason? {
    guard focus != .none, !rules(of: focus).allows(app) else { return nil }
    return .focus(
      focus, level: .active, allowsTimeSensitive: rules(of: focus).allowsTimeSensitive,
      hasCapability: apps[app]?.information.isTimeSensitive ?? false)
  }

  /// How a notification may be shown now.
  ///
  /// - Parameters:
  ///   - record: the notification.
  ///   - isAuthenticated: whether the phone knows that its owner looks, as Face ID does on a lock screen; `nil` where only
  ///     an unlocked phone does.
  public func presentation(of record: NotificationRecord, isAuthenticated: Bool? = nil) -> NotificationPresentation {
    NotificationPresentation(
      record, app: apps[record.appIdentifier], previews: apps[record.appIdentifier]?.preferences.previews ?? previews,
      isHidden: !(isAuthenticated ?? !isLocked))
  }
}
