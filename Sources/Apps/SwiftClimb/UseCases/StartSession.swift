import SwiftUI

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
    let logbook = try await services.store.apply { logbook in
      let id = logbook.newSessionID(at: instant)
      return .start(id: id, discipline: discipline, readiness: readiness, at: instant)
    }
    guard let session = logbook.running else { throw SessionError.notRunning }
    if let counts = logbook.counts(of: session.id) {
      await services.activityManager?.start(session.activityAttributes, counts: counts)
    }
    return session
  }
}
