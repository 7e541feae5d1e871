import FoundationEssentials
import Synchronization

/// The background tasks of all apps: what is asked for, who handles it, and what is at work.
///
/// Apps call it from whatever thread they run on; the device runs what is due.
package final class BackgroundTaskHub: Sendable {
  package typealias Handler = @Sendable (BGTask) -> Void

  /// A task at work.
  package struct Running: Sendable {
    package let bundle: String
    package let task: BGTask
    var start: Date
    package var isExpired = false

    package var end: Date { start.addingTimeInterval(BackgroundWork.runTime) }
  }
  /// The rights of an app.
  package struct Entitlements: Sendable {
    let identifiers: [String]
    let hasBackgroundMode: Bool

    /// - Parameters:
    ///   - identifiers: `BGTaskSchedulerPermittedIdentifiers`.
    ///   - hasBackgroundMode: whether `fetch` is among `UIBackgroundModes`.
    package init(identifiers: [String], hasBackgroundMode: Bool) {
      self.identifiers = identifiers
      self.hasBackgroundMode = hasBackgroundMode
    }
  }
  private struct Contents: Sendable {
    var work: BackgroundWork
    var version = 0
    var handlers: [String: [String: Handler]] = [:]
    var running: [Int: Running] = [:] { didSet { changes += 1 } }
    var changes = 0
    var taskCount = 0
  }

  private let contents: Mutex<Contents>
  private let entitlements: [String: Entitlements]
  private let isAllowed: @Sendable (_ bundle: String) -> Bool
  private let now: @Sendable () -> Date
  private let observer: @Sendable (BackgroundEffect) -> Void

  /// Creates the hub for what was asked for, new or restored. The observer is told of each effect at once, on the thread
  /// that brought it about.
  package init(
    work: BackgroundWork, entitlements: [String: Entitlements], isAllowed: @escaping @Sendable (String) -> Bool,
    now: @escaping @Sendable () -> Date, observer: @escaping @Sendable (BackgroundEffect) -> Void
  ) {
    contents = Mutex(Contents(work: work))
    self.entitlements = entitlements
    self.isAllowed = isAllowed
    self.now = now
    self.observer = observer
  }

  // MARK: What apps say

  func register(_ identifier: String, of bundle: String, _ handler: @escaping Handler) -> Bool {
    guard entitlements[bundle]?.identifiers.contains(identifier) == true else {
      tell(.notRegistered, identifier, bundle)
      return false
    }
    let isFirst = contents.withLock { contents in
      guard contents.handlers[bundle]?[identifier] == nil else { return false }
      contents.handlers[bundle, default: [:]][identifier] = handler
      return true
    }
    if !isFirst {
      tell(.registeredTwice, identifier, bundle)
    }
    return isFirst
  }

  func submit(_ wish: BGTaskRequest, of bundle: String, isExtension: Bool) throws(BGTaskScheduler.Error) {
    let request = BackgroundWork.Request(
      bundle: bundle, identifier: wish.identifier, submittedAt: now(), earliestBeginDate: wish.earliestBeginDate)
    if let code = refusal(of: request, isExtension: isExtension) {
      tell(.refused(code), wish.identifier, bundle)
      throw BGTaskScheduler.Error(code)
    }
    contents.withLock { contents in
      contents.work.requests.removeAll { $0.bundle == bundle && $0.identifier == wish.identifier }
      contents.work.requests.append(request)
      contents.version += 1
    }
  }

  private func refusal(of request: BackgroundWork.Request, isExtension: Bool) -> BGTaskScheduler.Error.Code? {
    guard let entitled = entitlements[request.bundle], entitled.hasBackgroundMode,
      entitled.identifiers.contains(request.identifier)
    else { return .notPermitted }
    if isExtension || !isAllowed(request.bundle) { return .unavailable }
    let others = withWork { work in
      work.requests.count { $0.bundle == request.bundle && $0.identifier != request.identifier }
    }
    return others >= BackgroundWork.mostRequests ? .tooManyPendingTaskRequests : nil
  }

  /// Takes back one request of an app, or all.
  package func cancel(_ identifier: String?, of bundle: String) {
    change { work in
      work.requests.removeAll { $0.bundle == bundle && (identifier == nil || $0.identifier == identifier) }
    }
  }

  func pendingRequests(of bundle: String) -> [BGTaskRequest] {
    withWork { $0.requests }.filter { $0.bundle == bundle }
      .map { BGAppRefreshTaskRequest(identifier: $0.identifier, earliestBeginDate: $0.earliestBeginDate) }
  }

  private func tell(_ kind: BackgroundEffect.Kind, _ identifier: String, _ bundle: String) {
    observer(BackgroundEffect(kind: kind, identifier: identifier, bundle: bundle))
  }

  // MARK: What the device does

  package var version: Int { contents.withLock { $0.version } }
  /// Grows with the tasks at work, as ``version`` does with what is asked for.
  package var changes: Int { contents.withLock { $0.changes } }
  /// The tasks at work, oldest first.
  package var running: [(ticket: Int, run: Running)] {
    contents.withLock { $0.running.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) }
  }

  package func withWork<Result>(_ body: (BackgroundWork) -> Result) -> Result { contents.withLock { body($0.work) } }

  package func change(_ body: (inout BackgroundWork) -> Void) {
    contents.withLock { contents in
      let before = contents.work
      body(&contents.work)
      if contents.work != before { contents.version += 1 }
    }
  }

  /// A task at work has its seconds, and the time between two runs stays as long, whatever a person makes of the wall
  /// clock.
  package func keepDurations(whenSetBy seconds: Double) {
    change { work in for bundle in work.lastRuns.keys { work.lastRuns[bundle]?.addTimeInterval(seconds) } }
    contents.withLock { contents in
      for ticket in contents.running.keys { contents.running[ticket]?.start.addTimeInterval(seconds) }
    }
  }

  /// Begins a task: its request is done with, and the app has to bring another if it wants to be run again.
  package func begin(_ request: BackgroundWork.Request) -> (task: BGTask, handler: Handler?) {
    let instant = now()
    let ticket = contents.withLock { contents in
      contents.taskCount += 1
      contents.version += 1
      contents.work.requests.removeAll { $0.bundle == request.bundle && $0.identifier == request.identifier }
      contents.work.lastRuns[request.bundle] = instant
      return contents.taskCount
    }
    let task = BGAppRefreshTask(identifier: request.identifier) { [weak self] in self?.complete(ticket, success: $0) }
    let handler = contents.withLock { contents in
      let handler = contents.handlers[request.bundle]?[request.identifier]
      if handler != nil { contents.running[ticket] = Running(bundle: request.bundle, task: task, start: instant) }
      return handler
    }
    return (task, handler)
  }

  package func markExpired(_ ticket: Int) { contents.withLock { $0.running[ticket]?.isExpired = true } }

  package func complete(_ ticket: Int, success: Bool) {
    guard let run = contents.withLock({ $0.running.removeValue(forKey: ticket) }) else { return }
    let seconds = Int(now().timeIntervalSince(run.start).rounded())
    tell(.completed(seconds: seconds, success: success), run.task.identifier, run.bundle)
  }

  /// Forgets what a process that ends had registered and what it was doing; returns the tasks that are lost by that.
  package func endProcess(of bundle: String) -> [String] {
    contents.withLock { contents in
      contents.handlers[bundle] = nil
      let lost = contents.running.filter { $0.value.bundle == bundle }
      for ticket in lost.keys { contents.running[ticket] = nil }
      return lost.values.map(\.task.identifier).sorted()
    }
  }
}
