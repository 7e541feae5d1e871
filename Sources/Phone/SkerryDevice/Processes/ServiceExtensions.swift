import SkerryNotifications

/// The notification service extensions at work, each in a process of its own.
final class ServiceExtensions {
  private struct Running {
    let process: ExtensionProcess
    let run: NotificationExtensionRun
  }
  private let processes: Processes
  /// By their tickets.
  private var running: [Int: Running] = [:]

  init(_ processes: Processes) { self.processes = processes }

  /// The tickets of those at work, the oldest first.
  var tickets: [Int] { running.keys.sorted() }

  /// Starts an app's extension on what a push brought, if the app has one.
  func start(_ ticket: Int, of app: AppProcess) {
    guard let make = app.makeServiceExtension else { return }
    let hub = processes.services.notifications
    let process = processes.startExtension(of: app)
    process.notificationHost = NotificationHostContext(
      hub: hub, appIdentifier: app.information.bundleIdentifier, executor: process.executor)
    // The extension's own code starts within its process, down to its initialiser.
    let run = processes.within(process) { NotificationExtensionRun(ticket: ticket, hub: hub, make: make) }
    running[ticket] = Running(process: process, run: run)
    perform(ticket) { await $0.receive() }
  }

  /// Tells an extension that its time is up.
  func expire(_ ticket: Int) { perform(ticket) { await $0.expire() } }

  func end(_ ticket: Int) {
    if let ended = running.removeValue(forKey: ticket) { processes.end(ended.process) }
  }

  private func perform(_ ticket: Int, _ body: @escaping @Sendable (NotificationExtensionRun) async -> Void) {
    guard let running = running[ticket] else { return }
    let run = running.run
    processes.within(running.process) {
      _ = Task(executorPreference: running.process.executor) { await body(run) }
    }
  }
}
