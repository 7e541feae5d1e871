/// Tells apart the views that an animation moves into each other.
@propertyWrapper
nonisolated public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Animations are not drawn between two contents, so there is nothing to match.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}
