import SwiftUI

/// A meditation that goes on, as it is stored: everything else about it follows from its dates.
struct MeditationSession: Identifiable, Codable, Hashable, Sendable {
  static let standardName = "Meditation"
  /// Minutes a timed session may be set to.
  static let minutesRange = 1...1440
  /// Seconds after which a session was most likely forgotten; its Live Activity is over then, too.
  static let forgottenAfter = MeditationLiveActivityAttributes.longestDuration
  /// Dates that a stored session can have: from 1970 to 2200, whatever the phone's clock was set to.
  static let storedDates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_289_654_400)

  /// Counts up from 1 over all sessions of this phone.
  let id: Int
  let sessionName: String
  let startedAt: Date
  /// `nil` for an untimed session.
  let targetTimeInSeconds: Double?
  /// Set before the haptic is played, so that nobody feels it twice.
  var isTargetAnnounced = false
  var liveActivity = ActivityPresence.wanted

  /// The fate of the session's Live Activity.
  enum ActivityPresence: String, Codable, Hashable, Sendable {
    /// There is none; it is requested when the app is in the foreground and the person allows it.
    case wanted
    case shown
    /// The person swiped it away: it comes back only if they ask for it.
    case removed
    /// The system ended it after its longest time.
    case timedOut
    /// The app ended it because the battery was nearly empty.
    case savedPower
  }

  /// When the target is reached; `nil` for an untimed session.
  var targetDate: Date? { targetTimeInSeconds.map { startedAt.addingTimeInterval($0) } }

  /// Seconds since the start, never below 0, even if the clock was set back.
  func secondsElapsed(at instant: Date) -> Double { max(0, instant.timeIntervalSince(startedAt)) }

  /// Whether it has gone on for longer than anybody sits: most likely it was forgotten.
  func isForgotten(at instant: Date) -> Bool {
    secondsElapsed(at: instant) >= max(Self.forgottenAfter, targetTimeInSeconds ?? 0)
  }

  func isTargetReached(at instant: Date) -> Bool { targetDate.map { $0 <= instant } ?? false }
}

/// A meditation that is over.
struct PastSession: Identifiable, Codable, Hashable, Sendable {
  /// How it ended.
  enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    case completed
    case cancelled
  }
  let id: Int
  let sessionName: String
  let startedAt: Date
  let endedAt: Date
  let targetTimeInSeconds: Double?
  let outcome: Outcome

  var seconds: Double { endedAt.timeIntervalSince(startedAt) }

  /// Whether it was completed and took any time that can be told: a start and an end in one breath are no mindful minutes.
  var isMindful: Bool { outcome == .completed && seconds >= 1 }
}
