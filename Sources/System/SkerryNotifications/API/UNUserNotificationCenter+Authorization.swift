extension UNUserNotificationCenter {
  /// Asks the person, unless they decided already, and says whether notifications are allowed.
  ///
  /// With `.provisional` nobody is asked: notifications go to the list quietly.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    guard let hub else { return false }
    return await firstAnswer { hub.ask(options, for: appIdentifier, answer: $0) } ?? false
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
