import Synchronization

/// Runs the asynchronous code of apps on the thread that drains it, in order of arrival.
///
/// Actors without an executor of their own run here too when a task prefers it, so an app behaves the same on every run
/// and no thread is started for it. Work that arrives from elsewhere wakes the loop through `onArrival`.
nonisolated public final class AppExecutor: TaskExecutor {
  private struct Contents: Sendable {
    var jobs: [UnownedJob] = []
    var head = 0
    var running = 0
    var onArrival: @Sendable () -> Void = {}
  }
  private let contents = Mutex(Contents())

  public init() {}

  /// Is called, on any thread, when a job arrives at an empty queue.
  package func onArrival(_ body: @escaping @Sendable () -> Void) { contents.withLock { $0.onArrival = body } }

  public func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let notify: (@Sendable () -> Void)? = contents.withLock { contents in
      contents.jobs.append(unowned)
      return contents.jobs.count - contents.head == 1 && contents.running == 0 ? contents.onArrival : nil
    }
    notify?()
  }

  /// Runs everything that is due, including what that makes due.
  package func drain() {
    contents.withLock { $0.running += 1 }
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    contents.withLock { $0.running -= 1 }
  }

  private func next() -> UnownedJob? {
    contents.withLock { contents in
      guard contents.head < contents.jobs.count else {
        contents.jobs.removeAll(keepingCapacity: true)
        contents.head = 0
        return nil
      }
      defer { contents.head += 1 }
      return contents.jobs[contents.head]
    }
  }
}
