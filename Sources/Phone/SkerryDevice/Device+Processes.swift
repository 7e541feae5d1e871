import FoundationEssentials
import SkerryActivities
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// The processes of apps.
extension Device {
  /// Starts an app's process if it does not run.
  package func launch(_ process: AppProcess) {
    guard !process.isRunning else { return }
    let source = process.logSource
    let (inbox, app) = (inbox, process.name)
    let container = AppContainer(
      clock: clock, documents: files.folder("apps").folder(process.name), folders: folders, device: currentDevice,
      player: { inbox.add(.haptic($0, from: source)) }, soundPlayer: { inbox.add(.sound($0, from: source)) },
      refresher: { inbox.add(.screenRequested(app)) }, registrar: registrar(of: process),
      logger: { inbox.add(.entry(.init(.app(.line), $0, from: source))) })
    processCount += 1
    let executor = AppExecutor(queue: queue)
    process.start(in: container, on: executor, number: processCount)
    process.notificationHost = NotificationHostContext(
      hub: notifications, appIdentifier: process.information.bundleIdentifier, executor: executor)
    if !isResuming { note(.process(.launched), "launched", from: source) }
    run(process) { await $0.launch() }
  }

  private func registrar(of process: AppProcess) -> @Sendable () -> Data? {
    let bundle = process.information.bundleIdentifier
    let hub = notifications
    return {
      if hub.withState({ $0.apps[bundle]?.deviceToken == nil }) { hub.apply(.registered(appIdentifier: bundle)) }
      return hub.withState { $0.apps[bundle]?.deviceToken }
    }
  }

  /// Ends an app's process: what it held in memory is gone, and none of its code runs again.
  func end(_ process: AppProcess) {
    guard let executor = process.executor else { return }
    endBackgroundTasks(of: process)
    if let activityProcess = process.activityProcess { center.forget(activityProcess) }
    process.kill()
    clock.forgetSleepers(of: executor)
    folders.forgetListeners(of: executor)
    notify(.processEnded(appIdentifier: process.information.bundleIdentifier))
    defaults.forgetRegistered(by: process.information.bundleIdentifier)
  }

  /// Runs a piece of app code in the app's process; what it throws is told in the log and in the dialog it came from.
  package func run(_ process: AppProcess, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void) {
    guard let instance = process.instance, let executor = process.executor else { return }
    let state = process.state
    let inbox = inbox
    let source = process.logSource
    withHost(activityHost(process), appHost(process), process.notificationHost, reloadCause: .app) {
      _ = Task(executorPreference: executor) {
        do {
          try await body(instance)
        } catch {
          state.report("\(error)")
          inbox.add(.entry(.init(.app(.error), "\(error)", from: source, level: .warning)))
        }
        state.publish(await instance.screen())
        inbox.add(.screenChanged)
      }
    }
    settle()
  }

  /// Does something as code of the app's process, on this thread; tasks that it starts belong to the process.
  func inProcess(of process: AppProcess, _ body: () -> Void) {
    guard let executor = process.executor else { return body() }
    executor.working {
      withHost(activityHost(process), appHost(process), process.notificationHost, reloadCause: .app, body)
    }
  }

  /// Does something as code of an app or of an extension does it: with its activities, stores, clock, notifications and
  /// widgets.
  func withHost<Result>(
    _ activities: ActivityHostContext, _ app: AppHostContext, _ notifications: NotificationHostContext?,
    reloadCause: ReloadCause, _ body: () throws -> Result
  ) rethrows -> Result {
    let inbox = inbox
    let bundle = app.bundleIdentifier
    let handler = WidgetCenter.Handler { request in
      switch request {
      case .reloadTimelines(let kind): inbox.add(.reload(bundle: bundle, kind: kind, cause: reloadCause))
      case .reloadAllTimelines: inbox.add(.reload(bundle: bundle, kind: nil, cause: reloadCause))
      case .reloadControls(let kind): inbox.add(.reloadControls(bundle: bundle, kind: kind))
      }
    }
    return try ActivityHost.$current.withValue(activities) {
      try AppHost.$current.withValue(app) {
        try NotificationHost.$current.withValue(notifications) {
          try WidgetCenter.$handler.withValue(handler, operation: body)
        }
      }
    }
  }

  func activityHost(_ process: AppProcess) -> ActivityHostContext {
    let state = process.state
    var host = ActivityHostContext(center: center, appIdentifier: process.information.bundleIdentifier)
    host.supportsLiveActivities = process.information.supportsLiveActivities
    host.supportsFrequentUpdates = process.information.supportsFrequentUpdates
    host.isForeground = { state.isForeground }
    host.process = process.activityProcess
    let clock = clock
    host.sleep = { await clock.sleep(for: $0) }
    return host
  }

  func appHost(_ process: AppProcess, isExtension: Bool = false) -> AppHostContext {
    AppHostContext(
      app: isExtension ? nil : process.instance, bundleIdentifier: process.information.bundleIdentifier,
      appGroups: process.information.appGroups, defaults: defaults,
      isUnconfigured: process.information.isUnconfigured, background: background, clock: clock)
  }

  func take(_ item: EffectInbox.Item) {
    switch item {
    case .effect(let effect): handle(effect)
    case .notification(let effect): handle(effect)
    case .entry(let statement): note(statement, at: clock.now)
    case .screenChanged: touch()
    case .haptic(let kind, let source): play(kind, from: source)
    case .reload(let bundle, let kind, let cause): requestTimelines(ofBundle: bundle, kind: kind, cause)
    case .reloadControls(let bundle, let kind): loadControls(ofBundle: bundle, kind: kind)
    case .intentPerformed(let widget): requestTimeline(of: widget, .button)
    case .widgetWork(let app, let work): doInExtension(of: app, work)
    case .sound(let sound, let source): play(sound: sound, from: source)
    case .screenRequested(let name): if let process = app(named: name) { run(process) { _ in } }
    }
  }
}
