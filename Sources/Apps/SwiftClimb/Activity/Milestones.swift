import ActivityKit

/// Remembers which numbers of climbs were celebrated; each is worth one alert.
struct Milestones: Hashable, Sendable {
  /// Climbs between two milestones.
  static let step = 10
  private var reached: Int

  init(climbs: Int = 0) { reached = climbs / Self.step * Self.step }

  /// The alert for a number of climbs, if it comes to a milestone for the first time.
  mutating func alert(for climbs: Int) -> AlertConfiguration? {
    let milestone = climbs / Self.step * Self.step
    guard milestone > reached else { return nil }
    reached = milestone
    return AlertConfiguration(
      title: "\(milestone) climbs", body: "You have logged \(milestone) climbs in this session.", sound: .default)
  }
}
