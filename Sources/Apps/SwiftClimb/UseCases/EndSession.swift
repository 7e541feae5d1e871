/// Ends the running session: the person's words about it are stored first, then its Live Activity goes.
struct EndSession: Sendable {
  let services: SessionServices

  func execute(_ id: Session.ID, effort: Int? = nil, pump: Int? = nil, notes: String = "") async throws {
    let ending = try Session.Ending(
      endedAt: services.now(), effort: Rating.optional(effort), pump: Rating.optional(pump), notes: notes)
    try await services.store.change { logbook throws(SessionError) in
      try logbook.change(id) { session throws(SessionError) in try session.end(ending) }
    }
    await services.activityManager?.end(sessionId: id)
  }
}
