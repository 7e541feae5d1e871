import SwiftUI

/// Every session of this phone, as it is stored.
struct Journal: Codable, Hashable, Sendable {
  static let currentVersion = 1

  private(set) var version = currentVersion
  private(set) var lastNumber = 0
  private(set) var running: MeditationSession?
  /// The sessions that are over, newest first.
  private(set) var past: [PastSession] = []

  /// An empty journal that goes on counting after sessions which are known from elsewhere.
  init(countingOnFrom lastNumber: Int = 0) { self.lastNumber = lastNumber }

  /// The first stored value that no session can have, by its place; `nil` if there is none.
  var problem: String? {
    if !Self.storedNumbers.contains(lastNumber) { return "lastNumber is out of range" }
    if let running, let problem = Self.problem(running.id, [running.startedAt], running.targetTimeInSeconds) {
      return "running\(problem)"
    }
    for (index, session) in past.enumerated() {
      let dates = [session.startedAt, session.endedAt]
      if let problem = Self.problem(session.id, dates, session.targetTimeInSeconds) {
        return "past[\(index)]\(problem)"
      }
    }
    return nil
  }

  private static func problem(_ id: Int, _ dates: [Date], _ target: Double?) -> String? {
    if !storedNumbers.contains(id) { return ".id is out of range" }
    if !dates.allSatisfy(MeditationSession.storedDates.contains) { return " has a date that no session can have" }
    let longest = Double(MeditationSession.minutesRange.upperBound) * 60
    return target.map { $0 > 0 && $0 <= longest } ?? true ? nil : ".targetTimeInSeconds must be above 0, to \(longest)"
  }

  /// Numbers that sessions can have.
  private static let storedNumbers = 0...1_000_000_000

  mutating func start(targetTimeInSeconds: Double?, at instant: Date) throws(MeditationError) -> MeditationSession {
    if running != nil { throw .alreadyRunning }
    lastNumber += 1
    let session = MeditationSession(
      id: lastNumber, sessionName: MeditationSession.standardName, startedAt: instant,
      targetTimeInSeconds: targetTimeInSeconds)
    running = session
    return session
  }

  /// Changes the running session; throws ``MeditationError/notRunning`` for any other.
  mutating func change(
    _ id: MeditationSession.ID, _ body: (inout MeditationSession) -> Void
  ) throws(MeditationError) -> MeditationSession {
    guard var session = running, session.id == id else { throw .notRunning }
    body(&session)
    running = session
    return session
  }

  /// Goes on with a session that is known from elsewhere.
  mutating func adopt(_ session: MeditationSession) {
    running = session
    lastNumber = max(lastNumber, session.id)
  }

  /// Ends the running session; throws ``MeditationError/notRunning`` for any other.
  mutating func finish(
    _ id: MeditationSession.ID, as outcome: PastSession.Outcome, at instant: Date
  ) throws(MeditationError) -> PastSession {
    guard let session = running, session.id == id else { throw .notRunning }
    let past = PastSession(
      id: session.id, sessionName: session.sessionName, startedAt: session.startedAt,
      endedAt: max(session.startedAt, instant), targetTimeInSeconds: session.targetTimeInSeconds, outcome: outcome)
    running = nil
    self.past.insert(past, at: 0)
    return past
  }
}
