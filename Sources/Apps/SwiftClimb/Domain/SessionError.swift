/// Why a session could not be changed, each in one sentence.
enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  case alreadyRunning
  case notRunning
  case unknownClimb(Int)
  case numberInUse(Int)
  case noClimbs
  case noAttempts(String)
  case unknownAttempt(Int, of: String, count: Int)
  case namelessClimb
  case nameTooLong(limit: Int)
  case notesTooLong(limit: Int)
  case ratingOutOfRange(Int)
  case attemptsOutOfRange(Int)
  case unknownSession(Int)
  case notOver
  case notNewest
  case nothingToExport
  case notExported(String)
  case storeUnavailable(String)

  var description: String {
    switch self {
    case .alreadyRunning: "A session is running already; end it before you start another."
    case .notRunning: "No such session is running."
    case .unknownClimb(let number): "There is no climb number \(number) in this session."
    case .numberInUse(let number): "Climb number \(number) was given before."
    case .noClimbs: "There are no climbs yet; add one first."
    case .noAttempts(let name): "\(name) has no attempts."
    case .unknownAttempt(let number, let name, let count):
      "\(name) has \(count == 1 ? "1 attempt" : "\(count) attempts"), and none with the number \(number)."
    case .namelessClimb: "A climb needs a name or a grade."
    case .nameTooLong(let limit): "The name of a climb has at most \(limit) characters."
    case .notesTooLong(let limit): "Notes have at most \(limit) characters."
    case .ratingOutOfRange(let value): "A rating is between 1 and 10, not \(value)."
    case .attemptsOutOfRange(let value):
      "A climb is added with \(Climb.attemptsWhenAdded.lowerBound) to \(Climb.attemptsWhenAdded.upperBound) attempts, "
        + "not \(value)."
    case .unknownSession(let number): "There is no past session number \(number)."
    case .notOver: "No such session is over."
    case .notNewest: "Only the newest session can go on."
    case .nothingToExport: "There are no past sessions to export yet; end one first."
    case .notExported(let reason): reason
    case .storeUnavailable(let reason): "Your sessions can't be read or kept, so nothing was changed. \(reason)"
    }
  }
}
