import SwiftUI

/// One visit to the wall, from start to end.
struct Session: Identifiable, Codable, Hashable, Sendable {
  static let notesLimit = 500

  let id: UUID
  let discipline: Discipline
  let startedAt: Date
  let readiness: Readiness
  private(set) var climbs: [Climb] = []
  private(set) var lastClimbNumber = 0
  private(set) var ending: Ending?

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
  var attemptCount: Int { climbs.reduce(0) { $0 + $1.attempts.count } }
  var sentCount: Int { climbs.count(where: \.isSent) }

  /// Adds a climb with its first attempts; if it was sent, then with the last of them.
  @discardableResult
  mutating func addClimb(
    _ name: String, attempts: Int, isSent: Bool, at instant: Date
  ) throws(SessionError) -> Climb {
    let words = try Self.climbName(name)
    guard Climb.attemptsWhenAdded.contains(attempts) else { throw .attemptsOutOfRange(attempts) }
    lastClimbNumber += 1
    var climb = Climb(id: lastClimbNumber, name: words, addedAt: instant)
    for attempt in 1...attempts { climb.log(isSent: isSent && attempt == attempts, at: instant) }
    climbs.append(climb)
    return climb
  }

  /// A name as it is kept: without blanks around it, and with single ones within.
  private static func climbName(_ name: String) throws(SessionError) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { throw .namelessClimb }
    if words.count > Climb.nameLimit { throw .nameTooLong(limit: Climb.nameLimit) }
    return words
  }

  /// Corrects mistakes about a climb; parts that are `nil` stay.
  @discardableResult
  mutating func editClimb(_ number: Int?, name: String?, isSent: Bool?) throws(SessionError) -> Climb {
    let words: String?
    if let name { words = try Self.climbName(name) } else { words = nil }
    return try changeClimb(number) { climb throws(SessionError) in
      if let words { climb.rename(words) }
      if let isSent { try climb.setSent(isSent) }
    }
  }

  /// Changes a climb, by default the newest.
  @discardableResult
  mutating func changeClimb(
    _ number: Int?, _ change: (inout Climb) throws(SessionError) -> Void
  ) throws(SessionError) -> Climb {
    let index = try index(of: number)
    try change(&climbs[index])
    return climbs[index]
  }

  /// Removes a climb and its attempts.
  @discardableResult
  mutating func removeClimb(_ number: Int?) throws(SessionError) -> Climb {
    climbs.remove(at: try index(of: number))
  }

  mutating func end(_ ending: Ending) throws(SessionError) {
    if ending.notes.count > Self.notesLimit { throw .notesTooLong(limit: Self.notesLimit) }
    self.ending = ending
  }

  private func index(of number: Int?) throws(SessionError) -> Int {
    if climbs.isEmpty { throw .noClimbs }
    guard let number else { return climbs.index(before: climbs.endIndex) }
    guard let index = climbs.firstIndex(where: { $0.id == number }) else { throw .unknownClimb(number) }
    return index
  }
}
