/// Adds a climb with its first attempts to the running session.
struct AddClimb: Sendable {
  let services: SessionServices

  /// `attempts` from 1 to 99; if the climb was sent, the last of them did it.
  @discardableResult
  func execute(_ id: Session.ID, name: String, attempts: Int = 1, isSent: Bool = false) async throws -> Climb {
    let instant = services.now()
    let logbook = try await services.store.apply { logbook throws(SessionError) in
      .addClimb(
        session: id, climb: try logbook.running(id).lastClimbNumber + 1, name: name, attempts: attempts, isSent: isSent,
        at: instant)
    }
    try await services.showCounts(of: id)
    return try logbook.running(id).climb(nil)
  }
}
