// Stands for the app's server: the pushes that it would send are offered on the screen of the simulated phone.
import SkerryDevice
import SwiftUI

/// The pushes of the server when the other one joins a room.
extension RoomPush {
  /// The pushes that could come now: for the newest room one waits in, with and without waking the app, and for another.
  static func all(for overview: ChatOverview) -> [AppPush] {
    var pushes: [AppPush] = []
    if let room = overview.newestWaiting ?? overview.joined.first {
      pushes += [
        push("somebody joins \(room.name)", room.id, room.name),
        push("the same, app not woken", room.id, room.name, wakesApp: false),
      ]
    }
    let other = overview.joined.dropFirst().first
    pushes.append(push("somebody joins another room", other?.id ?? "room-0", other?.name ?? "Another room"))
    return pushes
  }

  /// The pushes of those who come to a room at a time that is known, whether or not the app lives then.
  static func expected(in book: RoomBook) -> [(date: Date, push: AppPush)] {
    book.expectedPeers.compactMap { expected in
      book.room(expected.id).map { room in
        (expected.date, push("somebody joins \(room.name)", room.id, room.name))
      }
    }
  }

  private static func push(_ title: String, _ roomId: String, _ name: String, wakesApp: Bool = true) -> AppPush {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let payload = Payload(
      aps: Payload.Aps(
        alert: Payload.Alert(title: name, body: "Somebody joined"), contentAvailable: wakesApp ? 1 : nil),
      roomId: roomId)
    return AppPush(title, payload: (try? encoder.encode(payload)) ?? Data())
  }

  private struct Payload: Encodable {
    struct Alert: Encodable {
      let title: String
      let body: String
    }

    struct Aps: Encodable {
      let alert: Alert
      let sound = "default"
      let mutableContent = 1
      let contentAvailable: Int?

      enum CodingKeys: String, CodingKey {
        case alert, sound
        case mutableContent = "mutable-content"
        case contentAvailable = "content-available"
      }
    }

    let aps: Aps
    let roomId: String
  }
}
