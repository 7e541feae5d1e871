/// Goes on with the newest session, which was ended too early: it is stored first, then its Live Activity is requested.
struct ContinueSession: Sendable {
  let services: SessionServices

  func execute(_ id: Session.ID) async throws {
    let logbook = try await services.store.apply { _ in .goOn(session: id) }
    guard let session = logbook.running, let counts = logbook.counts(of: id) else { throw SessionError.notRunning }
    let attributes = session.activityAttributes.shown(at: services.now())
    await services.activityManager?.start(attributes, counts: counts)
  }

  /// Whether a session may go on: none runs, it is the newest, and its Live Activity could count its time.
  func isPossible(_ session: Session, in logbook: Logbook) -> Bool {
    logbook.sessions.last?.id == session.id && !session.isRunning
      && services.now() < session.activityAttributes.timerInterval.upperBound
  }
}
