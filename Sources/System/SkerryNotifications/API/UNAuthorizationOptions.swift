/// The things that an app asks the person's leave for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// A sound; in a terminal its bell.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Banners, and notifications on the lock screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car; the simulated phone is in none.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that no Focus and no switch silences; needs an entitlement.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button in the settings that leads to those of the app.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet delivery without asking the person first.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Notifications read out in headphones; the simulated phone has none.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Notifications that break through a Focus; asked for by an entitlement nowadays.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// The person's answer to an app's notifications.
public enum UNAuthorizationStatus: Int, Hashable, Sendable, Codable, CaseIterable {
  /// The app hasn't asked, or the dialog is still open.
  case notDetermined
  /// The person said no.
  case denied
  /// The person said yes.
  case authorized
  /// Quiet delivery to the list, without the person having been asked.
  case provisional
  /// App clips only; never used here.
  case ephemeral
}
