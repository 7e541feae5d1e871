import UserNotifications

/// The bell at the target: a notification, so that it rings although the app may be gone by then, and so that a Focus
/// silences it.
struct TargetBell: Sendable {
  static let identifier = "target"

  /// Asks the person if need be; whether the bell may ring. The answer may take its time.
  func requestAuthorization() async -> Bool {
    (try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])) ?? false
  }

  /// Whether the person lets notifications of the app sound.
  func mayRing() async -> Bool {
    await UNUserNotificationCenter.current().notificationSettings().soundSetting == .enabled
  }

  /// The person's answer about notifications, if they were asked.
  func authorization() async -> UNAuthorizationStatus {
    await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
  }

  /// Schedules the bell in so many seconds; an earlier one is replaced.
  func schedule(in seconds: Double) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Your time has passed"
    content.body = "The timer keeps running until you end the session."
    content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: Self.identifier, content: content, trigger: trigger))
  }

  func isScheduled() async -> Bool {
    await UNUserNotificationCenter.current().pendingNotificationRequests().contains { $0.identifier == Self.identifier }
  }

  /// Takes the bell back, rung or not.
  func cancel() {
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: [Self.identifier])
    center.removeDeliveredNotifications(withIdentifiers: [Self.identifier])
  }
}

/// While the app is in front its screen says everything: of the bell's notification only the sound is wanted.
final class TargetBellDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.sound]
  }
}
