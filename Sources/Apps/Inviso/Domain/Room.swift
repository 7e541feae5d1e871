import SwiftUI

/// A place where two people can meet, under a code that both know.
struct Room: Identifiable, Codable, Hashable, Sendable {
  static let nameLimit = 30
  static let codeLimit = 24
  /// Dates that a stay can have: from 1970 to 2200, whatever the phone's clock was set to.
  static let storedDates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_289_654_400)

  /// The code, which pushes name as the room's id.
  let id: String
  var name: String
  /// `nil` for a room that was left and is only remembered.
  var membership: Membership?

  /// One stay in a room, from joining to leaving.
  struct Membership: Codable, Hashable, Sendable {
    let joinedAt: Date
    /// Counts all joins of the chat: the highest is the newest, also within one instant.
    let number: Int
    /// Whether the other one was there at least once during this stay.
    var hadP2POnce = false
    /// Whether the other one is there now; an earlier version didn't store it.
    var isPeerHere: Bool?
    /// When the other one comes, if that is known.
    var peerComesAt: Date?
  }
}

/// The person's choices.
struct ChatSettings: Codable, Hashable, Sendable {
  static let defaultMinutes = 30
  /// ActivityKit ends every activity after 8 hours.
  static let minutesRange = 1...480

  /// Minutes after which a waiting activity goes.
  var waitingMinutes = defaultMinutes

  var waitingDuration: TimeInterval { TimeInterval(waitingMinutes) * 60 }
}
