import FoundationEssentials

/// The events that come to notifications from outside.
public enum NotificationEvent: Hashable, Sendable {
  /// An app is on the phone, new or with another version.
  case appInstalled(NotificationApp)
  /// An app was deleted.
  case appRemoved(appIdentifier: String)
  /// An app's process is gone: nothing it was asked will be answered.
  case processEnded(appIdentifier: String)

  /// The phone starts with what was stored: no process is left, so nothing that was asked will be answered.
  case restarted

  /// An app asks for leave.
  case authorizationAsked(appIdentifier: String, UNAuthorizationOptions)
  /// The person answers the dialog.
  case authorizationAnswered(appIdentifier: String, isAllowed: Bool)
  /// The person moves the app's main switch in Settings.
  case allowed(appIdentifier: String, Bool)
  /// The person moves the app's other switches in Settings.
  case preferences(appIdentifier: String, NotificationPreferences)
  /// The person chooses when texts are shown, for the whole phone.
  case previews(UNShowPreviewsSetting)
  /// The person turns a Focus on, or (`.none`) off.
  case focus(FocusMode)
  /// The person changes what a Focus lets through.
  case focusRules(FocusMode, FocusRules)

  /// The phone was locked or unlocked.
  case screen(isLocked: Bool)
  /// An app came to the foreground; `nil` for the home screen.
  case foreground(appIdentifier: String?)
  /// The wall clock or the time zone was changed.
  case clockChanged
  /// The wall clock was set forwards by so many seconds, or back; no time has passed.
  case clockSet(by: Double)

  /// An app adds a notification.
  case added(appIdentifier: String, LocalNotification)
  /// An app takes pending notifications back; `nil` for all.
  case pendingRemoved(appIdentifier: String, [String]?)
  /// An app removes delivered notifications; `nil` for all.
  case deliveredRemoved(appIdentifier: String, [String]?)
  /// An app sets the number on its icon.
  case badgeSet(appIdentifier: String, Int)
  /// An app declares its kinds of notifications.
  case categoriesSet(appIdentifier: String, [NotificationCategory])
  /// An app registers for pushes.
  case registered(appIdentifier: String)

  /// A push arrives from a server.
  case remote(RemoteNotification)
  /// A service extension called its handler, or (`nil`) died.
  case extensionFinished(ticket: Int, NotificationContent?)
  /// An app in the foreground says how its notification is to be shown.
  case presentationChosen(ticket: Int, UNNotificationPresentationOptions)

  /// The person taps a notification, or one of its buttons.
  case opened(NotificationID, actionIdentifier: String = UNNotificationDefaultActionIdentifier)
  /// The person clears notifications.
  case cleared(Cleared)
  /// The person sweeps the banner away; the notification stays in the list.
  case bannerClosed

  /// The notifications that are cleared.
  public enum Cleared: Hashable, Sendable {
    case one(NotificationID)
    case group(appIdentifier: String, threadIdentifier: String)
    case app(String)
    case all
  }
}
