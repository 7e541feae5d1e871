import SkerryActivities
import SkerryViews
import SkerryWidgets

/// The process of an app's widget extension: it has the app's App Groups, and none of the app's memory.
///
/// It is started when a widget needs it, whether the app runs or not, and ends when the phone is switched off.
final class WidgetExtension {
  let executor: AppExecutor
  let activityProcess: ActivityProcess

  init(executor: AppExecutor, number: Int) {
    self.executor = executor
    activityProcess = ActivityProcess(number: number) { body in executor.working(body) }
  }
}

extension Device {
  private func widgetExtension(of process: AppProcess) -> WidgetExtension {
    if let running = widgets.extensions[process.name] { return running }
    processCount += 1
    let started = WidgetExtension(executor: AppExecutor(queue: queue), number: processCount)
    widgets.extensions[process.name] = started
    return started
  }

  /// Ends all extensions; what they still had to do is lost.
  func endWidgetExtensions() {
    for running in widgets.extensions.values {
      center.forget(running.activityProcess)
      running.executor.end()
      clock.forgetSleepers(of: running.executor)
    }
    widgets.extensions = [:]
    for widget in widgets.slots.keys { widgets.slots[widget]?.load = nil }
  }

  /// Does something as code of an app's widget extension, on this thread; tasks that it starts belong to the extension.
  func inExtension<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    try perform(body, in: widgetExtension(of: process), of: process)
  }

  /// Lets views of an app's widgets read the stores of their extension, without which none is placed.
  package func withStores<Result>(of process: AppProcess, _ body: () throws -> Result) rethrows -> Result {
    guard let running = widgets.extensions[process.name] else { return try body() }
    return try perform(body, in: running, of: process)
  }

  private func perform<Result>(
    _ body: () throws -> Result, in running: WidgetExtension, of process: AppProcess
  ) rethrows -> Result {
    var host = ActivityHostContext(center: center, appIdentifier: process.information.bundleIdentifier)
    host.isExtension = true
    host.supportsLiveActivities = process.information.supportsLiveActivities
    host.supportsFrequentUpdates = process.information.supportsFrequentUpdates
    host.isForeground = { false }
    host.process = running.activityProcess
    let clock = clock
    host.sleep = { await clock.sleep(for: $0) }
    return try running.executor.working {
      try withHost(host, appHost(process, isExtension: true), nil, reloadCause: .appExtension, body)
    }
  }

  /// Runs a piece of code in an app's widget extension; what it throws is told in the log.
  func runInExtension(of process: AppProcess, _ body: @escaping @Sendable () async throws -> Void) {
    let executor = widgetExtension(of: process).executor
    let inbox = inbox
    let source = process.logSource
    inExtension(of: process) {
      _ = Task(executorPreference: executor) {
        do { try await body() } catch {
          inbox.add(.entry(.init(.app(.error), "\(error)", from: source, level: .warning)))
        }
      }
    }
    settle()
  }

  /// Takes over what a provider brought late.
  func doInExtension(of name: String, _ work: LateArrival.Work) {
    guard let process = app(named: name) else { return }
    inExtension(of: process) { work() }
  }
}
