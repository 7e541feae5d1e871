import ActivityKit
import SwiftUI

/// The Live Activity of a meditation.
///
/// App and widget extension share this very type: ActivityKit matches activities by its name.
struct MeditationLiveActivityAttributes: ActivityAttributes, Hashable, Sendable {
  /// The part that changes during a session, at most a few times.
  ///
  /// Nothing here moves with time: a state that had to be sent every second would cost battery, be shown late (iOS 18
  /// shows local updates every 5–15 s) and stand still once the app is suspended. The timer and the ring get the dates
  /// in the attributes and run by themselves; `secondsElapsed` is what had passed when the state was made.
  struct ContentState: Codable, Hashable, Sendable {
    var secondsElapsed: Double
    var targetTimeInSeconds: Double?
    /// The target is reached, or the session was completed.
    var isCompleted: Bool
    /// The person's setting, which an extension can't read; a state without it shows seconds.
    var showsSeconds: Bool?
    /// When the session was completed; `nil` while its timer runs.
    var endedAt: Date?
  }

  var sessionName: String
  /// The number of the session in the app.
  let session: Int
  let startDate: Date
  /// Until when the activity may be active, and so the last instant its timer can show.
  let timerEnd: Date
}

extension MeditationLiveActivityAttributes {
  /// Seconds a Live Activity may be active (ActivityKit: 8 h).
  static let longestDuration: TimeInterval = 8 * 3600

  /// From the start to the longest time that can be shown.
  var timerInterval: ClosedRange<Date> { startDate...max(startDate, timerEnd) }

  /// When presentations are to be drawn again without the app: when the target is reached, and before the system ends the
  /// activity. As the activity's stale date it works although the app may be gone (ActivityKit).
  func redrawDate(_ state: ContentState) -> Date {
    // An activity that ends is drawn again only if it was stale before; hence a second earlier.
    let last = timerEnd.addingTimeInterval(-1)
    guard !state.isCompleted, let target = targetInterval(state)?.upperBound else { return last }
    return min(target, last)
  }

  /// From the start to the target; `nil` for an untimed session.
  func targetInterval(_ state: ContentState) -> ClosedRange<Date>? {
    guard let target = state.targetTimeInSeconds, target > 0 else { return nil }
    return startDate...startDate.addingTimeInterval(target)
  }
}
