import SwiftUI

/// The services that every use case works with.
struct SessionServices: Sendable {
  let store: SessionStore
  /// The Live Activity follows the session; a session without one is as good.
  let activityManager: LiveActivityManager?
  let now: @Sendable () -> Date

  /// Sends what the store counts to the Live Activity, as one update.
  func showCounts(of id: Session.ID) async throws {
    guard let counts = try await store.counts(of: id) else { return }
    await activityManager?.update(sessionId: id, counts: counts)
  }
}
