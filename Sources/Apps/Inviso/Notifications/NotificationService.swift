import UserNotifications

/// Looks at each push before it is shown: one for the room whose activity waits is not shown at all.
///
/// It runs in a process of its own and can't touch the activity (ActivityKit serves the app alone): it leaves a signal in
/// the App Group, which the app takes over at once, or when it runs next. What the App Group says may be out of date where
/// the app wasn't there to hear that the person swiped the card away; so the server is asked before anything is suppressed.
final class NotificationService: UNNotificationServiceExtension {
  private let server: any ActivityDirectory

  init(server: any ActivityDirectory) { self.server = server }

  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
  ) {
    guard let push = RoomPush(request.content.userInfo), let shared = SharedStore() else {
      return contentHandler(request.content)
    }
    let badge = shared.track(PendingNotification(roomId: push.roomId, receivedAt: Date()))
    guard let activity = shared.liveActivity, activity.roomId == push.roomId else {
      return contentHandler(Self.content(of: request, badge: badge, isSuppressed: false))
    }
    server.ask(about: activity.id) { isReachable in
      if isReachable {
        shared.signalConnected(roomId: push.roomId)
      } else {
        shared.clearLiveActivity()
        _ = shared.takeSignal(roomId: push.roomId)
      }
      contentHandler(Self.content(of: request, badge: badge, isSuppressed: isReachable))
    }
  }

  /// The content that is handed to the system: without any text nothing is shown, but the badge counts.
  private static func content(
    of request: UNNotificationRequest, badge: Int, isSuppressed: Bool
  ) -> UNNotificationContent {
    guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return request.content }
    content.badge = NSNumber(value: badge)
    if isSuppressed {
      content.title = ""
      content.subtitle = ""
      content.body = ""
      content.sound = nil
    }
    return content
  }
}
