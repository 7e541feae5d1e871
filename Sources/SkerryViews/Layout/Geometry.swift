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

// Core Graphics' names, for apps' source.
public typealias CGSize = LayoutSize
public typealias CGPoint = LayoutPoint
public typealias CGRect = LayoutRect
