/// An activity as the widget queues it.
struct ActivityItem: Codable, Hashable, Sendable {
  let activityType: ActivityType
  /// Seconds since 1970.
  let activityTime: Int

  /// Times that a stored activity can have, in seconds since 1970: up to 2200, whatever the phone's clock was set to.
  static let storedTimes = 0..<7_289_654_400
}
