// Stands for UIKit: the buttons and sheets of the app's screens, which a terminal shows as keys and forms.
import SkerryDevice

extension SwiftClimbApp {
  static let addClimbAction = "add-climb"
  static let endAction = "end-session"

  /// Starts a session.
  var startAction: AppAction {
    let services = services
    return AppAction(
      "start-session", key: "s", title: "Start Session",
      fields: [
        AppField(
          "discipline", label: "Discipline", kind: .choice(Discipline.allCases.map(\.displayName)),
          initialValue: Discipline.bouldering.displayName, isRequired: true),
        AppField("mental", label: "Mental readiness, 1–10", kind: .number(Rating.range)),
        AppField("physical", label: "Physical readiness, 1–10", kind: .number(Rating.range)),
      ]
    ) { form in
      try await StartSession(services: services).execute(
        Discipline(displayName: form["discipline"]) ?? .bouldering, mentalReadiness: form.number("mental"),
        physicalReadiness: form.number("physical"))
    }
  }

  /// The actions while a session is running.
  func actions(for session: Session, canShowActivity: Bool, hasPast: Bool) -> [AppAction] {
    [addAction(session)] + (session.climbs.isEmpty ? [] : climbActions(session))
      + (session.climbs.count > SessionScreen.shownClimbs ? [allClimbsAction] : [])
      + (canShowActivity ? [showActivityAction(session)] : [])
      + (session.climbs.isEmpty && !hasPast ? [] : [statisticsAction(ofAll: false)])
      + (hasPast ? [sessionsAction] : [])
      + [endAction(session)]
  }

  private func addAction(_ session: Session) -> AppAction {
    let services = services
    return AppAction(
      Self.addClimbAction, key: "a", title: "Add Climb",
      fields: [
        AppField("name", label: "Name or grade", kind: .text(limit: Climb.nameLimit), isRequired: true),
        AppField("attempts", label: "Attempts", kind: .number(Climb.attemptsWhenAdded), initialValue: "1"),
        AppField("sent", label: "Sent", kind: .toggle, initialValue: "no"),
      ]
    ) { form in
      try await AddClimb(services: services).execute(
        session.id, name: form["name"], attempts: form.number("attempts") ?? 1, isSent: form.isOn("sent"))
    }
  }

  private var allClimbsAction: AppAction {
    AppAction("all-climbs", key: "f", title: "All Climbs") { [weak self] _ in await self?.show(.climbs) }
  }

  private func climbActions(_ session: Session) -> [AppAction] {
    let services = services
    // The newest is most likely the one the person is on, so it is offered first.
    let words = session.climbs.reversed().map(\.word)
    let climb = AppField(
      "climb", label: "Climb", kind: .choice(words), initialValue: words.first ?? "", isRequired: true)
    return [
      AppAction(
        "log-attempt", key: "t", title: "Attempt",
        fields: [climb, AppField("sent", label: "Sent", kind: .toggle, initialValue: "no")]
      ) { form in
        try await LogAttempt(services: services).execute(
          session.id, climb: NumberedWord.number(form["climb"]), isSent: form.isOn("sent"))
      },
      AppAction(
        "delete-attempt", key: "u", title: "Undo Attempt", fields: [climb, attemptField(session)]
      ) { form in
        try await DeleteAttempt(services: services).execute(
          session.id, climb: NumberedWord.number(form["climb"]), attempt: form.number("attempt"))
      },
      editAction(session, climb),
      AppAction(
        "delete-climb", key: "c", title: "Delete", fields: [climb], isDestructive: true,
        question: { "Delete climb \($0["climb"]) with its attempts?" }
      ) { form in
        try await DeleteClimb(services: services).execute(session.id, climb: NumberedWord.number(form["climb"]))
      },
    ]
  }

  private func attemptField(_ session: Session) -> AppField {
    AppField(
      "attempt", label: "Which attempt", kind: .number(1...max(1, session.climbs.map(\.attempts.count).max() ?? 1)),
      hint: "1 is the first; empty for the newest")
  }

  private func editAction(_ session: Session, _ climb: AppField) -> AppAction {
    let services = services
    return AppAction(
      "edit-climb", key: "m", title: "Edit",
      fields: [
        climb, AppField("name", label: "Other name or grade", kind: .text(limit: Climb.nameLimit)),
        AppField(
          "sent", label: "Sent", kind: .choice(["as it is", "yes", "no"]), initialValue: "as it is", isRequired: true),
      ]
    ) { form in
      try await EditClimb(services: services).execute(
        session.id, climb: NumberedWord.number(form["climb"]), name: form["name"].isEmpty ? nil : form["name"],
        isSent: form["sent"] == "as it is" ? nil : form.isOn("sent"))
    }
  }

  /// Starts the Live Activity that was forbidden, swiped away or refused.
  private func showActivityAction(_ session: Session) -> AppAction {
    let services = services
    return AppAction("show-activity", key: "v", title: "Show Live Activity") { _ in
      guard let counts = try await services.store.counts(of: session.id) else { return }
      let attributes = session.activityAttributes.shown(at: services.now())
      await services.activityManager?.start(attributes, counts: counts)
    }
  }

  private func endAction(_ session: Session) -> AppAction {
    let services = services
    return AppAction(
      Self.endAction, key: "e", title: "End Session",
      fields: [
        AppField("effort", label: "Effort (RPE), 1–10", kind: .number(Rating.range)),
        AppField("pump", label: "Pump, 1–10", kind: .number(Rating.range)),
        AppField("notes", label: "Notes", kind: .text(limit: Session.notesLimit)),
      ]
    ) { form in
      try await EndSession(services: services).execute(
        session.id, effort: form.number("effort"), pump: form.number("pump"), notes: form["notes"])
    }
  }
}
