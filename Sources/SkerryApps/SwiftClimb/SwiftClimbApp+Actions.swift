import SkerryDevice

extension SwiftClimbApp {
  static let addClimbAction = "add-climb"

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

  /// What can be done while a session is running.
  func actions(for session: Session) -> [AppAction] {
    let some = [addAction(session), endAction(session)]
    return session.climbs.isEmpty ? some : [some[0]] + climbActions(session) + [some[1]]
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

  private func climbActions(_ session: Session) -> [AppAction] {
    let services = services
    let newest = session.climbs.last?.id ?? 1
    let climb = AppField(
      "climb", label: "Climb number", kind: .number(1...max(1, session.lastClimbNumber)), initialValue: "\(newest)")
    return [
      AppAction(
        "log-attempt", key: "t", title: "Log Attempt",
        fields: [climb, AppField("sent", label: "Sent", kind: .toggle, initialValue: "no")]
      ) { form in
        try await LogAttempt(services: services).execute(
          session.id, climb: form.number("climb"), isSent: form.isOn("sent"))
      },
      AppAction("delete-attempt", key: "u", title: "Undo Attempt", fields: [climb]) { form in
        try await DeleteAttempt(services: services).execute(session.id, climb: form.number("climb"))
      },
      AppAction("delete-climb", key: "c", title: "Delete Climb", fields: [climb], isDestructive: true) { form in
        try await DeleteClimb(services: services).execute(session.id, climb: form.number("climb"))
      },
    ]
  }

  private func endAction(_ session: Session) -> AppAction {
    let services = services
    return AppAction(
      "end-session", key: "e", title: "End Session",
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
