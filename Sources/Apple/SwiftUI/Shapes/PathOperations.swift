extension Path {
  /// The path after a change of its points.
  public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }
  /// Adds another path after a change of its points.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a rectangle with corners of their own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).cornered(rect)) }
  /// A rectangle with corners of their own.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Adds a part of a circle by how far it goes.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0
    )
  }
  /// Goes straight to the point where two lines meet, and on to the end of the second; the corner is not rounded.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addLine(to: tangent1End)
    addLine(to: tangent2End)
  }
  /// Whether a point lies within the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths where subpath.points.count > 2 {
      var last = subpath.points[subpath.points.count - 1]
      for next in subpath.points {
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
  /// A piece of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins anew at a point.
    case move(to: CGPoint)
    /// Goes on straight to a point.
    case line(to: CGPoint)
    /// Goes on in a curve; outlines here are made of straight stretches and have none.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Goes on in a curve; outlines here are made of straight stretches and have none.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes back to where it began.
    case closeSubpath
  }
  /// Goes through the pieces.
  public func forEach(_ body: (Element) -> Void) {
    for subpath in subpaths {
      for (index, point) in subpath.points.enumerated() { body(index == 0 ? .move(to: point) : .line(to: point)) }
      if subpath.isClosed { body(.closeSubpath) }
    }
  }
  /// Both outlines; where they overlap is within.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var result = self
    result.addPath(other)
    return result
  }
  /// The part of this outline that is within another one: the other one if all its points are within this one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    other.subpaths.allSatisfy { $0.points.allSatisfy { contains($0, eoFill: eoFill) } } ? other : self
  }
  /// The outline with a hole in the form of another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    union(Path(subpaths: other.subpaths.map { Subpath(points: $0.points.reversed(), isClosed: $0.isClosed) }))
  }
  /// The parts that belong to only one of both outlines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { subtracting(other, eoFill: eoFill) }
  /// The outline itself: it is simple enough.
  public func normalized(eoFill: Bool = true) -> Path { self }
}

extension UnevenRoundedRectangle {
  nonisolated fileprivate func cornered(_ rect: CGRect) -> Path { MainActor.assumeIsolated { path(in: rect) } }
}

extension Shape {
  /// The shape moved, in points.
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The shape moved, in points.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  /// The shape in a size of its own, in points.
  public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
  /// The shape after a change of its points.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    CombinedShape(first: self, second: Rectangle()) { first, _ in first.applying(transform) }
  }
  /// Both shapes as one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1) }
  }
  /// The part of the shape that is within another one.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1) }
  }
  /// The shape with a hole in the form of another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1) }
  }
  /// The parts that belong to only one of both shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1) }
  }
  /// The size the shape takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// Two shapes of which a rule makes one outline.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: (Path, Path) -> Path
  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}

/// The purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// A ground, a line, or something that parts others.
  case fill, stroke, separator
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button that fits the place.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
extension ButtonBorderShape: Shape {
  /// A rectangle with round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: self == .capsule ? 99 : 12) }
}
