import FoundationEssentials
import SkerryBasics

extension ActivityRecord {
  /// The attributes as the app's type.
  ///
  /// - Throws: a `DecodingError`, as when the type changed since the activity was started.
  public func decodedAttributes<Attributes: ActivityAttributes>(as type: Attributes.Type) throws -> Attributes {
    try CanonicalJSON.decode(Attributes.self, from: attributes)
  }

  /// The newest content state as the app's type; it changes only when `contentVersion` does.
  ///
  /// - Throws: a `DecodingError`, as when the type changed since the activity was started.
  public func decodedState<Attributes: ActivityAttributes>(of type: Attributes.Type) throws -> Attributes.ContentState {
    try CanonicalJSON.decode(Attributes.ContentState.self, from: state)
  }
}
