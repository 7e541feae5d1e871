import UserNotifications

/// Notifications at the time to leave, which the system delivers whether the app runs or not.
actor LeaveReminders {
  private let now: @Sendable () -> Date
  /// The times to leave that notifications wait for.
  private var scheduled: [Trip.ID: Date] = [:]

  init(now: @escaping @Sendable () -> Date) { self.now = now }

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

  /// Notifies at the time to leave, in the place of any earlier notification for the trip; not at all where that isn't
  /// allowed.
  func remind(of trip: Trip, _ recommendation: LeaveTimeRecommendation) async {
    let leave = recommendation.recommendedLeaveTimeUtc
    let seconds = leave.timeIntervalSince(now())
    guard seconds > 0, scheduled[trip.id] != leave else { return }
    let center = UNUserNotificationCenter.current()
    switch await center.notificationSettings().authorizationStatus {
    case .notDetermined, .denied: return
    default: break
    }
    let content = UNMutableNotificationContent()
    content.title = "Leave now for \(trip.destination.name)"
    content.body = "The way takes \(recommendation.travelTimeMinutes) min."
    content.sound = .default
    content.userInfo = [Self.tripKey: trip.id.uuidString]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: Self.identifier(trip.id), content: content, trigger: trigger)
    // One that can't be scheduled is tried again with the next cycle.
    guard (try? await center.add(request)) != nil else { return }
    scheduled[trip.id] = leave
  }

  /// Whether the system has reminded of a trip by now.
  func hasReminded(of id: Trip.ID) -> Bool { scheduled[id].map { $0 <= now() } ?? false }

  /// Takes the notification for a trip back, also one that was delivered.
  func remove(for id: Trip.ID) {
    scheduled[id] = nil
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: [Self.identifier(id)])
    center.removeDeliveredNotifications(withIdentifiers: [Self.identifier(id)])
  }

  private static let tripKey = "tripId"
  private static func identifier(_ id: Trip.ID) -> String { "leave-\(id.uuidString)" }

  /// The trip that a notification is about.
  static func tripId(in content: UNNotificationContent) -> String? { content.userInfo[tripKey] as? String }
}
