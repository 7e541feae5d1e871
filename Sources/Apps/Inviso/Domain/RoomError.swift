/// Why rooms could not be changed, each in one sentence.
enum RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  case namelessRoom
  case nameTooLong(limit: Int)
  case nameTaken(String)
  case badCode
  case tooManyRooms(limit: Int)
  case unknownRoom(String)
  case alreadyJoined(String)
  case notJoined(String)
  case peerIsThere(String)
  case noPeer(String)
  case minutesOutOfRange(Int)
  case storeUnavailable(String)

  var description: String {
    switch self {
    case .namelessRoom: "A room needs a name."
    case .nameTooLong(let limit): "The name of a room has at most \(limit) characters."
    case .nameTaken(let name): "There is a room called \(name) already."
    case .badCode:
      "A code has at most \(Room.codeLimit) letters, digits, hyphens and underscores, all of them ASCII."
    case .tooManyRooms(let limit): "At most \(limit) rooms are remembered; delete one first."
    case .unknownRoom(let room): "There is no room \(room)."
    case .alreadyJoined(let name): "You are in \(name) already."
    case .notJoined(let name): "You are not in \(name)."
    case .peerIsThere(let name): "The other one is in \(name) already."
    case .noPeer(let name): "Nobody else is in \(name)."
    case .minutesOutOfRange(let minutes):
      "The lock screen waits \(ChatSettings.minutesRange.lowerBound) to \(ChatSettings.minutesRange.upperBound) "
        + "minutes, not \(minutes)."
    case .storeUnavailable(let reason): "Your rooms can't be read or kept, so nothing was changed. \(reason)"
    }
  }
}
