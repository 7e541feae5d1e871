import SwiftUI

/// One visit to the wall, from start to end.
struct Session: Identifiable, Hashable, Sendable {
  static let notesLimit = 500

  let id: UUID
  let discipline: Discipline
  let startedAt: Date
  let readiness: Readiness
  private(set) var climbs: [Climb] = []
  private(set) var lastClimbNumber = 0
  private(set) var ending: Ending?
  // Counted along with each change, so that a long session costs no more than a short one.
  private(set) var attemptCount = 0
  private(set) var sentCount = 0

  /// The person's fitness at the start.
  struct Readiness: Codable, Hashable, Sendable {
    var mental: Rating?
    var physical: Rating?
  }

  /// The person's words about a session afterwards.
  struct Ending: Codable, Hashable, Sendable {
    var endedAt: Date
    /// The perceived exertion.
    var effort: Rating?
    var pump: Rating?
    var notes: String
  }

  init(id: UUID, discipline: Discipline, startedAt: Date, readiness: Readiness) {
    self.id = id
    self.discipline = discipline
    self.startedAt = startedAt
    self.readiness = readiness
  }

  var isRunning: Bool { ending == nil }

  /// Adds a climb with its first attempts; if it was sent, then with the last of them.
  mutating func addClimb(
    _ number: Int, _ name: String, attempts: Int, isSent: Bool, at instant: Date
  ) throws(SessionError) {
    guard number > lastClimbNumber else { throw .numberInUse(number) }
    let words = try Self.climbName(name)
    guard Climb.attemptsWhenAdded.contains(attempts) else { throw .attemptsOutOfRange(attempts) }
    lastClimbNumber = number
    var climb = Climb(id: number, name: words, addedAt: instant)
    for attempt in 1...attempts { climb.log(isSent: isSent && attempt == attempts, at: instant) }
    count(climb, 1)
    climbs.append(climb)
  }

  /// A name as it is kept: without blanks around it, and with single ones within.
  private static func climbName(_ name: String) throws(SessionError) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { throw .namelessClimb }
    if words.count > Climb.nameLimit { throw .nameTooLong(limit: Climb.nameLimit) }
    return words
  }

  /// Corrects mistakes about a climb; parts that are `nil` stay.
  mutating func editClimb(_ number: Int, name: String?, isSent: Bool?) throws(SessionError) {
    let words: String?
    if let name { words = try Self.climbName(name) } else { words = nil }
    try changeClimb(number) { climb throws(SessionError) in
      if let isSent { try climb.setSent(isSent) }
      if let words { climb.rename(words) }
    }
  }

  /// Changes a climb.
  mutating func changeClimb(
    _ number: Int, _ change: (inout Climb) throws(SessionError) -> Void
  ) throws(SessionError) {
    let index = try index(of: number)
    count(climbs[index], -1)
    defer { count(climbs[index], 1) }
    try change(&climbs[index])
  }

  /// Removes a climb and its attempts.
  mutating func removeClimb(_ number: Int) throws(SessionError) {
    count(climbs.remove(at: try index(of: number)), -1)
  }

  mutating func end(_ ending: Ending) throws(SessionError) {
    if ending.notes.count > Self.notesLimit { throw .notesTooLong(limit: Self.notesLimit) }
    self.ending = ending
  }

  /// The session goes on as if it had not been ended.
  mutating func goOn() { ending = nil }

  private mutating func count(_ climb: Climb, _ sign: Int) {
    attemptCount += sign * climb.attempts.count
    if climb.isSent { sentCount += sign }
  }

  /// A climb by its number, by default the newest.
  func climb(_ number: Int?) throws(SessionError) -> Climb {
    guard let newest = climbs.last else { throw .noClimbs }
    guard let number else { return newest }
    return climbs[try index(of: number)]
  }

  private func index(of number: Int) throws(SessionError) -> Int {
    if climbs.isEmpty { throw .noClimbs }
    guard let index = climbs.firstIndex(where: { $0.id == number }) else { throw .unknownClimb(number) }
    return index
  }
}

extension Session: Codable {
  // Counts aren't stored: they follow from the climbs.
  private enum CodingKeys: CodingKey {
    case id, discipline, startedAt, readiness, climbs, lastClimbNumber, ending
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(UUID.self, forKey: .id)
    discipline = try values.decode(Discipline.self, forKey: .discipline)
    startedAt = try values.decode(Date.self, forKey: .startedAt)
    readiness = try values.decode(Readiness.self, forKey: .readiness)
    climbs = try values.decode([Climb].self, forKey: .climbs)
    lastClimbNumber = try values.decode(Int.self, forKey: .lastClimbNumber)
    ending = try values.decodeIfPresent(Ending.self, forKey: .ending)
    for climb in climbs { count(climb, 1) }
  }
}
