import SwiftUI

/// Everything a climber has logged, as it is stored.
struct Logbook: Codable, Hashable, Sendable {
  static let currentVersion = 1

  private(set) var version = currentVersion
  /// Grows with every change, so that counts read at different times can be put in order.
  private(set) var revision = 0
  /// All sessions in the order of their starts.
  private(set) var sessions: [Session] = []

  /// The session that goes on.
  var running: Session? { sessions.last.flatMap { $0.isRunning ? $0 : nil } }

  /// The sessions that are over, newest first.
  var past: [Session] { sessions.reversed().filter { !$0.isRunning } }

  /// The sessions that are over, newest first, each with the number it is asked for by; 1 is the first ever logged.
  var numberedPast: [PastSession] {
    sessions.indices.reversed().filter { !sessions[$0].isRunning }.map {
      PastSession(number: $0 + 1, session: sessions[$0])
    }
  }

  mutating func start(
    _ discipline: Discipline, readiness: Session.Readiness, at instant: Date
  ) throws(SessionError) -> Session {
    if running != nil { throw .alreadyRunning }
    let id = UUID(ordinal: sessions.count, startedAt: instant)
    let session = Session(id: id, discipline: discipline, startedAt: instant, readiness: readiness)
    sessions.append(session)
    revision += 1
    return session
  }

  /// Changes the running session; throws ``SessionError/notRunning`` for any other.
  mutating func change<Result>(
    _ id: Session.ID, _ change: (inout Session) throws(SessionError) -> Result
  ) throws(SessionError) -> Result {
    guard let last = sessions.indices.last, sessions[last].id == id, sessions[last].isRunning else { throw .notRunning }
    let result = try change(&sessions[last])
    revision += 1
    return result
  }

  /// A past session by its number: 1 is the first that was ever logged.
  func pastSession(_ number: Int) throws(SessionError) -> Session {
    guard sessions.indices.contains(number - 1), !sessions[number - 1].isRunning else { throw .unknownSession(number) }
    return sessions[number - 1]
  }

  /// Removes a past session; those after it move up by one.
  mutating func removePast(_ number: Int) throws(SessionError) {
    _ = try pastSession(number)
    sessions.remove(at: number - 1)
    revision += 1
  }

  /// The counts of a session.
  func counts(of id: Session.ID) -> SessionCounts? {
    guard let session = sessions.last(where: { $0.id == id }) else { return nil }
    return SessionCounts(climbs: session.climbs.count, attempts: session.attemptCount, revision: revision)
  }
}

/// How much was climbed, as of a revision of the logbook.
struct SessionCounts: Hashable, Sendable {
  var climbs: Int
  var attempts: Int
  var revision: Int
}
