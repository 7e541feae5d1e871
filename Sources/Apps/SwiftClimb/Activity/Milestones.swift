import ActivityKit
import SwiftUI

/// Remembers which numbers of climbs were celebrated; each is worth one alert in a session, also where a climb was
/// deleted since, the activity was shown again or a new process takes over.
struct Milestones: Hashable, Sendable {
  /// Climbs between two milestones.
  static let step = 10
  private static let key = "milestone"
  private let session: Session.ID
  private var reached: Int

  /// Those of a session that stands at a number of climbs.
  init(session: Session.ID, climbs: Int) {
    self.session = session
    reached = max(climbs / Self.step * Self.step, Self.celebrated(in: session))
  }

  /// The highest number that an alert of the app told; it is kept in the app's own defaults.
  private static func celebrated(in session: Session.ID) -> Int {
    let words = UserDefaults.standard.string(forKey: key)?.split(separator: " ") ?? []
    guard words.count == 2, words[0] == session.uuidString else { return 0 }
    return Int(words[1]) ?? 0
  }

  /// The alert for a number of climbs, if it comes to a milestone for the first time.
  mutating func alert(for climbs: Int) -> AlertConfiguration? {
    let milestone = climbs / Self.step * Self.step
    guard milestone > reached else { return nil }
    reached = milestone
    UserDefaults.standard.set("\(session.uuidString) \(milestone)", forKey: Self.key)
    return AlertConfiguration(
      title: "\(milestone) climbs", body: "You have logged \(milestone) climbs in this session.", sound: .default)
  }
}
