import UserNotifications

/// Looks at each push before it is shown: one for the room whose activity waits is not shown at all.
///
/// It runs in a process of its own and can't touch the activity (ActivityKit serves the app alone): it leaves a signal in
/// the App Group, which the app takes over when it runs next.
final class NotificationService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    guard let push = RoomPush(request.content.userInfo), let shared = SharedStore(),
      let content = request.content.mutableCopy() as? UNMutableNotificationContent
    else { return contentHandler(request.content) }
    let isShownByActivity = shared.liveActivity?.roomId == push.roomId
    let badge = shared.track(PendingNotification(roomId: push.roomId, receivedAt: Date()))
    content.badge = NSNumber(value: badge)
    if isShownByActivity {
      shared.signalConnected(roomId: push.roomId)
      content.title = ""
      content.subtitle = ""
      content.body = ""
      content.sound = nil
    }
    contentHandler(content)
  }
}
