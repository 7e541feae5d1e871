/// What the person lets an app's notifications do.
public struct UNNotificationSettings: Hashable, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  public let alertSetting: UNNotificationSetting
  public let soundSetting: UNNotificationSetting
  public let badgeSetting: UNNotificationSetting
  public let lockScreenSetting: UNNotificationSetting
  public let notificationCenterSetting: UNNotificationSetting
  public let criticalAlertSetting: UNNotificationSetting
  public let timeSensitiveSetting: UNNotificationSetting
  public let alertStyle: UNAlertStyle
  public let showPreviewsSetting: UNShowPreviewsSetting
  /// A phone in a terminal has no car.
  public let carPlaySetting = UNNotificationSetting.notSupported
  public let announcementSetting = UNNotificationSetting.notSupported
  public let scheduledDeliverySetting = UNNotificationSetting.disabled
  public let directMessagesSetting = UNNotificationSetting.notSupported
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
  case disabled
  case enabled
}

/// How a notification appears while the phone is in use.
public enum UNAlertStyle: Int, Hashable, Sendable, Codable, CaseIterable {
  case none
  /// It goes by itself.
  case banner
  /// It stays until the person closes it ("Persistent").
  case alert
}

/// When the text of notifications is shown.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable, Codable, CaseIterable {
  case always
  /// Only while the phone is unlocked.
  case whenAuthenticated
  case never
}
