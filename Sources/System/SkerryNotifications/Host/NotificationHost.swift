/// Which phone and app the running code belongs to, as far as notifications go.
///
/// A task inherits it. Without one, an app may not notify.
public enum NotificationHost {
  @TaskLocal public static var current: NotificationHostContext?
}

/// The process that code runs in: an app's, or that of one of its extensions.
public struct NotificationHostContext: Sendable {
  /// The phone's notifications; `nil` once there is no such phone any more, which its apps' tasks may outlive.
  public var hub: NotificationHub? { center.hub }
  /// The bundle id of the app; an extension names its app.
  public let appIdentifier: String
  /// The object behind `UNUserNotificationCenter.current()` in this process; its delegate goes with the process.
  public let center: UNUserNotificationCenter

  /// Creates the context of a new process; completion handlers run on `executor`.
  public init(hub: NotificationHub, appIdentifier: String, executor: (any TaskExecutor)? = nil) {
    self.appIdentifier = appIdentifier
    center = UNUserNotificationCenter(hub: hub, appIdentifier: appIdentifier, executor: executor)
  }
}

extension UNUserNotificationCenter {
  /// Asks the app's delegate how a notification is to be shown and passes its answer on, for the effect `asksApp`.
  ///
  /// Without a delegate it isn't shown at all, as on an iPhone.
  public func askDelegate(_ record: NotificationRecord, ticket: Int) async {
    let options = await delegate?.userNotificationCenter(self, willPresent: UNNotification(record)) ?? []
    hub?.apply(.presentationChosen(ticket: ticket, options))
  }

  /// Tells the app's delegate what the person did, for the effect `opened`.
  public func tellDelegate(_ response: NotificationResponse) async {
    await delegate?.userNotificationCenter(self, didReceive: UNNotificationResponse(response))
  }
}
