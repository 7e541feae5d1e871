/// How long an activity is meant to stay.
public enum ActivityStyle: String, Equatable, Hashable, Sendable, Codable {
  /// Stays until it is ended or a system limit is reached.
  case standard
  /// Ends by itself when the device locks, the person collapses it or leaves the app.
  case transient
}
