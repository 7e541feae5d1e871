import ActivityKit

/// The failures of a trip's Live Activity.
enum CommuteActivityError: Error, CustomStringConvertible {
  /// iOS is older than 16.1.
  case notSupported
  /// The person switched Live Activities off.
  case activitiesDisabled
  case startFailed(any Error)
  case updateFailed(any Error)

  /// The failure and its consequence.
  var description: String {
    switch self {
    case .notSupported: "Live Activities need iOS 16.1; trips work without them."
    case .activitiesDisabled:
      "Live Activities are switched off for CommuteTimely; allow them in the phone's Settings to see trips on the lock "
        + "screen."
    case .startFailed(let error): "The Live Activity could not be started, so the trip goes on without one: \(error)"
    case .updateFailed(let error): "The Live Activity could not be updated; the next cycle tries again: \(error)"
    }
  }

  /// The words on the settings screen, for errors that the person can do something about.
  var settingsMessage: String? {
    switch self {
    case .notSupported, .activitiesDisabled: description
    case .startFailed, .updateFailed: nil
    }
  }
}

/// The system took an update and shows something else: `Activity.update` doesn't throw.
enum RefusedUpdate: Error, Hashable, Sendable, CustomStringConvertible {
  case notShown

  var description: String {
    "the system shows other content than what was sent, as when a push with a later timestamp came before it"
  }
}

/// The system refused an activity because it has as many of this app as it takes at a time.
enum TooManyShown: Error, Hashable, Sendable, CustomStringConvertible {
  case ofThisApp

  var description: String {
    "the phone takes no more of one app at a time, shown or waiting; this one starts when another has gone"
  }
}

/// The system can't start an activity later than now (before iOS 26).
enum TripTooFar: Error, Hashable, Sendable, CustomStringConvertible {
  case waitsForTheApp

  var description: String {
    "the trip is hours away, and activities end after 8 hours; it starts when the app is opened nearer to the trip"
  }
}
