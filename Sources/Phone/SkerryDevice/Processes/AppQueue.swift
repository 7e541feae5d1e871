import CConcurrency
import Synchronization

/// The code of all apps that waits to be run, in order of arrival.
///
/// A job that arrives from another thread wakes the loop through `onArrival`.
nonisolated final class AppQueue: Sendable {
  struct Entry: Sendable {
    let job: UnownedJob
    let executor: AppExecutor
  }
  private struct Contents: Sendable {
    var entries: [Entry] = []
    var head = 0
    var running = 0
    var onArrival: @Sendable () -> Void = {}
  }
  private let contents = Mutex(Contents())

  /// Is called, on any thread, when a job arrives at an empty queue.
  func onArrival(_ body: @escaping @Sendable () -> Void) { contents.withLock { $0.onArrival = body } }

  func add(_ entry: Entry) {
    let notify: (@Sendable () -> Void)? = contents.withLock { contents in
      contents.entries.append(entry)
      return contents.entries.count - contents.head == 1 && contents.running == 0 ? contents.onArrival : nil
    }
    notify?()
  }

  /// Runs everything that is due, including what that makes due.
  func drain() {
    contents.withLock { $0.running += 1 }
    repeat {
      while let entry = next() { entry.executor.run(entry.job) }
      if MainQueue.isDrained { skerry_drain_main_queue() }
    } while !isEmpty
    contents.withLock { $0.running -= 1 }
  }

  var isEmpty: Bool { contents.withLock { $0.head == $0.entries.count } }

  private func next() -> Entry? {
    contents.withLock { contents in
      guard contents.head < contents.entries.count else {
        contents.entries.removeAll(keepingCapacity: true)
        contents.head = 0
        return nil
      }
      defer { contents.head += 1 }
      return contents.entries[contents.head]
    }
  }
}

/// The queue of the main actor, which apps' view models often live on.
///
/// A program that owns its main thread lets the phone drain it, so that such code is run in order with all other code of
/// apps. Where something else drains it, as under a test runner, it stays alone.
nonisolated public enum MainQueue {
  private static let drains = Atomic(false)

  /// Says that the phone drains the main queue from now on; to be called by a program's `main`.
  public static func drainWithApps() { drains.store(true, ordering: .relaxed) }

  static var isDrained: Bool { drains.load(ordering: .relaxed) }
}
