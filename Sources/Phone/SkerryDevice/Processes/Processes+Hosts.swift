import SkerryActivities
import SkerryBackground
import SkerryBasics
import SkerryDefaults
import SkerryNotifications
import SkerryWidgets

/// The surroundings of a process's code: its activities, stores, clock, notifications and widgets.
extension Processes {
  /// Does something with everything that code of an app's process finds.
  func withHosts<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    let state = process.state
    var activities = activityHost(process)
    activities.isForeground = { state.mayRequestActivities }
    activities.process = process.activityProcess
    return try withHosts(activities, appHost(process), process.notificationHost, reloadCause: .app, body)
  }

  /// Does something as code of an extension, on this thread; tasks that it starts belong to it.
  ///
  /// It is another process than the app's: it shares App Groups, sees no activities and may not request any.
  func within<Result>(_ running: ExtensionProcess, _ body: () throws -> Result) rethrows -> Result {
    var activities = activityHost(running.app)
    activities.isExtension = true
    activities.isForeground = { false }
    activities.process = running.activityProcess
    return try running.executor.working {
      try withHosts(
        activities, appHost(running.app, isExtension: true), running.notificationHost, reloadCause: .appExtension, body)
    }
  }

  private func withHosts<Result>(
    _ activities: ActivityHostContext, _ app: AppHostContext, _ notifications: NotificationHostContext?,
    reloadCause: ReloadCause, _ body: () throws -> Result
  ) rethrows -> Result {
    let inbox = services.inbox
    let bundle = app.stores.bundleIdentifier
    let handler = WidgetCenter.Handler { request in
      switch request {
      case .reloadTimelines(let kind): inbox.add(.reload(bundle: bundle, kind: kind, cause: reloadCause))
      case .reloadAllTimelines: inbox.add(.reload(bundle: bundle, kind: nil, cause: reloadCause))
      case .reloadControls(let kind): inbox.add(.reloadControls(bundle: bundle, kind: kind))
      case .openLink(let url): inbox.add(.link(url))
      case .run(let action): inbox.add(.press(action, bundle: bundle, in: PressedWidget.current))
      }
    }
    let log = logHandler(bundle: bundle)
    return try ActivityHost.$current.withValue(activities) {
      try AppHost.run(as: app) {
        try NotificationHost.$current.withValue(notifications) {
          try WidgetCenter.$handler.withValue(handler) { try AppLog.$handler.withValue(log, operation: body) }
        }
      }
    }
  }

  /// Writes an app's own messages into the phone's log.
  private func logHandler(bundle: String) -> AppLog.Handler {
    let inbox = services.inbox
    let source = EventLog.Source.app(bundle)
    return AppLog.Handler { level, category, message in
      let text = category.isEmpty ? message : "\(category): \(message)"
      inbox.add(.entry(.init(.app(.line), text, from: source, level: level == .problem ? .warning : .information)))
    }
  }

  private func activityHost(_ process: AppProcess) -> ActivityHostContext {
    let information = process.information
    var host = ActivityHostContext(center: services.center, appIdentifier: information.bundleIdentifier)
    host.supportsLiveActivities = information.supportsLiveActivities
    host.supportsFrequentUpdates = information.supportsFrequentUpdates
    let clock = services.clock
    host.sleep = { await clock.sleep(for: $0) }
    return host
  }

  func appHost(_ process: AppProcess, isExtension: Bool = false) -> AppHostContext {
    let information = process.information
    let stores = DefaultsHostContext(
      bundleIdentifier: information.bundleIdentifier, appGroups: information.appGroups, store: services.defaults,
      isUnconfigured: information.isUnconfigured)
    var host = AppHostContext(
      app: isExtension ? nil : process.instance, stores: stores, background: services.background,
      clock: services.clock)
    host.uses24HourClock = services.device.uses24HourClock
    host.system = services.device.systemVersion.ofPhone
    return host
  }
}

/// The surroundings of code on the phone, whatever process it runs in.
nonisolated struct ProcessServices: Sendable {
  let clock: DeviceClock
  let center: ActivityCenter
  let notifications: NotificationHub
  let background: BackgroundTaskHub
  /// The stores of apps and App Groups.
  let defaults: DefaultsStore
  /// Who listens to the keys of App Groups.
  let groups: ChangeListeners<String>
  /// The folder of each app's own files.
  let documents: any FileStore
  let folders: any FolderSystem
  /// What such code can know of the phone.
  let device: CurrentDevice
  /// Where everything that such code causes arrives.
  let inbox: EffectInbox
}
