import SwiftUI

/// A push that the person hasn't seen in the app yet.
struct PendingNotification: Codable, Hashable, Sendable {
  let roomId: String
  let receivedAt: Date
}

/// What a server says in a push, beside its `aps`: somebody joined a room.
///
/// With `mutable-content` the service extension may suppress it for an activity, with `content-available` a live app
/// turns the activity green at once.
struct RoomPush: Hashable, Sendable {
  static let roomIdKey = "roomId"
  let roomId: String

  /// Reads a payload; `nil` if it names no room.
  init?(_ userInfo: [AnyHashable: Any]) {
    guard let roomId = userInfo[Self.roomIdKey] as? String, !roomId.isEmpty else { return nil }
    self.roomId = roomId
  }
}
