import SkerryNotifications

nonisolated extension NotificationEffect {
  /// The kind of its entry in the event log.
  var logKind: EventLog.Kind {
    switch kind {
    case .authorizationAsked: .permission(.notificationsAsked)
    case .authorizationChanged: .permission(.notifications)
    case .settingChanged: .setting(.notifications)
    case .focusChanged: .setting(.focus)
    case .tokenIssued: .push(.deviceToken)
    case .pushAccepted: .push(.accepted)
    case .refused(.notAdded): .notification(.refused)
    case .refused(let refusal): .push(refusal.reason == nil ? .dropped : .refused)
    case .scheduled: .notification(.scheduled)
    case .unscheduled: .notification(.unscheduled)
    case .userInfoDropped: .notification(.userInfoDropped)
    case .wakesApp: .notification(.wakesApp)
    case .extensionStarts: .notification(.extensionStarts)
    case .extensionExpires: .notification(.extensionExpires)
    case .extensionFinished: .notification(.extensionFinished)
    case .extensionFailed: .notification(.extensionFailed)
    case .asksApp: .notification(.asksApp)
    case .delivered: .notification(.delivered)
    case .silenced: .notification(.silenced)
    case .levelLowered: .notification(.levelLowered)
    case .suppressed: .notification(.suppressed)
    case .suppressionRefused: .notification(.suppressionRefused)
    case .badgeChanged: .notification(.badge)
    case .sound: .notification(.sound)
    case .haptic: .notification(.haptic)
    case .screenLightsUp: .notification(.screenLightsUp)
    case .bannerShown: .notification(.banner)
    case .bannerGone: .notification(.bannerGone)
    case .opened: .notification(.opened)
    case .cleared: .notification(.cleared)
    case .ignored: .notification(.ignored)
    }
  }
}
