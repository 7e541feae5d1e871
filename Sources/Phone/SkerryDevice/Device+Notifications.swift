import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews

/// Notifications as the phone lives with them.
extension Device {
  /// Lets something happen to notifications, on behalf of the phone.
  func notify(_ event: NotificationEvent) { executor.working { _ = notifications.apply(event) } }

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
    executor.working { notifications.setTimeZone(zone) }
  }

  /// Whether what views mark as private is hidden on the lock screen now, as the person chose.
  public var hidesPrivate: Bool {
    switch notifications.withState({ $0.previews }) {
    case .always: false
    case .whenAuthenticated: settings.isLocked
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
    if settings.isLocked { unlock() }
    notify(.opened(notification.id))
    settle()
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

  // MARK: Pushes

  /// Delivers an ordinary push and says what APNs answers and what the phone does with it.
  @discardableResult
  public func deliver(_ push: RemoteNotification) -> NotificationAnswer {
    let effects = executor.working { notifications.apply(.remote(push)) }
    let answer = NotificationAnswer(effects) { WallClock($0, timeZone: settings.timeZone).timestamp }
    settle()
    tellWhoSleeps(through: effects)
    return answer
  }

  /// Says that a running app has not learned of a push: many expect its code to run because its extension's does.
  private func tellWhoSleeps(through effects: [NotificationEffect]) {
    var hasExtension = false
    for effect in effects {
      switch effect.kind {
      case .extensionStarts: hasExtension = true
      case .wakesApp, .refused: return
      default: break
      }
    }
    guard hasExtension, let process = effects.lazy.compactMap({ self.app(ofBundle: $0.appIdentifier) }).first,
      process.isRunning, !process.state.isForeground, process.information.capabilities.contains(.remoteNotifications)
    else { return }
    note(
      .push(.notTold),
      "not told of the push: without content-available the app's own code doesn't run until it is opened",
      from: process.logSource)
  }
}

/// What APNs answers to an ordinary push, and what the phone then did.
nonisolated public struct NotificationAnswer: Hashable, Sendable {
  /// The HTTP status; 200 says that the push was accepted, not that anything is shown.
  public let status: Int
  /// APNs' own word for a refusal.
  public let reason: String?
  /// Whether the phone dropped a push that the service had accepted.
  public let isDropped: Bool
  /// What the phone did with it, in one sentence.
  public let outcome: String

  init(_ effects: [NotificationEffect], _ date: (Date) -> String) {
    let refusals = effects.compactMap { if case .refused(let refusal) = $0.kind { refusal } else { nil } }
    let objection = refusals.first { $0.reason != nil }
    status = objection?.status ?? 200
    reason = objection?.reason
    isDropped = objection == nil && !refusals.isEmpty
    outcome = effects.map { $0.logMessage(date) }.joined(separator: "; ")
  }
}

nonisolated extension NotificationApp {
  @MainActor init(_ process: AppProcess) {
    let information = process.information
    self.init(bundleIdentifier: information.bundleIdentifier, displayName: information.displayName)
    hasServiceExtension = process.makeServiceExtension != nil
    mayFilter = information.capabilities.contains(.notificationFiltering)
    mayAlertCritically = information.capabilities.contains(.criticalAlerts)
    isTimeSensitive = information.capabilities.contains(.timeSensitiveNotifications)
    wakesForPushes = information.capabilities.contains(.remoteNotifications)
  }
}
