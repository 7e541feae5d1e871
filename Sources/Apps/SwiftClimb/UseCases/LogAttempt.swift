/// Logs one more attempt on a climb.
struct LogAttempt: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest.
  @discardableResult
  func execute(_ id: Session.ID, climb number: Int? = nil, isSent: Bool = false) async throws -> Climb {
    let instant = services.now()
    let logbook = try await services.store.apply { logbook throws(SessionError) in
      .logAttempt(session: id, climb: try logbook.running(id).climb(number).id, isSent: isSent, at: instant)
    }
    try await services.showCounts(of: id)
    return try logbook.running(id).climb(number)
  }
}
