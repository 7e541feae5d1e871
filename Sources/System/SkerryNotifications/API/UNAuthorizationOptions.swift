/// What an app asks the person's leave for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that no Focus and no switch silences; needs an entitlement.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet delivery without asking the person first.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// What the person said to an app's notifications.
public enum UNAuthorizationStatus: Int, Hashable, Sendable, Codable, CaseIterable {
  /// The app hasn't asked, or the dialog is still open.
  case notDetermined
  case denied
  case authorized
  /// Quiet delivery to the list, without the person having been asked.
  case provisional
  /// App clips only; never used here.
  case ephemeral
}
