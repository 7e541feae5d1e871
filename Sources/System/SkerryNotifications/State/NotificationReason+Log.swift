extension UNAuthorizationOptions {
  /// The options as words, in Apple's order.
  var words: String {
    let names: [(UNAuthorizationOptions, String)] = [
      (.badge, "badge"), (.sound, "sound"), (.alert, "alert"), (.carPlay, "carPlay"),
      (.criticalAlert, "criticalAlert"), (.providesAppNotificationSettings, "providesAppNotificationSettings"),
      (.provisional, "provisional"), (.announcement, "announcement"), (.timeSensitive, "timeSensitive"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension UNAuthorizationStatus {
  var sentence: String {
    switch self {
    case .notDetermined: "notifications: not asked yet"
    case .denied: "notifications switched off; the app can only point to Settings"
    case .authorized: "notifications allowed"
    case .provisional: "notifications allowed provisionally: they go to the list quietly until the person decides"
    case .ephemeral: "notifications allowed for a while"
    }
  }
}

extension UnscheduledReason {
  var sentence: String {
    switch self {
    case .byApp: "removed by the app"
    case .replaced: "a request with the same identifier replaces it"
    case .limit(let limit): "only the \(limit) soonest of an app wait; add later ones when these are delivered"
    case .neverDue: "its wall clock time will never come again"
    }
  }
}

extension SilencedReason {
  /// The rule, and how to break through.
  public var sentence: String {
    switch self {
    case .focus(let mode, let level, let allowsTimeSensitive, let hasCapability):
      "Focus \(mode.title) silences level \(level.pushWord); it comes through if the Focus allows the app"
        + Self.waysThrough(level, allowsTimeSensitive, hasCapability)
    case .passive: "level passive goes to the list only; use active to light the screen"
    case .provisional: "the authorization is provisional; ask without .provisional to be allowed banners and sounds"
    }
  }

  private static func waysThrough(
    _ level: UNNotificationInterruptionLevel, _ allowsTimeSensitive: Bool, _ hasCapability: Bool
  ) -> String {
    if level == .timeSensitive { return ", or if it allows time-sensitive notifications" }
    guard allowsTimeSensitive else { return "" }
    return ", or with interruption-level time-sensitive" + (hasCapability ? "" : " and its capability")
  }
}

extension LoweredReason {
  var sentence: String {
    switch self {
    case .criticalNotAllowed: "critical needs Apple's entitlement critical-alerts and the option .criticalAlert"
    case .timeSensitiveNotAllowed: "time-sensitive needs its capability, and its switch in Settings on"
    }
  }
}

extension SuppressedReason {
  var sentence: String {
    switch self {
    case .byExtension: "the service extension emptied it (entitlement filtering)"
    case .noText: "it has no title and no body"
    case .byForegroundApp(let timedOut):
      timedOut
        ? "the app is in the foreground and its delegate never answered willPresent"
        : "the app is in the foreground, and its willPresent returned neither .banner nor .list"
    case .nowhereToShow: "the person's settings show its alerts nowhere"
    }
  }
}

extension BannerGoneReason {
  var sentence: String {
    switch self {
    case .timeOver: "its time is over, the notification stays in Notification Center"
    case .sweptAway: "swept away, the notification stays in Notification Center"
    case .replaced: "a newer one takes its place"
    case .opened: "opened"
    case .locked: "the phone was locked"
    case .removed: "its notification was removed"
    case .appOpened: "its app came to the foreground"
    }
  }
}

extension ClearedReason {
  var sentence: String {
    switch self {
    case .byPerson: "by the person"
    case .byApp: "by the app"
    case .limit: "the list of the app is full, the oldest go first"
    case .appRemoved: "the app was deleted"
    }
  }
}

extension IgnoredNotificationReason {
  var sentence: String {
    switch self {
    case .unknownApp: "there is no such app on the phone"
    case .unknownNotification: "there is no such notification in the list"
    case .answeredAlready: "the answer came too late or twice; call the handler once"
    case .noDialog: "the app isn't asking for anything"
    }
  }
}
