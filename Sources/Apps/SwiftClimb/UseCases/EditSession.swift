/// Corrects the person's words about a session that is over, such as one that was ended from its Live Activity.
struct EditSession: Sendable {
  let services: SessionServices

  func execute(_ id: Session.ID, effort: Int?, pump: Int?, notes: String) async throws {
    let (effort, pump) = (try Rating.optional(effort), try Rating.optional(pump))
    try await services.store.apply { logbook throws(SessionError) in
      guard var ending = logbook.past.first(where: { $0.id == id })?.ending else { throw .notOver }
      (ending.effort, ending.pump, ending.notes) = (effort, pump, notes)
      return .amend(session: id, ending: ending)
    }
  }
}
