import FoundationEssentials
import Synchronization

/// The phone's clock as its apps see it: it stands still while code runs and moves when the device advances.
///
/// It shows the wall clock, which a person can set. Waits that last so many seconds go by the continuous clock, as
/// `Task.sleep` does on iOS: setting the wall clock neither shortens nor lengthens them.
nonisolated public final class DeviceClock: Sendable {
  /// When somebody is to be woken.
  private enum Deadline: Sendable {
    case wall(Date)
    /// An instant of the continuous clock, told as the wall clock would if nobody had ever set it.
    case continuous(Date)
  }
  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Deadline
    let continuation: CheckedContinuation<Void, Never>
    /// The process that sleeps.
    let executor: AppExecutor?

    var isSuspended: Bool { executor?.isSuspended ?? false }

    func wake() {
      if let executor { executor.working { continuation.resume() } } else { continuation.resume() }
    }
  }
  private struct Contents: Sendable {
    var now: Date
    /// By how many seconds the wall clock was set forwards altogether.
    var shift = 0.0
    /// In the order in which they are due, those of suspended processes included.
    var sleepers: [Sleeper] = []
    var nextID = 0

    func date(of deadline: Deadline) -> Date {
      switch deadline {
      case .wall(let date): date
      case .continuous(let date): shift == 0 ? date : date.addingTimeInterval(shift)
      }
    }

    mutating func insert(_ sleeper: Sleeper) {
      let date = date(of: sleeper.deadline)
      let place = sleepers.firstIndex { self.date(of: $0.deadline) > date } ?? sleepers.endIndex
      sleepers.insert(sleeper, at: place)
    }

    /// Takes out whoever is due and whose process runs.
    mutating func takeDue() -> [Sleeper] {
      let due = sleepers.prefix { date(of: $0.deadline) <= now }
      guard !due.isEmpty else { return [] }
      let (woken, left) = (due.filter { !$0.isSuspended }, due.filter(\.isSuspended))
      sleepers.replaceSubrange(0..<due.count, with: left)
      return woken
    }
  }
  private let contents: Mutex<Contents>

  public init(now: Date) {
    contents = Mutex(Contents(now: now))
    AppHost.isFollowed
  }

  /// The present virtual instant, by the wall clock.
  public var now: Date { contents.withLock { $0.now } }

  /// What the wall clock would show if nobody had ever set it: its differences are the time that passed.
  package var unsetNow: Date { contents.withLock { $0.now.addingTimeInterval(-$0.shift) } }

  /// Waits until the wall clock has reached an instant; returns early when the task is cancelled.
  public func sleep(until deadline: Date) async { await sleep { _ in .wall(deadline) } }

  /// Waits for virtual seconds, whatever happens to the wall clock; returns early when the task is cancelled.
  public func sleep(for seconds: Double) async {
    await sleep { contents in .continuous(contents.now.addingTimeInterval(seconds - contents.shift)) }
  }

  private func sleep(until deadline: @Sendable (Contents) -> Deadline) async {
    let id = contents.withLock { contents in
      contents.nextID += 1
      return contents.nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = contents.withLock { contents in
          let deadline = deadline(contents)
          if contents.date(of: deadline) <= contents.now || Task.isCancelled { return true }
          contents.insert(
            Sleeper(id: id, deadline: deadline, continuation: continuation, executor: AppExecutor.current))
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

  /// The instant at which the first sleeper wakes whose process runs, by the wall clock as it is now.
  package var nextDeadline: Date? {
    contents.withLock { contents in
      contents.sleepers.first { !$0.isSuspended }.map { contents.date(of: $0.deadline) }
    }
  }

  /// The first sleeper whose process runs: when it wakes, and the process it belongs to.
  var nextSleeper: (date: Date, executor: AppExecutor?)? {
    contents.withLock { contents in
      contents.sleepers.first { !$0.isSuspended }.map { (contents.date(of: $0.deadline), $0.executor) }
    }
  }

  /// Lets time pass up to an instant and wakes whoever waited for it, in the order of their deadlines.
  package func set(_ instant: Date) {
    let woken = contents.withLock { contents in
      contents.now = instant
      return contents.takeDue()
    }
    for sleeper in woken { sleeper.wake() }
  }

  /// Sets the wall clock, forwards or backwards; no time passes.
  func change(to instant: Date) {
    let woken = contents.withLock { contents in
      contents.shift += instant.timeIntervalSince(contents.now)
      contents.now = instant
      let dates = contents.sleepers.map { ($0, contents.date(of: $0.deadline)) }
      contents.sleepers = dates.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
      return contents.takeDue()
    }
    for sleeper in woken { sleeper.wake() }
  }

  /// Wakes whoever should have been woken while the process was suspended.
  func wakeOverdue() {
    let woken = contents.withLock { $0.takeDue() }
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
