import SkerryBasics

/// Describes an activity: its stored properties are fixed, its content state changes.
///
/// The unqualified name of the conforming type is what a push calls `attributes-type`.
///
/// ```swift
/// struct OrderAttributes: ActivityAttributes {
///   struct ContentState: Codable, Hashable {
///     var arrival: Date
///     var isDelivered = false
///   }
///
///   let number: Int
/// }
/// ```
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part of the content that updates replace.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// The name under which the type is known to pushes and to the registry.
  static var registeredName: String { unqualifiedName(of: Self.self) }
}
