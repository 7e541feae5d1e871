import SwiftUI

/// A change of a logbook: a person's deed, and a line of the journal.
///
/// Climbs and attempts are named by their numbers, so that a line means the same even if one before it is lost.
enum LogbookChange: Codable, Hashable, Sendable {
  case start(id: Session.ID, discipline: Discipline, readiness: Session.Readiness, at: Date)
  /// A climb with its first attempts; if it was sent, the last of them did it.
  case addClimb(session: Session.ID, climb: Int, name: String, attempts: Int, isSent: Bool, at: Date)
  case logAttempt(session: Session.ID, climb: Int, isSent: Bool, at: Date)
  /// Attempts are counted from 1.
  case deleteAttempt(session: Session.ID, climb: Int, attempt: Int)
  /// Parts that are `nil` stay.
  case editClimb(session: Session.ID, climb: Int, name: String?, isSent: Bool?)
  case deleteClimb(session: Session.ID, climb: Int)
  case end(session: Session.ID, ending: Session.Ending)
  /// Other words of the person about a session that is over.
  case amend(session: Session.ID, ending: Session.Ending)
  /// The newest session was ended too early.
  case goOn(session: Session.ID)
  case deletePast(session: Session.ID)
  /// A whole session, as a journal that was written anew tells it.
  case keep(session: Session)
}

extension LogbookChange {
  /// Dates that a stored change can have: from 1970 to 2200, whatever the phone's clock was set to.
  private static let storedDates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 7_289_654_400)

  /// Whether all its dates and numbers are such as the app writes.
  var isPossible: Bool {
    switch self {
    case .start(_, _, _, let instant), .logAttempt(_, _, _, let instant): Self.storedDates.contains(instant)
    case .addClimb(_, let number, _, _, _, let instant):
      Session.climbNumbers.contains(number) && Self.storedDates.contains(instant)
    case .end(_, let ending), .amend(_, let ending): Self.storedDates.contains(ending.endedAt)
    case .keep(let session): session.isPossible(Self.storedDates)
    case .deleteAttempt, .editClimb, .deleteClimb, .goOn, .deletePast: true
    }
  }
}

extension Session {
  /// Numbers that a stored climb can have.
  static let climbNumbers = 1...1_000_000

  fileprivate func isPossible(_ dates: Range<Date>) -> Bool {
    let numbers = climbs.map(\.id)
    let instants = [startedAt] + climbs.flatMap { [$0.addedAt] + $0.attempts.map(\.loggedAt) }
    return (instants + [ending?.endedAt].compactMap(\.self)).allSatisfy(dates.contains)
      && zip(numbers, numbers.dropFirst()).allSatisfy(<) && numbers.allSatisfy(Self.climbNumbers.contains)
      && ((numbers.last ?? 0)...Self.climbNumbers.upperBound).contains(lastClimbNumber)
  }
}
