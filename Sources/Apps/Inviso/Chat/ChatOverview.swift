import SwiftUI

/// Where the person stands in a room.
enum RoomStatus: Hashable, Sendable {
  /// Alone, and nobody was there yet.
  case waiting
  /// The other one is there.
  case connected
  /// Alone again.
  case alone
  /// Left, and only remembered.
  case left
}

/// A room as the chat knows it now.
struct ChatRoom: Identifiable, Hashable, Sendable {
  let id: Room.ID
  let name: String
  let status: RoomStatus
  let joinedAt: Date?

  init(_ room: Room) {
    id = room.id
    name = room.name
    joinedAt = room.membership?.joinedAt
    status =
      switch room.membership {
      case nil: .left
      case .some(let membership) where membership.isPeerHere == true: .connected
      case .some(let membership): membership.hadP2POnce ? .alone : .waiting
      }
  }
}

/// Everything the app's screen shows.
struct ChatOverview: Hashable, Sendable {
  /// The rooms one is in, the newest first, then those that are remembered.
  let rooms: [ChatRoom]
  let settings: ChatSettings
  /// A notice that the person should read before going on.
  let notice: String?

  init(_ book: RoomBook, notice: String?) {
    let joined = book.rooms.filter { $0.membership != nil }
      .sorted { ($0.membership?.number ?? 0) > ($1.membership?.number ?? 0) }
    let left = book.rooms.filter { $0.membership == nil }
    rooms = (joined + left).map(ChatRoom.init)
    settings = book.settings
    self.notice = notice
  }

  /// The rooms as they are listed: somebody waits in those that are connected.
  var listed: [ChatRoom] { rooms.filter { $0.status == .connected } + rooms.filter { $0.status != .connected } }
  var joined: [ChatRoom] { rooms.filter { $0.status != .left } }
  /// The room that gets the activity: only one can have it.
  var newestWaiting: ChatRoom? { rooms.first { $0.status == .waiting } }
}
