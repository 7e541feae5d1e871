/// Tells apart the views that an animation moves into each other.
@propertyWrapper
nonisolated public struct Namespace: Sendable {
  /// The name of a space; all are alike, as nothing moves from view to view.
  public struct ID: Hashable, Sendable {}
  /// A space of names.
  public init() {}
  /// The name of the space.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Animations are not drawn between two contents, so there is nothing to match.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}
