/// An activity as the widget queues it.
struct ActivityItem: Codable, Hashable, Sendable {
  let activityType: ActivityType
  /// Seconds since 1970.
  let activityTime: Int
}
