import SwiftUI

/// All rooms that are remembered and what the person chose, as they are stored.
struct RoomBook: Codable, Hashable, Sendable {
  static let currentVersion = 1
  static let roomLimit = 20

  private(set) var version = currentVersion
  /// In the order in which they were first joined.
  private(set) var rooms: [Room] = []
  private(set) var settings = ChatSettings()
  private var lastRoomNumber = 0
  private var lastJoinNumber = 0

  /// The first stored value that a chat can't have, by its place; `nil` if there is none.
  var problem: String? {
    guard ChatSettings.minutesRange.contains(settings.waitingMinutes) else {
      return "settings.waitingMinutes must be from \(ChatSettings.minutesRange.lowerBound) to "
        + "\(ChatSettings.minutesRange.upperBound)"
    }
    for (index, room) in rooms.enumerated() {
      guard let stay = room.membership else { continue }
      for (name, date) in [("joinedAt", stay.joinedAt), ("peerComesAt", stay.peerComesAt)] {
        guard let date, !Room.storedDates.contains(date) else { continue }
        return "rooms[\(index)].membership.\(name) is no date of a stay"
      }
    }
    let numbers = [lastRoomNumber, lastJoinNumber] + rooms.compactMap { $0.membership?.number }
    return numbers.allSatisfy(Self.storedNumbers.contains) ? nil : "a number of rooms or stays is out of range"
  }

  /// How many rooms and stays can have been counted.
  private static let storedNumbers = 0...1_000_000_000

  func room(_ id: Room.ID) -> Room? { rooms.first { $0.id == id } }

  /// The room of a name; capital and small letters are the same.
  func room(named name: String) -> Room? { rooms.first { $0.name.lowercased() == name.lowercased() } }

  /// Joins a room: the one with the code, or with the name if there is no code, or else a new one.
  @discardableResult
  mutating func join(name: String, code: String, at instant: Date) throws(RoomError) -> Room {
    let name = try Self.cleaned(name)
    let known = try code.isEmpty ? room(named: name) : room(ofCode: code, name)
    let place = if let known { try index(of: known.id) } else { try addRoom(name, code: code) }
    if rooms[place].membership != nil { throw .alreadyJoined(rooms[place].name) }
    lastJoinNumber += 1
    rooms[place].name = name
    rooms[place].membership = Room.Membership(joinedAt: instant, number: lastJoinNumber)
    return rooms[place]
  }

  mutating func leave(_ id: Room.ID) throws(RoomError) {
    try changeMembership(id) { $0 = nil }
  }

  /// Remembers that the other one was there; from then on leaving the app is no reason to wait.
  mutating func meetPeer(_ id: Room.ID) throws(RoomError) {
    try changeMembership(id) { stay in
      stay?.hadP2POnce = true
      stay?.isPeerHere = true
      stay?.peerComesAt = nil
    }
  }

  /// Remembers that the other one is gone.
  mutating func losePeer(_ id: Room.ID) throws(RoomError) {
    try changeMembership(id) { $0?.isPeerHere = nil }
  }

  /// Remembers when the other one comes, in the place of any earlier date.
  mutating func expectPeer(_ id: Room.ID, at instant: Date) throws(RoomError) {
    try changeMembership(id) { $0?.peerComesAt = instant }
  }

  /// The rooms that the other one comes to, with the dates, the soonest first.
  var expectedPeers: [(id: Room.ID, date: Date)] {
    let expected = rooms.compactMap { room in room.membership?.peerComesAt.map { (id: room.id, date: $0) } }
    return expected.sorted { $0.date == $1.date ? $0.id < $1.id : $0.date < $1.date }
  }

  func isPeerHere(_ id: Room.ID) -> Bool { room(id)?.membership?.isPeerHere == true }

  mutating func rename(_ id: Room.ID, to name: String) throws(RoomError) {
    let name = try Self.cleaned(name)
    let index = try index(of: id)
    if let other = room(named: name), other.id != id { throw .nameTaken(other.name) }
    rooms[index].name = name
  }

  mutating func delete(_ id: Room.ID) throws(RoomError) {
    rooms.remove(at: try index(of: id))
  }

  mutating func setWaitingMinutes(_ minutes: Int) throws(RoomError) {
    guard ChatSettings.minutesRange.contains(minutes) else { throw .minutesOutOfRange(minutes) }
    settings.waitingMinutes = minutes
  }

  private func index(of id: Room.ID) throws(RoomError) -> Int {
    guard let index = rooms.firstIndex(where: { $0.id == id }) else { throw .unknownRoom(id) }
    return index
  }

  private func room(ofCode code: String, _ name: String) throws(RoomError) -> Room? {
    let isPlain = code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    guard isPlain, code.count <= Room.codeLimit else { throw .badCode }
    if let other = room(named: name), other.id != code { throw .nameTaken(other.name) }
    return room(code)
  }

  private mutating func addRoom(_ name: String, code: String) throws(RoomError) -> Int {
    guard rooms.count < Self.roomLimit else { throw .tooManyRooms(limit: Self.roomLimit) }
    var id = code
    while id.isEmpty || room(id) != nil {
      lastRoomNumber += 1
      id = "room-\(lastRoomNumber)"
    }
    rooms.append(Room(id: id, name: name))
    return rooms.index(before: rooms.endIndex)
  }

  private mutating func changeMembership(
    _ id: Room.ID, _ change: (inout Room.Membership?) -> Void
  ) throws(RoomError) {
    let index = try index(of: id)
    guard rooms[index].membership != nil else { throw .notJoined(rooms[index].name) }
    change(&rooms[index].membership)
  }

  private static func cleaned(_ name: String) throws(RoomError) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { throw .namelessRoom }
    if words.count > Room.nameLimit { throw .nameTooLong(limit: Room.nameLimit) }
    return words
  }
}
