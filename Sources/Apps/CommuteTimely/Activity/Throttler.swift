import SwiftUI

/// Lets work through at most once per interval; the newest that came too early is done when the interval is over.
actor Throttler {
  typealias Work = @Sendable () async -> Void

  /// In seconds.
  let interval: TimeInterval
  private let now: @Sendable () -> Date
  private var last: Date?
  private var waiting: Work?
  private var timer: Task<Void, any Error>?

  init(interval: TimeInterval, now: @escaping @Sendable () -> Date) {
    self.interval = interval
    self.now = now
  }

  /// Does the work now, or at the end of the interval in the place of what waited for it before.
  func throttle(_ work: @escaping Work) async {
    guard let last, remaining(since: last) > 0 else { return await perform(work) }
    waiting = work
    guard timer == nil else { return }
    timer = Task {
      try await Task.sleep(for: .seconds(remaining(since: last)))
      await flush()
    }
  }

  /// Forgets what waits.
  func cancel() {
    timer?.cancel()
    (timer, waiting) = (nil, nil)
  }

  private func flush() async {
    timer = nil
    guard let work = waiting else { return }
    waiting = nil
    await perform(work)
  }

  private func perform(_ work: Work) async {
    last = now()
    waiting = nil
    timer?.cancel()
    timer = nil
    await work()
  }

  /// A clock that was set back must not make anybody wait longer than the interval.
  private func remaining(since last: Date) -> TimeInterval {
    let elapsed = now().timeIntervalSince(last)
    return elapsed < 0 ? 0 : interval - elapsed
  }
}
