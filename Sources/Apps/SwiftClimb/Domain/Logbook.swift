import SwiftUI

/// Everything a climber has logged.
struct Logbook: Hashable, Sendable {
  /// Grows with every change, so that counts read at different times can be put in order.
  private(set) var revision = 0
  /// All sessions in the order of their starts.
  private(set) var sessions: [Session] = []
  /// How many sessions there have been, also those that were deleted.
  private var startCount = 0

  init(revision: Int = 0) { self.revision = revision }

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

  /// Lets something happen; if it can't, everything stays as it was.
  mutating func apply(_ change: LogbookChange) throws(SessionError) {
    switch change {
    case .start(let id, let discipline, let readiness, let instant):
      try add(Session(id: id, discipline: discipline, startedAt: instant, readiness: readiness))
    case .addClimb(let id, let number, let name, let attempts, let isSent, let instant):
      let index = try runningIndex(id)
      try sessions[index].addClimb(number, name, attempts: attempts, isSent: isSent, at: instant)
    case .logAttempt(let id, let number, let isSent, let instant):
      let index = try runningIndex(id)
      try sessions[index].changeClimb(number) { climb in climb.log(isSent: isSent, at: instant) }
    case .deleteAttempt(let id, let number, let attempt):
      let index = try runningIndex(id)
      try sessions[index].changeClimb(number) { climb throws(SessionError) in try climb.removeAttempt(attempt) }
    case .editClimb(let id, let number, let name, let isSent):
      let index = try runningIndex(id)
      try sessions[index].editClimb(number, name: name, isSent: isSent)
    case .deleteClimb(let id, let number):
      let index = try runningIndex(id)
      try sessions[index].removeClimb(number)
    case .end(let id, let ending):
      let index = try runningIndex(id)
      try sessions[index].end(ending)
    case .amend(let id, let ending):
      let index = try pastIndex(id)
      try sessions[index].end(ending)
    case .goOn(let id):
      if running != nil { throw .alreadyRunning }
      let index = try pastIndex(id)
      guard index == sessions.indices.last else { throw .notNewest }
      sessions[index].goOn()
    case .deletePast(let id): sessions.remove(at: try pastIndex(id))
    case .keep(let session): try add(session)
    }
    revision += 1
  }

  /// An id for a session that starts now, which none has or, as far as is known, had.
  func newSessionID(at instant: Date) -> Session.ID {
    var ordinal = startCount
    while true {
      let id = UUID(ordinal: ordinal, startedAt: instant)
      if !sessions.contains(where: { $0.id == id }) { return id }
      ordinal += 1
    }
  }

  /// The running session, if it has that id; throws ``SessionError/notRunning`` otherwise.
  func running(_ id: Session.ID) throws(SessionError) -> Session {
    guard let running, running.id == id else { throw .notRunning }
    return running
  }

  private mutating func add(_ session: Session) throws(SessionError) {
    if running != nil { throw .alreadyRunning }
    sessions.append(session)
    startCount += 1
  }

  /// The place of the running session; throws ``SessionError/notRunning`` for any other.
  private func runningIndex(_ id: Session.ID) throws(SessionError) -> Int {
    guard let last = sessions.indices.last, sessions[last].id == id, sessions[last].isRunning else { throw .notRunning }
    return last
  }

  /// The place of a session that is over; throws ``SessionError/notOver`` for any other.
  private func pastIndex(_ id: Session.ID) throws(SessionError) -> Int {
    guard let index = sessions.firstIndex(where: { $0.id == id }), !sessions[index].isRunning else { throw .notOver }
    return index
  }

  /// A past session by its number: 1 is the first that was ever logged.
  func pastSession(_ number: Int) throws(SessionError) -> Session {
    guard sessions.indices.contains(number - 1), !sessions[number - 1].isRunning else { throw .unknownSession(number) }
    return sessions[number - 1]
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
