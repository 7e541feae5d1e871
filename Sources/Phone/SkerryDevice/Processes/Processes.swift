import FoundationEssentials
import SkerryActivities
import SkerryDefaults
import SkerryNotifications
import SkerryViews
import SkerryWidgets

/// The processes on the phone: of its apps, and of their extensions.
///
/// It starts and ends them, and runs code in them; what such code causes arrives in the inbox of its services.
final class Processes {
  let apps: [AppProcess]
  /// Set while processes go on that ran when the program ended: that is no launch.
  var isResuming = false
  let services: ProcessServices
  let settings: PhoneSettings
  /// The code of all processes that waits to be run.
  let queue = AppQueue()
  /// The executor of work on behalf of the phone itself.
  private let phone: AppExecutor
  /// How many processes were started; each has a number of its own.
  private var count = 0
  /// The running widget extensions, by the names of their apps.
  private var widgetExtensions: [String: ExtensionProcess] = [:]

  init(_ apps: [InstalledApp], services: ProcessServices, settings: PhoneSettings) {
    self.apps = apps.map { AppProcess($0) }
    self.services = services
    self.settings = settings
    phone = AppExecutor(queue: queue)
  }

  func app(named name: String) -> AppProcess? { apps.first { $0.name == name } }
  func app(ofBundle identifier: String) -> AppProcess? { apps.first { $0.information.bundleIdentifier == identifier } }

  /// The app on the screen; `nil` on the home screen and while locked.
  var inFront: AppProcess? {
    settings.values.isLocked ? nil : settings.values.foregroundApp.flatMap { app(named: $0) }
  }

  /// Does something on behalf of the phone: code that becomes ready meanwhile runs with all the other code.
  func onBehalfOfPhone<Result>(_ body: () throws -> Result) rethrows -> Result { try phone.working(body) }

  /// Runs all code that is due.
  func drain() { phone.working { queue.drain() } }

  // MARK: Apps

  /// Starts an app's process; returns whether it did not run before.
  func start(_ process: AppProcess) -> Bool {
    guard !process.isRunning else { return false }
    let source = process.logSource
    let (inbox, app) = (services.inbox, process.name)
    let container = AppContainer(
      clock: services.clock, documents: services.documents.folder(process.name), folders: services.folders,
      device: settings.device, player: { inbox.add(.haptic($0, from: source)) },
      soundPlayer: { inbox.add(.sound($0, from: source)) }, refresher: { inbox.add(.screenRequested(app)) },
      registrar: registrar(of: process), planner: planner(of: process),
      focus: { [weak hub = services.notifications] in hub?.withState { $0.focus != .none } ?? false },
      groupListener: { [groups = services.groups] in groups.stream(of: $0) },
      logger: { inbox.add(.entry(.init(.app(.line), $0, from: source))) })
    let executor = AppExecutor(queue: queue)
    process.start(in: container, on: executor, number: nextNumber())
    process.notificationHost = NotificationHostContext(
      hub: services.notifications, appIdentifier: process.information.bundleIdentifier, executor: executor)
    return true
  }

  private func planner(of process: AppProcess) -> @Sendable ([(date: Date, push: AppPush)]) -> Void {
    let (inbox, bundle) = (services.inbox, process.information.bundleIdentifier)
    return { pushes in
      let planned = pushes.map {
        PlannedPush(bundleIdentifier: bundle, date: $0.date, title: $0.push.title, payload: $0.push.payload)
      }
      inbox.add(.plannedPushes(planned, bundle: bundle))
    }
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }

  private func registrar(of process: AppProcess) -> @Sendable () -> Data? {
    let bundle = process.information.bundleIdentifier
    return { [weak hub = services.notifications] in
      guard let hub else { return nil }
      if hub.withState({ $0.apps[bundle]?.deviceToken == nil }) { hub.apply(.registered(appIdentifier: bundle)) }
      return hub.withState { $0.apps[bundle]?.deviceToken }
    }
  }

  /// Ends an app's process: what it held in memory is gone, and none of its code runs again.
  func end(_ process: AppProcess) {
    guard let executor = process.executor else { return }
    if let activityProcess = process.activityProcess { services.center.forget(activityProcess) }
    process.kill()
    services.clock.forgetSleepers(of: executor)
    services.folders.forgetListeners(of: executor)
    services.groups.forget(executor)
    let bundle = process.information.bundleIdentifier
    onBehalfOfPhone { _ = services.notifications.apply(.processEnded(appIdentifier: bundle)) }
    services.defaults.forgetRegistered(by: bundle)
  }

  /// Remembers that the person removed the app from the app switcher, or opened it again; returns whether that is new.
  func setForceQuit(_ process: AppProcess, _ isForceQuit: Bool) -> Bool {
    let bundle = process.information.bundleIdentifier
    var apps = Set(settings.values.forceQuitApps)
    if isForceQuit { apps.insert(bundle) } else { apps.remove(bundle) }
    return settings.change(\.forceQuitApps, to: apps.sorted())
  }

  /// Makes a piece of app code ready in the app's process; what it throws is told in the log and in the dialog it came
  /// from.
  func run(_ process: AppProcess, _ body: @escaping @Sendable (any SimulatedApp) async throws -> Void) {
    guard let instance = process.instance, let executor = process.executor else { return }
    let state = process.state
    let inbox = services.inbox
    let source = process.logSource
    let clock = services.clock
    withHosts(of: process) {
      _ = Task(executorPreference: executor) {
        do {
          try await body(instance)
        } catch {
          state.report("\(error)")
          let line = (error as? any PrivateError)?.loggedDescription ?? "\(error)"
          inbox.add(.entry(.init(.app(.error), line, from: source, level: .warning)))
        }
        let screen = await instance.screen()
        state.publish(screen, at: clock.now)
        inbox.add(.screenChanged)
      }
    }
  }

  /// Does something as code of the app's process, on this thread; tasks that it starts belong to the process.
  func within(_ process: AppProcess, _ body: () -> Void) {
    guard let executor = process.executor else { return }
    executor.working { withHosts(of: process, body) }
  }

  // MARK: Extensions

  /// Starts a process for one of an app's extensions.
  func startExtension(of process: AppProcess) -> ExtensionProcess {
    ExtensionProcess(app: process, executor: AppExecutor(queue: queue), number: nextNumber())
  }

  /// Ends an extension's process; what it still had to do is lost.
  func end(_ running: ExtensionProcess) {
    running.executor.end()
    services.center.forget(running.activityProcess)
    services.clock.forgetSleepers(of: running.executor)
  }

  /// Does something as code of an app's widget extension, on this thread; tasks that it starts belong to the extension,
  /// which is started if it does not run and lives until the phone is switched off.
  func inWidgetExtension<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    try within(widgetExtension(of: process), body)
  }

  private func widgetExtension(of process: AppProcess) -> ExtensionProcess {
    if let running = widgetExtensions[process.name] { return running }
    let started = startExtension(of: process)
    widgetExtensions[process.name] = started
    return started
  }

  /// Lets views of an app's widgets and activities read the stores of their extension, whether it runs or not.
  func withStores<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    guard let running = widgetExtensions[process.name] else {
      return try DefaultsHost.$current.withValue(appHost(process, isExtension: true).stores, operation: body)
    }
    return try within(running, body)
  }

  /// Makes a piece of code ready in an app's widget extension; what it throws is told in the log.
  func runInWidgetExtension(of process: AppProcess, _ body: @escaping @Sendable () async throws -> Void) {
    let executor = widgetExtension(of: process).executor
    let inbox = services.inbox
    let source = process.logSource
    inWidgetExtension(of: process) {
      _ = Task(executorPreference: executor) {
        do { try await body() } catch {
          inbox.add(.entry(.init(.app(.error), "\(error)", from: source, level: .warning)))
        }
      }
    }
  }

  /// Asks a provider in an app's widget extension; what it brings later than at once arrives in the inbox.
  ///
  /// - Parameter instant: the time that `Date()` says to the provider; `nil` for the phone's.
  func askProvider(of process: AppProcess, asOf instant: Date? = nil, _ body: () -> Void) {
    let (inbox, name) = (services.inbox, process.name)
    let handOver = LateArrival.HandOver { inbox.add(.widgetWork(app: name, $0)) }
    inWidgetExtension(of: process) {
      // Whatever a provider asks for while it is asked would never come to an end.
      WidgetCenter.$handler.withValue(WidgetCenter.Handler { _ in }) {
        LateArrival.$handOver.withValue(handOver) { AppHost.run(asOf: instant, body) }
      }
    }
  }

  func endWidgetExtensions() {
    for running in widgetExtensions.values { end(running) }
    widgetExtensions = [:]
  }
}
