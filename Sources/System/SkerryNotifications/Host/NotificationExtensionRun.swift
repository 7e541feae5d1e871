/// One service extension at work on one notification, in a process of its own.
///
/// The phone creates one for each `extensionStarts`, keeps it until the ticket is answered, and calls ``expire()`` for
/// `extensionExpires`. All of it runs with the task-locals of the extension's process.
public actor NotificationExtensionRun {
  private let instance: UNNotificationServiceExtension
  private let hub: NotificationHub
  private let ticket: Int

  /// Starts the extension's process: `make` creates the extension.
  public init(ticket: Int, hub: NotificationHub, make: @Sendable () -> UNNotificationServiceExtension) {
    self.ticket = ticket
    self.hub = hub
    instance = make()
  }

  /// Hands the notification over; what the extension makes of it goes to the hub.
  public func receive() {
    let ticket = ticket
    let request = hub.withState { state in
      state.extensions.first { $0.ticket == ticket }.map { running in
        UNNotificationRequest(identifier: running.identifier, fields: running.content, schedule: .push)
      }
    }
    guard let request else { return }
    // An extension may keep what it is to call, also beyond the phone.
    instance.didReceive(request) { [weak hub] content in
      hub?.apply(.extensionFinished(ticket: ticket, content.fields))
    }
  }

  /// Tells the extension that its time is over.
  public func expire() { instance.serviceExtensionTimeWillExpire() }
}
