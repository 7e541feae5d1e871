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
