import FoundationEssentials

/// A side of a rectangle.
@frozen nonisolated public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge at which lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge at which lines end.
    public static let trailing = Set(.trailing)
    /// The edges at both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle, in points.
nonisolated public struct EdgeInsets: Hashable, Sendable {
  /// At the upper edge, in points.
  public var top: Double
  /// At the edge at which lines begin, in points.
  public var leading: Double
  /// At the lower edge, in points.
  public var bottom: Double
  /// At the edge at which lines end, in points.
  public var trailing: Double

  /// Distances for each edge, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point of a unit square, (0, 0) being its top leading corner.
nonisolated public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the leading edge to 1 at the trailing one.
  public var x: Double
  /// From 0 at the upper edge to 1 at the lower one.
  public var y: Double

  /// A place within a view, whatever its size.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians, clockwise.
  public var radians: Double
  /// The angle in degrees, clockwise.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No turn at all.
  public static let zero = Angle()
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}
