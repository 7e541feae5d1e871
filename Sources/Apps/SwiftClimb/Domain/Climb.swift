import SwiftUI

/// One route or boulder of a session, with everything that was tried on it.
struct Climb: Identifiable, Codable, Hashable, Sendable {
  static let nameLimit = 40
  /// How many attempts a climb can come with.
  static let attemptsWhenAdded = 1...99

  /// The number within the session, from 1; numbers of removed climbs are not used again.
  let id: Int
  /// A name, a grade, or both.
  private(set) var name: String
  let addedAt: Date
  private(set) var attempts: [Attempt] = []

  init(id: Int, name: String, addedAt: Date) {
    self.id = id
    self.name = name
    self.addedAt = addedAt
  }

  /// Whether the climb was done without a fall at least once.
  var isSent: Bool { attempts.contains(where: \.isSent) }

  mutating func log(isSent: Bool, at instant: Date) {
    attempts.append(Attempt(loggedAt: instant, isSent: isSent))
  }

  /// Gives the climb another name, which has been looked at.
  mutating func rename(_ name: String) { self.name = name }

  /// Says of the newest attempt that it was the send, or of all that they weren't.
  mutating func setSent(_ isSent: Bool) throws(SessionError) {
    guard isSent else { return attempts = attempts.map { Attempt(loggedAt: $0.loggedAt, isSent: false) } }
    guard !self.isSent else { return }
    guard let last = attempts.popLast() else { throw .noAttempts(name) }
    attempts.append(Attempt(loggedAt: last.loggedAt, isSent: true))
  }

  /// Removes an attempt by its number from 1.
  mutating func removeAttempt(_ number: Int) throws(SessionError) {
    guard !attempts.isEmpty else { throw .noAttempts(name) }
    guard (1...attempts.count).contains(number) else {
      throw .unknownAttempt(number, of: name, count: attempts.count)
    }
    attempts.remove(at: number - 1)
  }
}

/// One try on a climb.
struct Attempt: Codable, Hashable, Sendable {
  let loggedAt: Date
  let isSent: Bool
}
