import UserNotifications

/// Shows reminders while the app is in front, too, and opens their trips.
final class ReminderDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let id = LeaveReminders.tripId(in: response.notification.request.content) else { return }
    await RunningApp.current?.show(id)
  }
}
