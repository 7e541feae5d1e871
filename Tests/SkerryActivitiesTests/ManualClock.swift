import FoundationEssentials
import Synchronization

@testable import SkerryActivities

/// A clock that tests turn by hand.
final class ManualClock: Sendable {
  private let instant = Mutex(epoch)

  var now: Date { instant.withLock { $0 } }

  func pass(_ seconds: Int) { instant.withLock { $0 = $0 + seconds } }
}

/// A device with a center, its clock, and everything that was logged.
final class TestDevice: Sendable {
  let clock = ManualClock()
  let center: ActivityCenter
  private let effects = Mutex<[RegistryEffect]>([])

  init(_ registry: Registry = Registry()) {
    center = ActivityCenter(registry: registry, now: { [clock] in clock.now })
    center.observe { [weak self] new, _ in self?.effects.withLock { $0 += new } }
  }

  var log: [RegistryEffect] { effects.withLock { $0 } }

  /// Lets the clock go on and everything due happen.
  func pass(_ seconds: Int) {
    clock.pass(seconds)
    center.advance(to: clock.now)
  }

  /// Runs code as an app of this device.
  nonisolated(nonsending) func asApp<Result>(
    _ change: (inout ActivityHostContext) -> Void = { _ in },
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var context = ActivityHostContext(center: center, appIdentifier: pizzeria)
    change(&context)
    return try await ActivityHost.$current.withValue(context) { try await body() }
  }
}
