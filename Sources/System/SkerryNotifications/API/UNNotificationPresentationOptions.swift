/// How an app in the foreground wants its notification to be shown.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the app's icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is heard.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Deprecated since iOS 14; means `.list` and `.banner`.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification stands on the lock screen.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
