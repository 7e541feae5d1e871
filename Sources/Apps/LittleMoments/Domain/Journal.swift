import SwiftUI

/// Every session of this phone, as it is stored.
struct Journal: Codable, Hashable, Sendable {
  static let currentVersion = 1

  private(set) var version = currentVersion
  private(set) var lastNumber = 0
  private(set) var running: MeditationSession?
  /// The sessions that are over, newest first.
  private(set) var past: [PastSession] = []

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
