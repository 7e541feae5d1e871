// Stands for UIKit: the buttons and sheets of the past sessions.
import SkerryDevice

/// The actions on the sessions that are over.
extension SwiftClimbApp {
  var sessionsAction: AppAction {
    AppAction("sessions", key: "i", title: "Sessions") { [weak self] _ in await self?.show(.sessions(page: 0)) }
  }

  func pastActions(_ logbook: Logbook) -> [AppAction] {
    let words = logbook.numberedPast.map(\.word)
    guard let newest = words.first else { return [backAction(to: .logging)] }
    let field = AppField("session", label: "Session", kind: .choice(words), initialValue: newest, isRequired: true)
    let services = services
    return [
      backAction(to: .logging),
      AppAction("view-session", key: "v", title: "View", fields: [field]) { [weak self] form in
        guard let number = NumberedWord.number(form["session"]) else { return }
        _ = try await services.store.logbook().pastSession(number)
        await self?.show(.past(number))
      },
      exportAction,
      AppAction(
        "delete-session", key: "c", title: "Delete", fields: [field], isDestructive: true,
        question: { "Delete session \($0["session"]) with its climbs and notes?" }
      ) { form in
        guard let number = NumberedWord.number(form["session"]) else { return }
        try await services.store.apply { logbook throws(SessionError) in
          .deletePast(session: try logbook.pastSession(number).id)
        }
      },
    ]
  }

  /// What can be done with a session that is over, while it is looked at.
  func actions(for session: Session, in logbook: Logbook) -> [AppAction] {
    let (id, services) = (session.id, services)
    func rating(_ name: String, _ label: String, _ value: Rating?) -> AppField {
      AppField(name, label: label, kind: .number(Rating.range), initialValue: value.map { "\($0.value)" } ?? "")
    }
    let edit = AppAction(
      "edit-session", key: "m", title: "Edit",
      fields: [
        rating("effort", "Effort (RPE), 1–10", session.ending?.effort),
        rating("pump", "Pump, 1–10", session.ending?.pump),
        AppField(
          "notes", label: "Notes", kind: .text(limit: Session.notesLimit), initialValue: session.ending?.notes ?? ""),
      ]
    ) { form in
      try await EditSession(services: services).execute(
        id, effort: form.number("effort"), pump: form.number("pump"), notes: form["notes"])
    }
    let goOn = AppAction("continue-session", key: "s", title: "Go On") { [weak self] _ in
      try await ContinueSession(services: services).execute(id)
      await self?.show(.logging)
    }
    return [edit] + (ContinueSession(services: services).isPossible(session, in: logbook) ? [goOn] : [])
  }

  /// Where there are more sessions than a page shows.
  func pageActions(_ page: SessionsPage) -> [AppAction] {
    func turn(_ id: String, _ key: Character, _ title: String, to number: Int) -> AppAction {
      AppAction(id, key: key, title: title) { [weak self] _ in
        await self?.show(.sessions(page: number))
      }
    }
    return (page.hasEarlier ? [turn("earlier-sessions", "f", "Earlier", to: page.number + 1)] : [])
      + (page.hasLater ? [turn("later-sessions", "g", "Later", to: page.number - 1)] : [])
  }

  func backAction(to route: Route) -> AppAction {
    AppAction("back", key: "b", title: "Back") { [weak self] _ in await self?.show(route) }
  }

  var exportAction: AppAction {
    AppAction("export", key: "e", title: "Export", fields: FileExport.fields) { [weak self] form in
      try await self?.export(form)
    }
  }

  private func export(_ form: AppForm) async throws {
    let table = LogbookTable(sessions: try await services.store.logbook().past.reversed())
    if table.sessions.isEmpty { throw SessionError.nothingToExport }
    do {
      let paths = try FileExport(form).write(table, on: container.folders)
      message = FileExport.sentence(about: paths, on: container.folders)
      container.log("The past sessions were exported; the app's screen names the files.")
    } catch {
      throw SessionError.notExported("\(error)")
    }
  }

  func show(_ route: Route) {
    self.route = route
    message = nil
  }
}
