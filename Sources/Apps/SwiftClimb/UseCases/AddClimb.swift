/// Adds a climb with its first attempts to the running session.
struct AddClimb: Sendable {
  let services: SessionServices

  /// `attempts` from 1 to 99; if the climb was sent, the last of them did it.
  @discardableResult
  func execute(_ id: Session.ID, name: String, attempts: Int = 1, isSent: Bool = false) async throws -> Climb {
    let instant = services.now()
    let climb = try await services.store.change { logbook throws(SessionError) in
      try logbook.change(id) { session throws(SessionError) in
        try session.addClimb(name, attempts: attempts, isSent: isSent, at: instant)
      }
    }
    try await services.showCounts(of: id)
    return climb
  }
}
