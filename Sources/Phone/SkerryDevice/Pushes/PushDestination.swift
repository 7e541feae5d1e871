import SkerryActivities

/// Whom a payload is meant for, where nobody wrote an HTTP request.
nonisolated public enum PushDestination: Hashable, Sendable {
  /// An activity, through its update token.
  case activity(id: String)
  /// A new activity of an app, through the push-to-start token of its attributes type.
  case start(app: String, attributesType: String)
  /// A token in hex, as a server knows it.
  case token(String)
  /// Everyone who listens to a channel of the app.
  case channel(String, app: String)
}

/// Why a push can't even be addressed, in one sentence.
nonisolated public struct PushAddressProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
