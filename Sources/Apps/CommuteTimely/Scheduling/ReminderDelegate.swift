import UserNotifications

/// Shows reminders while the app is in front, too, and opens their trips.
final class ReminderDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    // A clock that was set may have ended the trip meanwhile.
    if let id = LeaveReminders.tripId(in: notification.request.content), let app = RunningApp.current,
      await !app.isPlanned(id)
    {
      return []
    }
    return [.banner, .list, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let id = LeaveReminders.tripId(in: response.notification.request.content) else { return }
    await RunningApp.current?.show(id)
  }
}
