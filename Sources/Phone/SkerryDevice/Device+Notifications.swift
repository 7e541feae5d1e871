import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryViews

/// Notifications as the phone lives with them.
extension Device {
  /// The number on an app's icon; 0 shows nothing.
  public func badge(of process: AppProcess) -> Int {
    notifications.withState { $0.badge(of: process.information.bundleIdentifier) }
  }

  /// Tells the notifications which apps there are and what the phone is doing.
  func installNotifications() {
    for process in apps { notify(.appInstalled(NotificationApp(process))) }
    notify(.restarted)
    notify(.screen(isLocked: settings.isLocked))
    notify(.foreground(appIdentifier: foregroundApp?.information.bundleIdentifier))
    setNotificationZone()
  }

  /// Triggers by a time of day go by the phone's wall clock.
  func setNotificationZone() {
    let zone = settings.timeZone
    processes.onBehalfOfPhone { notifications.setTimeZone(zone) }
  }

  /// Whether what views mark as private is hidden on the lock screen now, as the person chose.
  public var hidesPrivate: Bool {
    switch notifications.withState({ $0.previews }) {
    case .always: false
    case .whenAuthenticated: !settings.isAuthenticated
    case .never: true
    }
  }

  // MARK: The person

  /// Switches an app's notifications on or off.
  public func setNotifications(_ isAllowed: Bool, for app: AppProcess) {
    notify(.allowed(appIdentifier: app.information.bundleIdentifier, isAllowed))
    settle()
  }

  /// Answers an app's question whether it may send notifications.
  public func answerNotificationDialog(_ isAllowed: Bool, for app: AppProcess) {
    notify(.authorizationAnswered(appIdentifier: app.information.bundleIdentifier, isAllowed: isAllowed))
    settle()
  }

  public func setFocus(_ mode: FocusMode) {
    notify(.focus(mode))
    settle()
  }

  /// Chooses when the texts of notifications, and what is marked as private, are shown.
  public func setPreviews(_ setting: UNShowPreviewsSetting) {
    notify(.previews(setting))
    settle()
  }

  /// Taps a notification: its app opens and is told.
  public func tap(_ notification: NotificationRecord) {
    let process = app(ofBundle: notification.appIdentifier)
    let source = process?.logSource ?? .phone
    authenticated("the tap on a notification", from: source, kind: .screen(.waits), opens: process) { device in
      // The response is made before the app comes to the front, where it may clear all its notifications.
      device.notify(.opened(notification.id))
      if let process { device.unlock(to: process) } else { device.unlock() }
      device.settle()
    }
  }

  /// Clears one notification from the list.
  public func clear(_ notification: NotificationRecord) {
    notify(.cleared(.one(notification.id)))
    settle()
  }

  public func clearNotifications() {
    notify(.cleared(.all))
    settle()
  }

  /// Sweeps the banner at the top away; the notification stays in the list.
  public func closeNotificationBanner() {
    notify(.bannerClosed)
    settle()
  }

  /// Ends all service extensions; what they worked on is shown as it came.
  func endServiceExtensions() {
    for ticket in serviceExtensions.tickets {
      serviceExtensions.end(ticket)
      notify(.extensionFinished(ticket: ticket, nil))
    }
  }
}
