import SwiftUI

/// The mindful minutes of this phone: HealthKit keeps them on an iPhone, here any program can read them in a file.
struct HealthStore: Codable, Hashable, Sendable {
  static let fileName = "health.json"
  static let currentVersion = 1

  private(set) var version = currentVersion
  /// In the order in which they were completed.
  private(set) var mindfulSessions: [MindfulSession] = []

  /// The highest number of a session in here, 0 without any.
  var lastNumber: Int { mindfulSessions.map(\.session).max() ?? 0 }

  /// The first stored value that no session can have, by its place; `nil` if there is none.
  var problem: String? {
    for (index, session) in mindfulSessions.enumerated() {
      guard (0...1_000_000_000).contains(session.session) else {
        return "mindfulSessions[\(index)].session is out of range"
      }
      guard [session.start, session.end].allSatisfy(MeditationSession.storedDates.contains) else {
        return "mindfulSessions[\(index)] has a date that no session can have"
      }
    }
    return nil
  }

  /// Adds a session, once: what was written of it before is replaced.
  mutating func add(_ session: MindfulSession) {
    mindfulSessions.removeAll { $0.session == session.session && $0.start == session.start }
    mindfulSessions.append(session)
  }

  /// The record of a session. The number alone doesn't tell: files may be restored from another phone.
  func record(of session: MeditationSession) -> MindfulSession? {
    let start = MindfulSession.start(of: session.startedAt)
    return mindfulSessions.last { $0.session == session.id && $0.start == start }
  }

  func contains(_ session: MeditationSession) -> Bool { record(of: session) != nil }
}

/// One completed session in the health store (HealthKit: `mindfulSession`).
struct MindfulSession: Codable, Hashable, Sendable {
  /// The number of the session in the app.
  let session: Int
  /// To the second, as files tell it.
  let start: Date
  let end: Date
  /// Between start and end, to two decimals.
  let minutes: Double
  var seconds: Double { end.timeIntervalSince(start) }

  fileprivate static func start(of instant: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: instant.timeIntervalSinceReferenceDate.rounded(.down))
  }

  init(_ past: PastSession) {
    session = past.id
    start = Self.start(of: past.startedAt)
    // As long as the app says that it was, whatever parts of a second start and end had.
    end = start.addingTimeInterval(past.seconds.rounded(.down))
    minutes = (end.timeIntervalSince(start) / 0.6).rounded() / 100
  }
}
