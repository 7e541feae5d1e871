/// Starts a session: it is stored first, then its Live Activity is requested.
struct StartSession: Sendable {
  let services: SessionServices

  @discardableResult
  func execute(
    _ discipline: Discipline, mentalReadiness: Int? = nil, physicalReadiness: Int? = nil
  ) async throws -> Session {
    let readiness = try Session.Readiness(
      mental: Rating.optional(mentalReadiness), physical: Rating.optional(physicalReadiness))
    let instant = services.now()
    let session = try await services.store.change { logbook throws(SessionError) in
      try logbook.start(discipline, readiness: readiness, at: instant)
    }
    if let counts = try await services.store.counts(of: session.id) {
      await services.activityManager?.start(session.activityAttributes, counts: counts)
    }
    return session
  }
}
