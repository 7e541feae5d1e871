import ActivityKit
import SwiftUI

/// The Live Activity of a climbing session.
///
/// App and widget extension share this very type: ActivityKit matches activities by its name.
struct ClimbingSessionAttributes: ActivityAttributes, Hashable, Sendable {
  /// The part that changes while the person climbs.
  struct ContentState: Codable, Hashable, Sendable {
    var climbCount: Int
    var attemptCount: Int
    var lastUpdated: Date
  }

  let sessionId: UUID
  /// The raw value of a discipline; a widget extension needs no more of the app's model.
  let discipline: String
  let startedAt: Date
  /// Until when an activity may be active that came later than its session; `nil` for one that came with it.
  var timerEnd: Date?
}

extension ClimbingSessionAttributes {
  /// Seconds a Live Activity may be active, and so the longest time its timer can show (ActivityKit: 8 h).
  static let longestDuration: TimeInterval = 8 * 3600

  /// The discipline in words; one that this version doesn't know is capitalised.
  var disciplineDisplayName: String {
    switch discipline {
    case "bouldering": "Bouldering"
    case "sport": "Sport"
    case "trad": "Trad"
    case "top_rope": "Top Rope"
    default: capitalized(discipline)
    }
  }

  /// As Foundation's `capitalized`: each word begins with a capital letter and goes on in small ones; whatever is no
  /// letter separates words.
  private func capitalized(_ text: String) -> String {
    var isInWord = false
    return text.reduce(into: "") { result, character in
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || (isInWord && (character.isNumber || character == "'"))
    }
  }

  /// From the start to the longest time that can be shown.
  var timerInterval: ClosedRange<Date> { timerInterval(updated: startedAt) }

  /// From the start to the end of the time in which the activity may be active: one that was shown again late outlives
  /// the session's first eight hours, and its timer may not stop there. Where nobody says when that is, as in a push, it
  /// is the end of the eight hours in which the state was written. No more than four days, whatever a push says.
  func timerInterval(updated: Date) -> ClosedRange<Date> {
    let end = timerEnd?.timeIntervalSince(startedAt) ?? endOfPart(updated)
    return startedAt...startedAt.addingTimeInterval(min(max(end, Self.longestDuration), 12 * Self.longestDuration))
  }

  private func endOfPart(_ instant: Date) -> TimeInterval {
    let over = (instant.timeIntervalSince(startedAt) / Self.longestDuration).rounded(.down)
    return (over + 1) * Self.longestDuration
  }

  /// The same for an activity that comes later than its session.
  func shown(at instant: Date) -> ClimbingSessionAttributes {
    var late = self
    late.timerEnd = instant.addingTimeInterval(Self.longestDuration)
    return late
  }

  /// Opens the app at the sheet for a new climb.
  var addClimbURL: URL? { DeepLink.addClimb(sessionId: sessionId).url }

  /// Opens the app at the session's numbers.
  var statisticsURL: URL? { DeepLink.viewStatistics(sessionId: sessionId).url }

  /// Opens the app at the sheet that ends the session.
  var endURL: URL? { DeepLink.endSession(sessionId: sessionId).url }

  /// Opens the app at the session.
  var sessionURL: URL? { DeepLink.viewSession(sessionId: sessionId).url }
}
