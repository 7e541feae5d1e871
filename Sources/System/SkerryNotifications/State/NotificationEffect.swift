import FoundationEssentials

/// One thing that changed, or was refused, and when.
public struct NotificationEffect: Hashable, Sendable {
  /// The instant it happened; for a deadline, the deadline's own.
  public let instant: Date
  /// The app it concerns; empty if it concerns the phone.
  public let appIdentifier: String
  /// The notification it concerns, if any.
  public let identifier: String?
  /// The kind of effect.
  public let kind: Kind

  /// The kinds of effects.
  public enum Kind: Hashable, Sendable {
    /// The phone shows the dialog that asks the person.
    case authorizationAsked(UNAuthorizationOptions)
    /// The person, or for provisional ones the system, decided.
    case authorizationChanged(UNAuthorizationStatus)
    /// A setting was changed; the text says which.
    case settingChanged(String)
    case focusChanged(FocusMode)
    /// The app has a token for pushes.
    case tokenIssued(Data)

    /// A local notification waits.
    case scheduled(Date)
    /// Pending notifications were taken back by the app, or given up.
    case unscheduled(UnscheduledReason)
    /// The app's own values for these keys can't be stored.
    case userInfoDropped([String])

    /// A push arrived, with so many bytes.
    case pushAccepted(bytes: Int, limit: Int)
    /// The app has to be woken in the background with the push.
    case wakesApp(RemoteContent)
    /// A push or a local notification was turned down, or dropped.
    case refused(NotificationRefusal)
    /// The app's service extension has to be started.
    case extensionStarts(ticket: Int, NotificationContent, until: Date)
    /// The extension has to be told that its time is over.
    case extensionExpires(ticket: Int)
    /// The extension handed content over.
    case extensionFinished(ticket: Int)
    /// The extension ended without content; the original is shown.
    case extensionFailed(ticket: Int, timedOut: Bool)
    /// The app in the foreground has to be asked.
    case asksApp(ticket: Int, NotificationRecord)

    /// A notification is in the list.
    case delivered(NotificationRecord, replacing: Bool)
    /// A notification came without light and sound.
    case silenced(SilencedReason)
    /// A notification's level counts as active.
    case levelLowered(LoweredReason)
    /// A notification was not shown at all.
    case suppressed(SuppressedReason)
    /// A suppression had no effect, so the original is shown.
    case suppressionRefused
    case badgeChanged(from: Int, to: Int)
    case sound(UNNotificationSound)
    case haptic
    case screenLightsUp
    case bannerShown(until: Date?)
    case bannerGone(BannerGoneReason)

    /// The person opened a notification: its app has to be told, and comes to the foreground if `bringsToFront`.
    case opened(NotificationResponse, bringsToFront: Bool)
    /// So many notifications left the list.
    case cleared(Int, ClearedReason)
    /// A call had no effect.
    case ignored(IgnoredNotificationReason)
  }
}

/// Why a pending notification no longer waits.
public enum UnscheduledReason: Hashable, Sendable {
  case byApp
  case replaced
  /// Too many wait; the soonest stay.
  case limit(Int)
  /// Its wall clock time will never come again.
  case neverDue
}

/// The rule that kept a notification quiet.
public enum SilencedReason: Hashable, Sendable {
  case focus(FocusMode, level: UNNotificationInterruptionLevel, allowsTimeSensitive: Bool, hasCapability: Bool)
  case passive
  case provisional
}

/// The rule that makes a notification's level count as active.
public enum LoweredReason: String, Hashable, Sendable {
  /// The app lacks the entitlement for critical alerts or the person's leave.
  case criticalNotAllowed
  /// The app lacks the capability for time-sensitive ones, or the person switched them off.
  case timeSensitiveNotAllowed
}

/// The rule that kept a notification from being shown.
public enum SuppressedReason: Hashable, Sendable {
  /// The service extension emptied it.
  case byExtension
  /// It has no text.
  case noText
  /// The app is in the foreground and doesn't want it.
  case byForegroundApp(timedOut: Bool)
  /// The person's settings show alerts nowhere.
  case nowhereToShow
}

/// Why a banner went.
public enum BannerGoneReason: String, Hashable, Sendable {
  case timeOver, sweptAway, replaced, opened, locked, removed, appOpened
}

/// Why notifications left the list.
public enum ClearedReason: String, Hashable, Sendable {
  case byPerson, byApp, limit, appRemoved
}

/// Why a call had no effect.
public enum IgnoredNotificationReason: Hashable, Sendable {
  case unknownApp
  case unknownNotification
  /// The extension or the app answered too late, or twice.
  case answeredAlready
  /// There is no dialog to answer.
  case noDialog
}
