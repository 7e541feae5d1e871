/// Why a running session has no Live Activity.
enum ActivityAbsence: Hashable, Sendable {
  /// It was removed or refused, and may be started again.
  case canBeShown
  case notAllowed
  /// The system ended it after the longest time.
  case timeOver
  /// The card's timer counts up to the longest time only, and the session is longer.
  case tooLong

  var sentence: String {
    switch self {
    case .canBeShown: "The session has no Live Activity now. Press v to show it."
    case .notAllowed: "Live Activities are not available or not allowed; the session goes on without one."
    case .timeOver: "The system ended the Live Activity after 8 hours; the session goes on."
    case .tooLong: "A Live Activity counts up to 8 hours; the session goes on without one."
    }
  }
}
