import UserNotifications

/// Decides how notifications are shown while the app is in front.
final class NotificationDelegate: UNUserNotificationCenterDelegate {
  private let chat: ChatManager

  init(chat: ChatManager) { self.chat = chat }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await chat.presentation(roomId: RoomPush(notification.request.content.userInfo)?.roomId)
  }
}
