import FoundationEssentials

/// The facts about notifications in an app's Info.plist and entitlements.
public struct NotificationApp: Hashable, Sendable, Codable {
  public var bundleIdentifier: String
  public var displayName: String
  /// Whether the app brings a notification service extension.
  public var hasServiceExtension = false
  /// `com.apple.developer.usernotifications.filtering`: the extension may suppress notifications.
  public var mayFilter = false
  /// `com.apple.developer.usernotifications.critical-alerts`.
  public var mayAlertCritically = false
  /// `com.apple.developer.usernotifications.time-sensitive`.
  public var isTimeSensitive = false
  /// `remote-notification` among the background modes.
  public var wakesForPushes = false

  public init(bundleIdentifier: String, displayName: String) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
  }
}

/// The person's settings for an app, apart from the main switch.
public struct NotificationPreferences: Hashable, Sendable, Codable {
  public var alertStyle = UNAlertStyle.banner
  public var allowsSounds = true
  public var allowsBadges = true
  public var showsOnLockScreen = true
  public var showsInNotificationCenter = true
  public var allowsTimeSensitive = true
  /// `nil` for the phone's own setting.
  public var previews: UNShowPreviewsSetting?

  public init() {}
}

/// Everything the phone keeps of one app's notifications, apart from the delivered ones.
public struct NotificationAppState: Hashable, Sendable, Codable {
  public internal(set) var information: NotificationApp
  public internal(set) var authorization = UNAuthorizationStatus.notDetermined
  /// The options that the app asked for.
  public internal(set) var options: UNAuthorizationOptions = []
  public internal(set) var preferences = NotificationPreferences()
  /// The number on the icon, whether it is shown or not.
  var badgeCount = 0
  /// In the order of additions.
  var pending: [PendingNotification] = []
  /// By identifier.
  public internal(set) var categories: [NotificationCategory] = []
  /// The token that a server addresses the app by; `nil` until the app registers.
  public internal(set) var deviceToken: Data?

  init(_ information: NotificationApp) { self.information = information }

  /// Whether notifications are delivered at all.
  public var isAllowed: Bool { authorization == .authorized || authorization == .provisional }
  /// Whether they go to the list without disturbing.
  public var isProvisional: Bool { authorization == .provisional }

  var showsBadge: Bool { authorization == .authorized && options.contains(.badge) && preferences.allowsBadges }
  var playsSounds: Bool { authorization == .authorized && options.contains(.sound) && preferences.allowsSounds }
  var showsAlerts: Bool { isAllowed && options.contains(.alert) }

  /// The number on the icon; 0 shows nothing.
  public var badge: Int { showsBadge ? badgeCount : 0 }

  func category(_ identifier: String) -> NotificationCategory? {
    categories.first { $0.identifier == identifier }
  }
}
