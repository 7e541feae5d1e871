/// Logs one more attempt on a climb.
struct LogAttempt: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest.
  @discardableResult
  func execute(_ id: Session.ID, climb number: Int? = nil, isSent: Bool = false) async throws -> Climb {
    let instant = services.now()
    let climb = try await services.store.change { logbook throws(SessionError) in
      try logbook.change(id) { session throws(SessionError) in
        try session.changeClimb(number) { climb in climb.log(isSent: isSent, at: instant) }
      }
    }
    try await services.showCounts(of: id)
    return climb
  }
}
