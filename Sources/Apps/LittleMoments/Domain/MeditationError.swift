/// Why something about a meditation could not be done, each in one sentence.
enum MeditationError: Error, Hashable, Sendable, CustomStringConvertible {
  case alreadyRunning
  case notRunning
  case minutesOutOfRange(Int)
  case storeUnavailable(String)
  case activitiesNotAllowed
  case activityRefused(String)
  case nothingToExport
  case notExported(String)

  var description: String {
    switch self {
    case .alreadyRunning: "A session is running already; complete or cancel it before you start another."
    case .notRunning: "No such session is running."
    case .minutesOutOfRange(let minutes):
      "A session is set to \(MeditationSession.minutesRange.lowerBound) to \(MeditationSession.minutesRange.upperBound) "
        + "minutes, not \(minutes)."
    case .storeUnavailable(let reason): "Your sessions can't be read or kept, so nothing was changed. \(reason)"
    case .activitiesNotAllowed:
      "Live Activities are not available or not allowed; the session goes on without one."
    case .activityRefused(let reason): "The Live Activity could not be started: \(reason)"
    case .nothingToExport: "There are no mindful minutes to export yet; complete a session first."
    case .notExported(let reason): reason
    }
  }
}
