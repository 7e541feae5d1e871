/// The system's numbers, adjustable for what Apple does not disclose.
public struct NotificationRules: Hashable, Sendable, Codable {
  /// Seconds a banner stays (undocumented; about 5 on devices).
  public var bannerDuration = 5.0
  /// Seconds a service extension has (UserNotifications: about 30).
  public var extensionTime = 30.0
  /// Seconds between `serviceExtensionTimeWillExpire()` and the end of the extension; a guess.
  public var extensionGrace = 1.0
  /// Seconds a delegate has to answer `willPresent`; a guess.
  public var delegateTime = 30.0
  /// The shortest interval of a repeating trigger in seconds (UserNotifications: 60).
  public var shortestRepeat = 60.0
  /// Pending requests of one app; the soonest stay (UILocalNotification's old limit, still in force: 64).
  public var pendingPerApp = 64
  /// Notifications of one app in the list; the oldest go first. Apple doesn't disclose the number.
  public var deliveredPerApp = 200
  /// Bytes of a push (APNs: 4 KB).
  public var payloadLimit = 4096

  public init() {}
}
