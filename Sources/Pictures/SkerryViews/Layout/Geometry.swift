import FoundationEssentials

/// A size in points.
nonisolated public struct LayoutSize: Hashable, Codable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// A size in points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
  /// A size in whole points.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
  /// No width and no height.
  public static let zero = LayoutSize()
}

/// A point, in points.
nonisolated public struct LayoutPoint: Hashable, Codable, Sendable {
  /// In points from the left.
  public var x: Double
  /// In points from the top.
  public var y: Double
  /// A place in points.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
  /// A place in whole points.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  /// The upper left corner.
  public static let zero = LayoutPoint()
}

/// A rectangle in points.
nonisolated public struct LayoutRect: Hashable, Codable, Sendable {
  /// The upper left corner.
  public var origin: LayoutPoint
  /// The width and height.
  public var size: LayoutSize
  /// A rectangle in points.
  public init(origin: LayoutPoint = .zero, size: LayoutSize = .zero) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }
  /// An empty rectangle in the upper left corner.
  public static let zero = LayoutRect()
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle from side to side.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// In points.
  public var width: Double { size.width }
  /// In points.
  public var height: Double { size.height }
}

nonisolated extension LayoutRect {
  /// The rectangle that is nowhere: what two rectangles have in common that don't meet.
  public static let null = LayoutRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle in which everything lies.
  public static let infinite = LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  /// Whether it is nowhere.
  public var isNull: Bool { minX == .infinity || minY == .infinity }
  /// Whether everything lies in it.
  public var isInfinite: Bool { self == .infinite }
  /// The smallest rectangle of whole points around it.
  public var integral: LayoutRect {
    if isNull { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return LayoutRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
  /// The same rectangle with a width and a height of at least nothing.
  public var standardized: LayoutRect {
    LayoutRect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }
  /// Whether another rectangle lies within.
  public func contains(_ other: LayoutRect) -> Bool { union(other) == self }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle made smaller on all sides, or larger by negative amounts.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
  /// The rectangle in another place.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// The smallest rectangle around both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  /// The part that both have in common; empty at the upper left corner if there is none.
  public func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right < left || bottom < top ? .zero : LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// Whether it has anything in common with another one.
  public func intersects(_ other: LayoutRect) -> Bool { !intersection(other).isEmpty }
  /// Whether the point lies within; the right and the lower side don't belong to the rectangle.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

// Core Graphics' names, for apps' source.
/// A length in points, by the name that apps use.
///
/// It is `Double` itself and not Foundation's type of that name: lengths of apps and of Skerry then agree also where Swift
/// converts nothing, as in optionals, arrays and closures, and the compiler has no conversions to try.
public typealias CGFloat = Double
/// A size in points, by the name that apps use.
public typealias CGSize = LayoutSize
/// A place in points, by the name that apps use.
public typealias CGPoint = LayoutPoint
/// A rectangle in points, by the name that apps use.
public typealias CGRect = LayoutRect
