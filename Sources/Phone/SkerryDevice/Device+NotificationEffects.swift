import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryNotifications
import SkerryViews

/// What notifications report, as log lines and as what the phone does about it.
extension Device {
  func handle(_ effect: NotificationEffect) {
    touch()
    let process = app(ofBundle: effect.appIdentifier)
    let zone = settings.timeZone
    log.add(
      .init(
        effect.logKind, effect.logMessage { WallClock($0, timeZone: zone).timestamp },
        from: process?.logSource ?? .phone, level: effect.isWarning ? .warning : .information),
      at: effect.instant)
    feel(effect, process)
    guard let process else { return }
    switch effect.kind {
    case .wakesApp(let content):
      wake(process, because: "a push with content-available")
      run(process) { await $0.receive(content) }
    case .extensionStarts(let ticket, _, _): startExtension(of: process, ticket: ticket)
    case .extensionExpires(let ticket): expireExtension(ticket)
    case .extensionFinished(let ticket), .extensionFailed(let ticket, _): endExtension(ticket)
    case .asksApp(let ticket, let record): ask(process, ticket, record)
    case .opened(let response, let bringsToFront): tell(process, response, bringsToFront: bringsToFront)
    default: break
    }
  }

  /// What of it is heard, felt and seen.
  private func feel(_ effect: NotificationEffect, _ process: AppProcess?) {
    switch effect.kind {
    case .sound(let sound):
      if settings.hasSounds || sound.isCritical {
        bellPending = true
      } else {
        play(.warning, from: process?.logSource ?? .phone)
      }
    case .haptic: play(.light, from: process?.logSource ?? .phone, isLogged: false)
    case .screenLightsUp: lightUp()
    default: break
    }
  }

  // MARK: The app's part

  private func ask(_ process: AppProcess, _ ticket: Int, _ record: NotificationRecord) {
    guard let center = process.notificationHost?.center else { return }
    run(process) { _ in await center.askDelegate(record, ticket: ticket) }
  }

  private func tell(_ process: AppProcess, _ response: NotificationResponse, bringsToFront: Bool) {
    if bringsToFront { open(process) } else { launch(process) }
    guard let center = process.notificationHost?.center else { return }
    process.mayPresentSheet = true
    run(process) { _ in await center.tellDelegate(response) }
  }

  // MARK: Service extensions

  /// A service extension at work, in a process of its own.
  struct ExtensionProcess {
    let run: NotificationExtensionRun
    let executor: AppExecutor
    let app: AppProcess
    let host: NotificationHostContext
    let activityProcess: ActivityProcess
  }

  private func startExtension(of process: AppProcess, ticket: Int) {
    guard let make = process.makeServiceExtension else { return }
    processCount += 1
    let executor = AppExecutor(queue: queue)
    let host = NotificationHostContext(
      hub: notifications, appIdentifier: process.information.bundleIdentifier, executor: executor)
    let activityProcess = ActivityProcess(number: processCount) { body in executor.working(body) }
    // The extension's own code starts within its process, down to its initialiser.
    let run = asExtension(of: process, host, activityProcess) {
      NotificationExtensionRun(ticket: ticket, hub: notifications, make: make)
    }
    let started = ExtensionProcess(
      run: run, executor: executor, app: process, host: host, activityProcess: activityProcess)
    extensions[ticket] = started
    perform(in: started) { await $0.receive() }
  }

  private func expireExtension(_ ticket: Int) {
    if let running = extensions[ticket] { perform(in: running) { await $0.expire() } }
  }

  private func endExtension(_ ticket: Int) {
    guard let ended = extensions.removeValue(forKey: ticket) else { return }
    ended.executor.end()
    center.forget(ended.activityProcess)
    clock.forgetSleepers(of: ended.executor)
  }

  /// Ends all service extensions; what they worked on is shown as it came.
  func endExtensions() {
    for ticket in extensions.keys.sorted() {
      endExtension(ticket)
      notify(.extensionFinished(ticket: ticket, nil))
    }
  }

  private func perform(
    in process: ExtensionProcess, _ body: @escaping @Sendable (NotificationExtensionRun) async -> Void
  ) {
    let run = process.run
    asExtension(of: process.app, process.host, process.activityProcess) {
      _ = Task(executorPreference: process.executor) { await body(run) }
    }
  }

  /// Another process than the app's: it shares App Groups, sees no activities and may not request any.
  private func asExtension<Result>(
    of process: AppProcess, _ host: NotificationHostContext, _ activityProcess: ActivityProcess, _ body: () -> Result
  ) -> Result {
    var activities = activityHost(process)
    activities.isExtension = true
    activities.process = activityProcess
    return withHost(activities, appHost(process, isExtension: true), host, reloadCause: .appExtension, body)
  }
}
