extension UNUserNotificationCenter {
  /// Asks the person, unless they decided already, and says whether notifications are allowed.
  ///
  /// With `.provisional` nobody is asked: notifications go to the list quietly.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    guard hub != nil else { return false }
    // Who waits for a person may wait for ever, and doesn't keep the phone for it.
    return await firstAnswer { hub?.ask(options, for: appIdentifier, answer: $0) } ?? false
  }

  /// The same with a completion handler.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    answer { [self] in completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
  }

  /// The permissions that the person gives the app's notifications.
  public func notificationSettings() async -> UNNotificationSettings {
    hub?.withState { $0.settings(of: appIdentifier) } ?? NotificationState().settings(of: appIdentifier)
  }

  /// The same with a completion handler.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    answer { [self] in completionHandler(await notificationSettings()) }
  }

  /// Declares the app's kinds of notifications, in the place of all earlier ones.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    send(.categoriesSet(appIdentifier: appIdentifier, categories.map(\.fields)))
  }

  /// The app's kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    let categories = hub?.withState { $0.apps[appIdentifier]?.categories } ?? []
    return Set(categories.map { UNNotificationCategory($0) })
  }

  /// The same with a completion handler.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    answer { [self] in completionHandler(await notificationCategories()) }
  }

  /// Sets the number on the app's icon; 0 removes it.
  ///
  /// - Throws: `UNError` if the app may not badge its icon or the number is below 0.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    try apply(.badgeSet(appIdentifier: appIdentifier, newBadgeCount))
  }

  /// The same with a completion handler.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    complete(completionHandler) { center in
      try center.apply(.badgeSet(appIdentifier: center.appIdentifier, newBadgeCount))
    }
  }

  /// Does something at once, and tells the handler later how it went.
  func complete(
    _ handler: (@Sendable ((any Error)?) -> Void)?, _ body: (UNUserNotificationCenter) throws -> Void
  ) {
    let result = Result { try body(self) }
    guard let handler else { return }
    answer {
      if case .failure(let error) = result { handler(error) } else { handler(nil) }
    }
  }
}

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
