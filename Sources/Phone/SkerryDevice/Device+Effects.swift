import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews

/// What parts of the phone cause, as log lines and as what the phone does about it.
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
      journal.note(feedback.play(sound: sound, from: source, settings: settings), at: clock.now)
    case .workDone(let name): if let process = app(named: name) { shortenTime(of: process) }
    case .screenRequested(let name): if let process = app(named: name) { run(process) { _ in } }
    }
  }

  private func play(_ kind: Haptic.Kind, from source: EventLog.Source, isLogged: Bool = true) {
    let statement = feedback.play(kind, from: source, at: clock.now, settings: settings)
    if isLogged { journal.note(statement, at: clock.now) } else { touch() }
  }

  // MARK: Activities

  private func handle(_ effect: RegistryEffect) {
    let process = app(ofBundle: effect.appIdentifier)
    let message = updateMessage(effect) ?? effect.logMessage(switches.timestamp)
    journal.note(
      .init(effect.logKind, message, from: process?.logSource ?? .phone, level: effect.level), at: effect.instant)
    switch effect.kind {
    case .alert: if let id = effect.activityID { showAlert(id, of: process) }
    case .transition(_, let state, let cause):
      if state == .ended || state == .dismissed, let id = effect.activityID {
        overlay.takeOff(id)
        contents.takeOff(id)
        if state == .dismissed { process?.widgets.activities.values.forEach { $0.forget(activityID: id) } }
      }
      if cause == .startedByPush { wake(process, for: .token, because: "its activity was started by push") }
    case .tokenChanged: wake(process, for: .token, because: "its activity has an update token to send to the server")
    default: break
    }
  }

  private func updateMessage(_ effect: RegistryEffect) -> String? {
    guard let id = effect.activityID, let record = center.withRegistry({ $0.record(id) }) else { return nil }
    let limit = center.withRegistry { $0.rules.contentLimit }
    return contents.message(for: effect, on: record, limit: limit, settings: switches)
  }

  private func showAlert(_ id: String, of process: AppProcess?) {
    let source = process?.logSource ?? .phone
    if let mode = silencingFocus(of: process) {
      note(
        .activity(.other(.alertSilenced)),
        "alert silenced by Focus \(mode.title): no sound, no light; the content is updated all the same", from: source)
      return
    }
    ring(from: source)
    if settings.screen == .alwaysOn { settings.screen = .locked }
    guard !settings.isLocked, process?.name != settings.foregroundApp else { return }
    // An end may ask for attention too, but what is over has left the island already.
    let state = center.withRegistry { $0.record(id)?.activityState }
    guard state == .active || state == .stale else { return }
    overlay.alert(id, at: clock.now, hasIsland: settings.model.hasIsland)
  }

  /// The Focus that keeps an app's alerts quiet, `nil` if none does.
  private func silencingFocus(of process: AppProcess?) -> FocusMode? {
    notifications.withState { state in
      state.focusSilence(of: process?.information.bundleIdentifier ?? "") == nil ? nil : state.focus
    }
  }

  /// Rings; a phone in silent mode vibrates instead.
  private func ring(from source: EventLog.Source, isCritical: Bool = false) {
    if !feedback.ring(isCritical: isCritical, settings: settings) { play(.warning, from: source) }
  }

  // MARK: Notifications

  private func handle(_ effect: NotificationEffect) {
    let process = app(ofBundle: effect.appIdentifier)
    let source = process?.logSource ?? .phone
    journal.note(
      .init(
        effect.logKind, effect.logMessage(switches.timestamp), from: source,
        level: effect.isWarning ? .warning : .information),
      at: effect.instant)
    switch effect.kind {
    case .sound(let sound): ring(from: source, isCritical: sound.isCritical)
    case .haptic: play(.light, from: source, isLogged: false)
    case .screenLightsUp: lightUp()
    default: if let process { tell(process, effect) }
    }
  }

  /// Lets an app or its service extension do its part.
  private func tell(_ process: AppProcess, _ effect: NotificationEffect) {
    switch effect.kind {
    case .wakesApp(let content):
      wake(process, for: .push, because: "a push with content-available")
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
