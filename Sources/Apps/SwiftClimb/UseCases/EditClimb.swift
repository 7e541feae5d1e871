/// Corrects the name of a climb of the running session, or whether it was sent.
struct EditClimb: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest; other parts that are `nil` stay as they are.
  @discardableResult
  func execute(
    _ id: Session.ID, climb number: Int? = nil, name: String? = nil, isSent: Bool? = nil
  ) async throws -> Climb {
    try await services.store.change { logbook throws(SessionError) in
      try logbook.change(id) { session throws(SessionError) in
        try session.editClimb(number, name: name, isSent: isSent)
      }
    }
  }
}
