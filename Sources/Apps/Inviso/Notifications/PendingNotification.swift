import SwiftUI

/// A push that the person hasn't seen in the app yet.
struct PendingNotification: Codable, Hashable, Sendable {
  let roomId: String
  let receivedAt: Date
}

/// The words of a server in a push, beside its `aps`: the other one joined a room.
///
/// With `mutable-content` the service extension may suppress it for an activity, and tells a live app of it by the App
/// Group; with `content-available` it wakes an app that is suspended.
struct RoomPush: Hashable, Sendable {
  static let roomIdKey = "roomId"
  let roomId: String

  /// Reads a payload; `nil` if it names no room.
  init?(_ userInfo: [AnyHashable: Any]) {
    guard let roomId = userInfo[Self.roomIdKey] as? String, !roomId.isEmpty else { return nil }
    self.roomId = roomId
  }
}
