/// Corrects the name of a climb of the running session, or whether it was sent.
struct EditClimb: Sendable {
  let services: SessionServices

  /// `climb` is the number of a climb, `nil` for the newest; other parts that are `nil` stay as they are.
  @discardableResult
  func execute(
    _ id: Session.ID, climb number: Int? = nil, name: String? = nil, isSent: Bool? = nil
  ) async throws -> Climb {
    let logbook = try await services.store.apply { logbook throws(SessionError) in
      .editClimb(session: id, climb: try logbook.running(id).climb(number).id, name: name, isSent: isSent)
    }
    return try logbook.running(id).climb(number)
  }
}
