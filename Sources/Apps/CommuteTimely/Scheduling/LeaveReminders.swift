import UserNotifications

/// Notifications at the time to leave, which the system delivers whether the app runs or not.
struct LeaveReminders: Sendable {
  let now: @Sendable () -> Date

  /// Asks for leave to notify: quietly, without a question, or with one where the person wants to be alerted.
  func ask(quietly: Bool) async {
    let options: UNAuthorizationOptions = [.alert, .sound]
    _ = try? await UNUserNotificationCenter.current()
      .requestAuthorization(options: quietly ? options.union(.provisional) : options)
  }

  /// Whether the person may still be asked.
  func canAsk() async -> Bool {
    switch await UNUserNotificationCenter.current().notificationSettings().authorizationStatus {
    case .notDetermined, .provisional: true
    default: false
    }
  }

  /// Whether the person hears them; those that were allowed quietly only lie in the list.
  func maySound() async -> Bool {
    await UNUserNotificationCenter.current().notificationSettings().soundSetting == .enabled
  }

  /// Notifies at the time to leave, or at once if it has come, in the place of any earlier notification for the trip.
  /// Returns whether a new one was given to the system: none where that isn't allowed, or where it waits already.
  func remind(of trip: Trip, _ recommendation: LeaveTimeRecommendation) async -> Bool {
    let leave = recommendation.recommendedLeaveTimeUtc
    let center = UNUserNotificationCenter.current()
    let identifier = Self.identifier(trip.id)
    let waits = await center.pendingNotificationRequests().contains { $0.identifier == identifier }
    if waits, trip.reminder == leave { return false }
    switch await center.notificationSettings().authorizationStatus {
    case .notDetermined, .denied: return false
    default: break
    }
    let content = UNMutableNotificationContent()
    content.title = "Leave now for \(trip.destination.name)"
    content.body = "The way takes \(recommendation.travelTimeMinutes) min."
    content.sound = .default
    content.userInfo = [Self.tripKey: trip.id.uuidString]
    let seconds = leave.timeIntervalSince(now())
    let trigger = seconds > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false) : nil
    // One that lies in the list is from before the clock was set back.
    center.removeDeliveredNotifications(withIdentifiers: [identifier])
    // One that can't be scheduled is tried again with the next cycle.
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    return (try? await center.add(request)) != nil
  }

  /// Takes the notification for a trip back, also one that was delivered.
  func remove(for id: Trip.ID) {
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: [Self.identifier(id)])
    center.removeDeliveredNotifications(withIdentifiers: [Self.identifier(id)])
  }

  private static let tripKey = "tripId"
  private static func identifier(_ id: Trip.ID) -> String { "leave-\(id.uuidString)" }

  /// The trip that a notification is about.
  static func tripId(in content: UNNotificationContent) -> String? { content.userInfo[tripKey] as? String }
}
