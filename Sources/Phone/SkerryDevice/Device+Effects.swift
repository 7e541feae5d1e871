import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews

/// The effects of the phone's parts, as log lines and as what the phone does about it.
extension Device {
  /// Takes over something from the inbox.
  func take(_ item: EffectInbox.Item) {
    switch item {
    case .effect(let effect): handle(effect)
    case .notification(let effect): handle(effect)
    case .entry(let statement): journal.note(statement, at: clock.now)
    case .screenChanged: touch()
    case .haptic(let kind, let source): play(kind, from: source)
    case .reload(let bundle, let kind, let cause): widgets.request(ofBundle: bundle, kind: kind, cause)
    case .reloadControls(let bundle, let kind): controlHost.load(ofBundle: bundle, kind: kind)
    case .intentPerformed(let widget): widgets.request(widget, .button)
    case .widgetWork(let app, let work):
      if let process = self.app(named: app) { processes.inWidgetExtension(of: process) { work() } }
    case .sound(let sound, let source):
      journal.note(
        feedback.play(sound: sound, from: source, isInFront: isInFront(source), settings: settings), at: clock.now)
    case .workDone(let name): if let process = app(named: name) { shortenTime(of: process) }
    case .wakeWanted(let name, let reason): wake(app(named: name), for: .token, because: reason)
    case .overtime(let name): if let process = app(named: name) { tellOvertime(of: process) }
    case .plannedPushes(let pushes, let bundle): plan(pushes, of: bundle)
    case .link(let url): open(url: url)
    case .press(let action, _, let widget?): press(action, in: widget)
    case .press(let action, let bundle, nil): if let process = app(ofBundle: bundle) { press(action, of: process) }
    case .screenRequested(let name): if let process = app(named: name) { run(process) { _ in } }
    }
  }

  private func play(_ kind: Haptic.Kind, from source: EventLog.Source) {
    let focus = notifications.withState { $0.focus }
    let statement = feedback.play(
      kind, from: source, isInFront: isInFront(source), focus: focus, at: clock.now, settings: settings)
    journal.note(statement, at: clock.now)
  }

  private func isInFront(_ source: EventLog.Source) -> Bool { foregroundApp?.logSource == source }

  // MARK: Activities

  /// The log has the time at which the phone noticed: where a person set the clock beyond a date, that is later.
  private func handle(_ effect: RegistryEffect) {
    let process = app(ofBundle: effect.appIdentifier)
    let source = process?.logSource ?? .phone
    if case .alert(let alert) = effect.kind, let id = effect.activityID {
      return journal.note(answer(to: alert, of: id, by: process, from: source), at: clock.now)
    }
    let message = updateMessage(effect) ?? effect.logMessage(switches.timestamp) + cardsFate(effect)
    journal.note(.init(effect.logKind, message, from: source, level: effect.level), at: clock.now)
    switch effect.kind {
    case .transition(_, let state, let cause):
      if state == .ended || state == .dismissed, let id = effect.activityID {
        overlay.takeOff(id)
        contents.takeOff(id)
        if state == .dismissed { process?.widgets.activities.values.forEach { $0.forget(activityID: id) } }
      }
      if state == .active { showTransient() }
      if cause == .startedByPush { wakeLater(process, because: "its activity was started by push") }
    case .tokenChanged: wakeLater(process, because: "its activity has an update token to send to the server")
    case .permissionChanged, .frequentPushesChanged, .consentAnswered: switches.countSettingsChange()
    default: break
    }
  }

  /// Wakes an app for news of an activity. One that has to be launched comes after everything else that the same event
  /// brought about; the code of one that runs is on its way already, and may run.
  private func wakeLater(_ process: AppProcess?, because reason: String) {
    guard let process, !process.isRunning else { return wake(process, for: .token, because: reason) }
    inbox.add(.wakeWanted(app: process.name, because: reason))
  }

  private func updateMessage(_ effect: RegistryEffect) -> String? {
    guard let id = effect.activityID, let record = center.withRegistry({ $0.record(id) }) else { return nil }
    let limit = center.withRegistry { $0.rules.contentLimit }
    return contents.message(for: effect, on: record, limit: limit, settings: switches)
  }

  /// What becomes of the card of an activity that has ended, as the end of a sentence; nothing for other effects.
  func cardsFate(_ effect: RegistryEffect) -> String {
    guard case .transition(_, .ended, _) = effect.kind, let id = effect.activityID,
      let record = center.withRegistry({ $0.record(id) }), let removal = record.dismissalDate
    else { return "" }
    return removal > effect.instant
      ? "; the card stays until \(switches.timestamp(removal)) unless it is cleared" : "; the card goes with it"
  }

  /// Lets an activity that asks for attention be heard, felt and seen, as far as the phone's state lets it; returns what
  /// the log says of it.
  private func answer(
    to alert: AlertConfiguration, of id: String, by process: AppProcess?, from source: EventLog.Source
  ) -> EventLog.Statement {
    if let mode = silencingFocus(of: process) {
      return EventLog.Statement(
        .activity(.other(.alertSilenced)),
        "alert silenced by Focus \(mode.title): not heard, not felt, not lit, not expanded (\(alert.words))",
        from: source)
    }
    let noticed = [play(alert.sound), lightUpForAlert(), show(id, of: process)].compactMap(\.self)
    return EventLog.Statement(
      .activity(.other(.alerted)), "alert: \(noticed.joined(separator: "; ")) (\(alert.words))", from: source)
  }

  private func play(_ sound: AlertConfiguration.AlertSound) -> String {
    if sound.isNone { return "it names no sound, so nothing is heard" }
    let name = "the sound \(sound.fileName ?? "default")"
    if feedback.ring(settings: settings) { return "\(name) plays" }
    let isFelt = feedback.vibrate(.warning, at: clock.now, settings: settings)
    return isFelt ? "silent mode: it is felt, not heard" : "silent mode, haptics off: neither heard nor felt"
  }

  private func lightUpForAlert() -> String? {
    guard settings.screen == .alwaysOn else { return nil }
    settings.screen = .locked
    return "the dimmed screen is lit"
  }

  /// Shows an activity at the top of the unlocked phone; says where it is shown instead, or why not.
  private func show(_ id: String, of process: AppProcess?) -> String? {
    let record = center.withRegistry { $0.record(id) }
    if settings.isLocked {
      let isGone = record == nil || record?.activityState == .dismissed
      return !isGone && settings.showsLiveActivitiesWhenLocked ? "its card is on the lock screen" : nil
    }
    if let process, process === foregroundApp { return "its app is in front, so nothing is shown above it" }
    let hasIsland = settings.model.hasIsland
    switch record?.activityState {
    case .active, .stale: break
    // An end may ask for attention too (ActivityKit's pushes). Its card is there to be seen, the island has let it go.
    case .ended where !hasIsland: break
    case .ended: return "it is over and has left the island, so nothing expands"
    default: return "it is over and gone, so nothing is shown"
    }
    overlay.alert(id, at: clock.now, hasIsland: hasIsland)
    return hasIsland ? "the island expands" : "a banner shows it"
  }

  /// The Focus that keeps an app's alerts quiet, `nil` if none does.
  private func silencingFocus(of process: AppProcess?) -> FocusMode? {
    notifications.withState { state in
      state.focusSilence(of: process?.information.bundleIdentifier ?? "") == nil ? nil : state.focus
    }
  }

  // MARK: Notifications

  private func handle(_ effect: NotificationEffect) {
    let process = app(ofBundle: effect.appIdentifier)
    let source = process?.logSource ?? .phone
    journal.note(played(effect, from: source) ?? statement(effect, from: source), at: clock.now)
    switch effect.kind {
    case .screenLightsUp: lightUp()
    case .authorizationChanged, .settingChanged, .focusChanged: switches.countSettingsChange()
    default: if let process { tell(process, effect) }
    }
  }

  func statement(_ effect: NotificationEffect, from source: EventLog.Source) -> EventLog.Statement {
    EventLog.Statement(
      effect.logKind, effect.logMessage(switches.timestamp), from: source,
      level: effect.isWarning ? .warning : .information)
  }

  /// Lets a notification be heard and felt; returns what the log says where that is not as it was meant.
  private func played(_ effect: NotificationEffect, from source: EventLog.Source) -> EventLog.Statement? {
    switch effect.kind {
    case .sound(let sound):
      guard !feedback.ring(isCritical: sound.isCritical, settings: settings) else { return nil }
      return EventLog.Statement(
        .feedback(.soundOff), "sound \(sound.fileName ?? "default") not heard: silent mode", from: source)
    case .haptic:
      let kind: Haptic.Kind = settings.hasSounds ? .light : .warning
      guard !feedback.vibrate(kind, at: clock.now, settings: settings) else { return nil }
      return EventLog.Statement(.feedback(.hapticOff), "not felt: haptics are off", from: source)
    default: return nil
    }
  }

  /// Lets an app or its service extension do its part.
  private func tell(_ process: AppProcess, _ effect: NotificationEffect) {
    switch effect.kind {
    case .wakesApp(let content):
      wake(process, for: .push, because: "a push has content-available")
      let (inbox, name) = (inbox, process.name)
      run(process) {
        await $0.receive(content)
        inbox.add(.workDone(app: name))
      }
    case .extensionStarts(let ticket, _, _): serviceExtensions.start(ticket, of: process)
    case .extensionExpires(let ticket): serviceExtensions.expire(ticket)
    case .extensionFinished(let ticket), .extensionFailed(let ticket, _): serviceExtensions.end(ticket)
    case .asksApp(let ticket, let record):
      guard let center = process.notificationHost?.center else { return }
      run(process) { _ in await center.askDelegate(record, ticket: ticket) }
    case .opened(let response, let bringsToFront):
      if bringsToFront { open(process) } else { launch(process, for: .intent) }
      guard let center = process.notificationHost?.center else { return }
      if bringsToFront {
        deliver(to: process, because: "its notification was tapped") { _ in await center.tellDelegate(response) }
      } else {
        run(process) { _ in await center.tellDelegate(response) }
      }
    default: break
    }
  }
}
