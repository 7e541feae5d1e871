/// Ends the running session: the person's words about it are stored first, then its Live Activity goes.
struct EndSession: Sendable {
  let services: SessionServices

  func execute(_ id: Session.ID, effort: Int? = nil, pump: Int? = nil, notes: String = "") async throws {
    let instant = services.now()
    let ending = try Session.Ending(
      endedAt: instant, effort: Rating.optional(effort), pump: Rating.optional(pump), notes: notes)
    try await services.store.apply { logbook throws(SessionError) in
      var ending = ending
      // The clock may have been set back meanwhile.
      ending.endedAt = max(instant, try logbook.running(id).startedAt)
      return .end(session: id, ending: ending)
    }
    await services.activityManager?.end(sessionId: id)
  }
}
