import FoundationEssentials

/// A size in points.
nonisolated public struct LayoutSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
  public static let zero = LayoutSize()
}

/// A point, in points.
nonisolated public struct LayoutPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
  public static let zero = LayoutPoint()
}

/// A rectangle in points.
nonisolated public struct LayoutRect: Hashable, Sendable {
  public var origin: LayoutPoint
  public var size: LayoutSize
  public init(origin: LayoutPoint = .zero, size: LayoutSize = .zero) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }
  public static let zero = LayoutRect()
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
}

nonisolated extension LayoutRect {
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
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  /// What both have in common; empty at the upper left corner if nothing.
  public func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right < left || bottom < top ? .zero : LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func intersects(_ other: LayoutRect) -> Bool { !intersection(other).isEmpty }
  /// Whether the point lies within; the right and the lower side don't belong to the rectangle.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

// Core Graphics' names, for apps' source.
public typealias CGSize = LayoutSize
public typealias CGPoint = LayoutPoint
public typealias CGRect = LayoutRect
