/// The permissions that the person gives an app's notifications.
public struct UNNotificationSettings: Hashable, Sendable {
  /// Whether the person lets the app notify.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether banners and the lock screen show notifications.
  public let alertSetting: UNNotificationSetting
  /// Whether notifications are heard.
  public let soundSetting: UNNotificationSetting
  /// Whether the icon bears a number.
  public let badgeSetting: UNNotificationSetting
  /// Whether the lock screen shows notifications.
  public let lockScreenSetting: UNNotificationSetting
  /// Whether the list of notifications shows them.
  public let notificationCenterSetting: UNNotificationSetting
  /// Whether notifications break through silence: never on the simulated phone.
  public let criticalAlertSetting: UNNotificationSetting
  /// Whether time-sensitive notifications break through a Focus.
  public let timeSensitiveSetting: UNNotificationSetting
  /// How notifications are shown while the phone is unlocked.
  public let alertStyle: UNAlertStyle
  /// When the words of notifications are shown.
  public let showPreviewsSetting: UNShowPreviewsSetting
  /// A phone in a terminal has no car.
  public let carPlaySetting = UNNotificationSetting.notSupported
  /// Whether notifications are read out: the simulated phone can't.
  public let announcementSetting = UNNotificationSetting.notSupported
  /// Whether notifications wait for a summary: never on the simulated phone.
  public let scheduledDeliverySetting = UNNotificationSetting.disabled
  /// Whether messages are told apart: the simulated phone doesn't.
  public let directMessagesSetting = UNNotificationSetting.notSupported
  /// Whether the system's settings lead to those of the app.
  public let providesAppNotificationSettings: Bool

  init(_ app: NotificationAppState?, previews: UNShowPreviewsSetting) {
    let app = app ?? NotificationAppState(NotificationApp(bundleIdentifier: "", displayName: ""))
    let preferences = app.preferences
    func setting(_ option: UNAuthorizationOptions, _ isOn: Bool) -> UNNotificationSetting {
      guard app.options.contains(option) else { return .notSupported }
      return app.isAllowed && isOn ? .enabled : .disabled
    }
    authorizationStatus = app.authorization
    alertSetting = setting(.alert, app.authorization != .provisional && preferences.alertStyle != .none)
    soundSetting = setting(.sound, app.authorization != .provisional && preferences.allowsSounds)
    badgeSetting = setting(.badge, app.authorization != .provisional && preferences.allowsBadges)
    lockScreenSetting = setting(.alert, app.authorization != .provisional && preferences.showsOnLockScreen)
    notificationCenterSetting = setting(.alert, preferences.showsInNotificationCenter)
    criticalAlertSetting = setting(.criticalAlert, true)
    let hasCapability = app.information.isTimeSensitive
    timeSensitiveSetting =
      hasCapability ? (app.isAllowed && preferences.allowsTimeSensitive ? .enabled : .disabled) : .notSupported
    alertStyle = app.isAllowed ? preferences.alertStyle : .none
    showPreviewsSetting = preferences.previews ?? previews
    providesAppNotificationSettings = app.options.contains(.providesAppNotificationSettings)
  }
}

/// One switch of an app's notification settings.
public enum UNNotificationSetting: Int, Hashable, Sendable, Codable {
  /// The app didn't ask for it, or it lacks the capability.
  case notSupported
  /// Switched off.
  case disabled
  /// Switched on.
  case enabled
}

/// How a notification appears while the phone is in use.
public enum UNAlertStyle: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is shown.
  case none
  /// It goes by itself.
  case banner
  /// It stays until the person closes it ("Persistent").
  case alert
}

/// When the text of notifications is shown.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Also while the phone is locked.
  case always
  /// Only while the phone is unlocked.
  case whenAuthenticated
  /// Not even while it is unlocked.
  case never
}
