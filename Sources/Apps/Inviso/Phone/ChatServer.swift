// Stands for the app's server: on an iPhone the extension asks it over the network.
import ActivityKit

/// The server's knowledge of the activities that it has update tokens for.
///
/// ActivityKit shows an extension no activities, but the server hears of their end: APNs answers 410 for the token of an
/// activity that ended, was removed or expired. So an extension can know of it although the app isn't there to tell.
struct ChatServer: ActivityDirectory {
  /// Answers whether APNs still takes updates for an activity.
  func ask(about activityId: String, answer: @escaping @Sendable (_ isReachable: Bool) -> Void) {
    guard let center = ActivityHost.current?.center else { return answer(true) }
    answer(
      center.withRegistry { registry in
        registry.record(activityId).map { $0.activityState.isRunning } ?? false
      })
  }
}
