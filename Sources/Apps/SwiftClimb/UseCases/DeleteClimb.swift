/// Removes a climb together with its attempts.
struct DeleteClimb: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest.
  @discardableResult
  func execute(_ id: Session.ID, climb number: Int? = nil) async throws -> Climb {
    let climb = try await services.store.change { logbook throws(SessionError) in
      try logbook.change(id) { session throws(SessionError) in try session.removeClimb(number) }
    }
    try await services.showCounts(of: id)
    return climb
  }
}
