/// A space that coordinates are measured in.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// That of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// That of the view itself.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// That of the whole surface; a reader answers in its own.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// That of the whole surface.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// That of a view that bears a name; a reader answers in its own.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  fileprivate let name: String
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the whole surface; a reader answers in its own.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of a view that bears a name; a reader answers in its own.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: String(describing: name))
  }
  /// That of what scrolls; a reader answers in its own.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
}

extension GeometryProxy {
  /// The room in a coordinate space; a reader knows no other space than its own.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// The bounds of a named space; a reader knows none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}

extension CoordinateSpace {
  /// Whether it is that of the whole surface.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

extension View {
  /// Has no effect here: a reader knows no other space than its own.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Has no effect here: a reader knows no other space than its own.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Has no effect here: a picture is drawn once.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }
  /// Has no effect here: a picture is drawn once.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
}
