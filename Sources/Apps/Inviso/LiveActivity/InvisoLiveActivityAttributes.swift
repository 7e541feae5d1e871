import ActivityKit
import SwiftUI

/// The Live Activity of a person who waits in a room.
///
/// App and widget extension share this very type, and so does the server that sends its content state in a push.
struct InvisoLiveActivityAttributes: ActivityAttributes, Hashable, Sendable {
  /// The room that is waited for.
  var roomId: String

  /// The part that changes when the other one joins.
  struct ContentState: Codable, Hashable, Sendable {
    var roomName: String
    var status: WaitingStatus
    /// When the waiting began.
    var startTime: Date
  }
}

/// Whether the other one is still awaited.
enum WaitingStatus: String, Codable, Hashable, Sendable {
  case waiting
  case connected
}

extension InvisoLiveActivityAttributes.ContentState {
  /// From the start to the longest time that can be shown (ActivityKit: 8 h).
  var timerInterval: ClosedRange<Date> { startTime...startTime.addingTimeInterval(8 * 3600) }
}
