/// An outline made of straight stretches, in points; curves are turned into short stretches as they are added.
nonisolated public struct Path: Hashable, Sendable {
  /// One continuous stretch of the outline.
  package struct Subpath: Hashable, Sendable {
    package var points: [LayoutPoint]
    package var isClosed = false

    package init(points: [LayoutPoint], isClosed: Bool = false) {
      self.points = points
      self.isClosed = isClosed
    }
  }
  package private(set) var subpaths: [Subpath] = []
  /// The line along it that is meant where it is filled; `nil` for what it encloses.
  package private(set) var strokedWith: StrokeStyle?

  /// An empty path.
  public init() {}

  /// Builds the outline in a closure.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// A rectangle.
  public init(_ rect: LayoutRect) { addRect(rect) }
  /// The ellipse within a rectangle.
  public init(ellipseIn rect: LayoutRect) { addEllipse(in: rect) }
  /// A rectangle with round corners of a radius in points.
  public init(roundedRect rect: LayoutRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: LayoutSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of a size in points.
  public init(roundedRect rect: LayoutRect, cornerSize: LayoutSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  package init(subpaths: [Subpath], strokedWith: StrokeStyle? = nil) {
    self.subpaths = subpaths
    self.strokedWith = strokedWith
  }

  /// The line along the path: it is remembered, and drawn where the path is filled.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(subpaths: subpaths, strokedWith: style) }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { subpaths.allSatisfy { $0.points.count < 2 } }

  /// The last point added.
  public var currentPoint: LayoutPoint? { subpaths.last?.points.last }

  /// The smallest rectangle around all points.
  public var boundingRect: LayoutRect {
    let points = subpaths.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Building

  /// Begins anew at a point.
  public mutating func move(to point: LayoutPoint) { subpaths.append(Subpath(points: [point])) }

  /// Goes on straight to a point.
  public mutating func addLine(to point: LayoutPoint) {
    guard let last = subpaths.last else { return move(to: point) }
    if last.isClosed { move(to: last.points.first ?? point) }
    subpaths[subpaths.count - 1].points.append(point)
  }

  /// Goes through points, beginning anew at the first.
  public mutating func addLines(_ points: [LayoutPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes back straight to the point at which it began.
  public mutating func closeSubpath() {
    if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path) {
    // A line along one part is no area: what is nothing but lines stays that.
    if subpaths.isEmpty { strokedWith = path.strokedWith }
    subpaths += path.subpaths
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: LayoutRect) {
    addLines([
      LayoutPoint(x: rect.minX, y: rect.minY), LayoutPoint(x: rect.maxX, y: rect.minY),
      LayoutPoint(x: rect.maxX, y: rect.maxY), LayoutPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// The same outline with every point moved by a rule.
  package func mapped(_ transform: (LayoutPoint) -> LayoutPoint) -> Path {
    Path(
      subpaths: subpaths.map { Subpath(points: $0.points.map(transform), isClosed: $0.isClosed) },
      strokedWith: strokedWith)
  }

  /// The path moved, in points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    mapped { LayoutPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}

/// How the corners of a rounded rectangle bend; cells are too coarse to tell the difference.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Quarter circles that begin softly; not told apart in cells.
  case continuous
}
