import FoundationEssentials
import SkerryBasics

extension NotificationEffect {
  /// Whether the log marks it as a warning: something was refused, lost or is not as the app meant it.
  public var isWarning: Bool {
    switch kind {
    case .refused, .userInfoDropped, .extensionFailed, .extensionExpires, .suppressionRefused, .levelLowered,
      .ignored:
      true
    case .unscheduled(let reason): reason != .byApp && reason != .replaced
    default: false
    }
  }

  /// One sentence for the event log: what happened, which rule wanted it, what the developer can do.
  public func logMessage(_ date: (Date) -> String) -> String {
    switch kind {
    case .authorizationAsked(let options): "asks whether it may send notifications (\(options.words))"
    case .authorizationChanged(let status): status.sentence
    case .settingChanged(let text): text
    case .focusChanged(let mode): mode == .none ? "Focus off" : "Focus: \(mode.title)"
    case .tokenIssued(let token):
      "device token for pushes: \(token.lowercaseHex.prefix(8))…\(token.lowercaseHex.suffix(8))"
    case .scheduled(let due): "\(name) scheduled for \(date(due))"
    case .unscheduled(let reason): "\(name) no longer pending: \(reason.sentence)"
    case .userInfoDropped(let keys):
      "userInfo of \(name): \(keys.joined(separator: ", ")) can't be stored and is left out; "
        + "use strings, numbers, Bool, arrays and dictionaries (an iPhone raises an exception here)"
    case .pushAccepted(let bytes, let limit): "push received (\(bytes) of \(limit) bytes)"
    case .wakesApp: "content-available: the push is for the app's own code"
    case .refused(let refusal): refusal.sentence
    case .extensionStarts(_, _, let end): "mutable-content: the service extension starts and has until \(date(end))"
    case .extensionExpires: "the service extension's 30 seconds are over: serviceExtensionTimeWillExpire()"
    case .extensionFinished: "the service extension handed over its content"
    case .extensionFailed(_, let timedOut):
      "the original is shown: the service extension \(timedOut ? "called no handler in time" : "ended too early"); "
        + "call contentHandler in serviceExtensionTimeWillExpire() with the best attempt"
    case .asksApp: "\(name) arrives in the foreground: the delegate's willPresent decides"
    case .delivered(let record, let isReplacing): record.sentence(isReplacing: isReplacing)
    case .silenced(let reason): "\(name) is quiet: \(reason.sentence)"
    case .levelLowered(let reason): "\(name) counts as level active: \(reason.sentence)"
    case .suppressed(let reason): "\(name) is not shown: \(reason.sentence)"
    case .suppressionRefused:
      "the service extension emptied \(name), but the app lacks the entitlement "
        + "com.apple.developer.usernotifications.filtering; the original is shown"
    case .badgeChanged(let old, let new): "badge \(old) → \(new)"
    case .sound(let sound): "sound: \(sound.fileName ?? "default")\(sound.isCritical ? ", critical" : "")"
    case .haptic: "felt: the notification vibrates"
    case .screenLightsUp: "the screen is lit for \(name)"
    case .bannerShown(let end): "banner for \(name) \(end.map { "until \(date($0))" } ?? "until it is closed")"
    case .bannerGone(let reason): "banner gone: \(reason.sentence)"
    case .opened(let response, let bringsToFront): response.sentence(bringsToFront: bringsToFront)
    case .cleared(let count, let reason):
      "\(count) \(count == 1 ? "notification" : "notifications") cleared: \(reason.sentence)"
    case .ignored(let reason): "ignored: \(reason.sentence)"
    }
  }

  /// Of the long names that the system makes up, the beginning tells enough.
  private var name: String {
    identifier.map { "notification \(UUID(uuidString: $0) == nil ? $0 : $0.prefix(8) + "…")" } ?? "the notification"
  }
}

extension NotificationRecord {
  fileprivate func sentence(isReplacing: Bool) -> String {
    let place = isOnLockScreen ? "on the lock screen" : "in Notification Center"
    let text = [content.title, content.body].first { !$0.isEmpty } ?? content.subtitle
    return "\(isReplacing ? "replaced" : "delivered") \(place): “\(text)”"
  }
}

extension NotificationResponse {
  fileprivate func sentence(bringsToFront: Bool) -> String {
    let action =
      switch actionIdentifier {
      case UNNotificationDefaultActionIdentifier: "opened"
      case UNNotificationDismissActionIdentifier: "cleared, and its category wants to know"
      default: "action \(actionIdentifier)"
      }
    return "notification \(record.id.identifier) \(action): the delegate's didReceive runs"
      + (bringsToFront ? " in the foreground" : " in the background")
  }
}
