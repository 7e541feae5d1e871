// Stands for UIKit: the buttons and sheets of the app's screens, which a terminal shows as keys and forms.
import SkerryDevice
import SwiftUI

extension LittleMomentsApp {
  func startActions(hasPast: Bool) -> [AppAction] {
    [startAction] + (hasPast ? [historyAction, exportAction] : []) + [settingsAction, logAction]
  }

  func runningActions(_ session: MeditationSession, mayAskForBell: Bool) -> [AppAction] {
    var actions = [
      completeAction(session),
      AppAction("cancel", key: "a", title: "Cancel", isDestructive: true) { [timer] _ in
        try await timer.end(as: .cancelled)
      },
    ]
    if mayAskForBell {
      actions.append(
        AppAction("allow-bell", key: "b", title: "Allow Bell") { [timer] _ in try await timer.allowBell() })
    }
    if session.liveActivity != .shown, !timer.savesPower {
      actions.append(
        AppAction("show-activity", key: "v", title: "Show Live Activity") { [timer] _ in
          try await timer.showActivity()
        })
    }
    if settings.showDebugOverlay { actions.append(debugAction) }
    return actions + [settingsAction, historyAction, logAction]
  }

  /// Completes the session; of one that was most likely forgotten it asks how much counts.
  private func completeAction(_ session: MeditationSession) -> AppAction {
    let now = container.now
    let longest = max(1, Int(session.secondsElapsed(at: now) / 60))
    let minutes = AppField("minutes", label: "Minutes that count, empty for all", kind: .number(1...longest))
    return AppAction(
      "complete", key: "c", title: "Complete", fields: session.isForgotten(at: now) ? [minutes] : []
    ) { [timer, weak self] form in
      await self?.say(nil)
      try await timer.end(as: .completed, after: form.number("minutes"))
    }
  }

  private var startAction: AppAction {
    AppAction(
      "start-session", key: "s", title: "Start",
      fields: [
        AppField(
          "minutes", label: "Minutes, empty for no target", kind: .number(MeditationSession.minutesRange),
          initialValue: settings.lastMinutes.map { String($0) } ?? "")
      ]
    ) { [timer, weak self] form in
      await self?.say(nil)
      try await timer.start(minutes: form.number("minutes"))
    }
  }

  private var settingsAction: AppAction {
    func toggle(_ id: String, _ label: String, _ isOn: Bool) -> AppField {
      AppField(id, label: label, kind: .toggle, initialValue: isOn ? "yes" : "no")
    }
    return AppAction(
      "settings", key: "t", title: "Settings",
      fields: [
        toggle("live-activities", "Live Activities", settings.enableLiveActivities),
        toggle("seconds", "Show seconds", settings.showSeconds),
        toggle("bell-start", "Bell at the start", settings.ringBellAtStart),
        toggle("bell-target", "Bell at the target", settings.ringBellAtTarget),
        toggle("save-power", "No Live Activity at 5% battery", settings.endActivityAtCriticalBattery),
        toggle("debug", "Debug overlay", settings.showDebugOverlay),
      ]
    ) { [timer, settings, weak self] form in
      let wereActivitiesOn = settings.enableLiveActivities
      settings.enableLiveActivities = form.isOn("live-activities")
      settings.showSeconds = form.isOn("seconds")
      settings.ringBellAtStart = form.isOn("bell-start")
      settings.ringBellAtTarget = form.isOn("bell-target")
      settings.endActivityAtCriticalBattery = form.isOn("save-power")
      settings.showDebugOverlay = form.isOn("debug")
      await self?.say(nil)
      try await timer.settingsChanged(wereActivitiesOn: wereActivitiesOn)
    }
  }

  var exportAction: AppAction {
    AppAction("export", key: "e", title: "Export", fields: FileExport.fields) { [weak self] form in
      try await self?.export(form)
    }
  }

  private func export(_ form: AppForm) async throws(MeditationError) {
    let table = MindfulTable(sessions: try await store.mindfulSessions())
    if table.sessions.isEmpty { throw .nothingToExport }
    let paths: [String]
    do {
      paths = try FileExport(form).write(table, on: container.folders)
    } catch {
      throw .notExported("\(error)")
    }
    await log.write("Mindful minutes exported to \(paths); the app's screen names the files.")
    route = .timer
    message = FileExport.sentence(about: paths, on: container.folders)
  }

  var historyAction: AppAction {
    AppAction("history", key: "i", title: "Sessions") { [weak self] _ in await self?.show(.history) }
  }

  var logAction: AppAction {
    AppAction("log", key: "g", title: "Log") { [weak self] _ in await self?.show(.log) }
  }

  var backAction: AppAction {
    AppAction("back", key: "b", title: "Back") { [weak self] _ in await self?.show(.timer) }
  }

  private func show(_ route: Route) {
    self.route = route
    message = nil
  }

  private func say(_ message: String?) { self.message = message }
}
