extension UNUserNotificationCenter {
  /// Schedules a notification, or delivers it if it has no trigger; one with the same identifier is replaced.
  ///
  /// - Throws: `UNError` if notifications aren't allowed, there is nothing to show, or it would never be due.
  public func add(_ request: UNNotificationRequest) async throws {
    try apply(.added(appIdentifier: appIdentifier, request.local))
  }

  /// The same with a completion handler.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    complete(completionHandler) { center in
      try center.apply(.added(appIdentifier: center.appIdentifier, request.local))
    }
  }

  /// The notifications that wait to be delivered, the soonest first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    hub?.withState { state in
      state.pending(of: appIdentifier).map { request, date in
        UNNotificationRequest(
          identifier: request.identifier, fields: request.content, schedule: request.schedule, scheduled: date)
      }
    } ?? []
  }

  /// The same with a completion handler.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    answer { [self] in completionHandler(await pendingNotificationRequests()) }
  }

  /// Takes pending notifications back; unknown identifiers are ignored.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    send(.pendingRemoved(appIdentifier: appIdentifier, identifiers))
  }

  /// Takes all pending notifications back.
  public func removeAllPendingNotificationRequests() {
    send(.pendingRemoved(appIdentifier: appIdentifier, nil))
  }

  /// The app's notifications in the list, the newest first.
  public func deliveredNotifications() async -> [UNNotification] {
    hub?.withState { $0.delivered(of: appIdentifier).map { UNNotification($0) } } ?? []
  }

  /// The same with a completion handler.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    answer { [self] in completionHandler(await deliveredNotifications()) }
  }

  /// Removes notifications from the list; unknown identifiers are ignored.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    send(.deliveredRemoved(appIdentifier: appIdentifier, identifiers))
  }

  /// Removes all of the app's notifications from the list.
  public func removeAllDeliveredNotifications() {
    send(.deliveredRemoved(appIdentifier: appIdentifier, nil))
  }
}
