import CConcurrency
import FoundationEssentials
import Synchronization

/// Where the code of one app process runs: on the thread that drains its queue, in order of arrival.
///
/// Everything that the code starts runs here too, `Task {}` included, so an app behaves the same on every run and no
/// thread is started for it. When the process ends, nothing of it runs again, wherever it was waiting.
nonisolated public final class AppExecutor: TaskExecutor {
  /// Tells once that code runs after an instant.
  struct Overtime: Sendable {
    let limit: Date
    let clock: DeviceClock
    let tell: @Sendable () -> Void
  }
  private struct Gate: Sendable {
    var isSuspended = false
    /// The jobs that became ready while the process was suspended.
    var held: [UnownedJob] = []
    var overtime: Overtime?

    /// Takes a job that is due, if the process is suspended; otherwise says whom to tell about it.
    mutating func admit(_ job: UnownedJob) -> (isHeld: Bool, tell: (@Sendable () -> Void)?) {
      if isSuspended {
        held.append(job)
        return (true, nil)
      }
      guard let overtime, overtime.clock.now > overtime.limit else { return (false, nil) }
      self.overtime = nil
      return (false, overtime.tell)
    }
  }
  private let queue: AppQueue
  private let hasEnded = Atomic(false)
  private let gate = Mutex(Gate())

  init(queue: AppQueue) {
    self.queue = queue
    GlobalExecutorHook.install()
  }

  public func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  /// A job of a process that has ended is never run: its memory is lost, as on a phone.
  func add(_ job: UnownedJob) {
    if !hasEnded.load(ordering: .acquiring) { queue.add(AppQueue.Entry(job: job, executor: self)) }
  }

  func run(_ job: UnownedJob) {
    guard !hasEnded.load(ordering: .acquiring) else { return }
    let (isHeld, tell) = gate.withLock { $0.admit(job) }
    guard !isHeld else { return }
    tell?()
    working { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Ends the process: whatever it still had to do is forgotten.
  func end() { hasEnded.store(true, ordering: .releasing) }

  // MARK: Suspension

  var isSuspended: Bool { gate.withLock { $0.isSuspended } }

  /// Holds back everything that becomes ready from now on.
  func suspend() { gate.withLock { $0.isSuspended = true } }

  /// Lets go what was held back, in its order.
  func resume() {
    let held = gate.withLock { gate in
      defer { gate.held = [] }
      gate.isSuspended = false
      return gate.held
    }
    for job in held { add(job) }
  }

  /// Watches for code that runs after an instant; `nil` for no longer.
  func watch(_ overtime: Overtime?) { gate.withLock { $0.overtime = overtime } }

  /// Does something on this thread on behalf of the process: code that becomes ready meanwhile runs here.
  package func working<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = skerry_current_executor()
    skerry_set_current_executor(Unmanaged.passUnretained(self).toOpaque())
    defer { skerry_set_current_executor(before) }
    return try body()
  }

  /// On whose behalf this thread works now; only asked for while somebody does, so it is alive.
  static var current: AppExecutor? {
    skerry_current_executor().map { Unmanaged<AppExecutor>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Leads code without an executor of its own, such as `Task {}`, to the app on whose behalf its thread works.
///
/// The runtime asks the hook on the thread where a job becomes ready. Elsewhere, and on threads that work for nobody,
/// jobs go where they would have gone.
nonisolated private enum GlobalExecutorHook {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Set once for the whole program: a `static let` is made by the first that asks.
  private static let isInstalled: Bool = {
    let hook: Hook = { job, original in
      if let executor = AppExecutor.current { executor.add(job) } else { original(job) }
    }
    skerry_enqueue_global_hook().assumingMemoryBound(to: Hook?.self).pointee = hook
    return true
  }()

  static func install() { _ = isInstalled }
}
