import FoundationEssentials
import Synchronization

/// The phone's clock as its apps see it: it stands still while code runs and moves when the device advances.
nonisolated public final class DeviceClock: Sendable {
  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Date
    let continuation: CheckedContinuation<Void, Never>
    /// The process that sleeps.
    let executor: AppExecutor?

    func wake() {
      if let executor { executor.working { continuation.resume() } } else { continuation.resume() }
    }
  }
  private struct Contents: Sendable {
    var now: Date
    var sleepers: [Sleeper] = []
    var nextID = 0
  }
  private let contents: Mutex<Contents>

  public init(now: Date) {
    contents = Mutex(Contents(now: now))
    AppHost.isFollowed
  }

  /// The present virtual instant.
  public var now: Date { contents.withLock { $0.now } }

  /// Waits until virtual time has reached an instant; returns early when the task is cancelled.
  public func sleep(until deadline: Date) async {
    let id = contents.withLock { contents in
      contents.nextID += 1
      return contents.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = contents.withLock { contents in
          if deadline <= contents.now || Task.isCancelled { return true }
          let sleeper = Sleeper(
            id: id, deadline: deadline, continuation: continuation, executor: AppExecutor.current)
          let place = contents.sleepers.firstIndex { $0.deadline > deadline } ?? contents.sleepers.endIndex
          contents.sleepers.insert(sleeper, at: place)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let sleeper = contents.withLock { contents in
        contents.sleepers.firstIndex { $0.id == id }.map { contents.sleepers.remove(at: $0) }
      }
      sleeper?.wake()
    }
  }

  /// Waits for virtual seconds.
  public func sleep(for seconds: Double) async { await sleep(until: now.addingTimeInterval(seconds)) }

  /// The instant at which the first sleeper wakes.
  package var nextDeadline: Date? { contents.withLock { $0.sleepers.first?.deadline } }

  /// Moves to an instant and wakes whoever waited for it, in the order of their deadlines.
  package func set(_ instant: Date) {
    let woken = contents.withLock { contents in
      contents.now = instant
      let count = contents.sleepers.prefix { $0.deadline <= instant }.count
      defer { contents.sleepers.removeFirst(count) }
      return Array(contents.sleepers.prefix(count))
    }
    for sleeper in woken { sleeper.wake() }
  }

  /// Forgets everyone who slept in a process that has ended; waking them has no effect any more.
  func forgetSleepers(of executor: AppExecutor) {
    let forgotten = contents.withLock { contents in
      defer { contents.sleepers.removeAll { $0.executor === executor } }
      return contents.sleepers.filter { $0.executor === executor }
    }
    for sleeper in forgotten { sleeper.wake() }
  }
}
