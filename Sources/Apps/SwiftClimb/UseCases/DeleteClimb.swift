/// Removes a climb together with its attempts.
struct DeleteClimb: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest.
  func execute(_ id: Session.ID, climb number: Int? = nil) async throws {
    try await services.store.apply { logbook throws(SessionError) in
      .deleteClimb(session: id, climb: try logbook.running(id).climb(number).id)
    }
    try await services.showCounts(of: id)
  }
}
