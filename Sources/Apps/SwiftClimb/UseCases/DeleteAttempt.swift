/// Removes an attempt of a climb.
struct DeleteAttempt: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest; `attempt` counts from 1, `nil` is the newest.
  @discardableResult
  func execute(_ id: Session.ID, climb number: Int? = nil, attempt: Int? = nil) async throws -> Climb {
    let logbook = try await services.store.apply { logbook throws(SessionError) in
      let climb = try logbook.running(id).climb(number)
      return .deleteAttempt(session: id, climb: climb.id, attempt: attempt ?? climb.attempts.count)
    }
    try await services.showCounts(of: id)
    return try logbook.running(id).climb(number)
  }
}
