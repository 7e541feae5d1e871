/// A shape moved, in points.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// How far, in points.
  public var offset: CGSize
  /// A shape moved, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The outline of the shape, moved.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape made larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How much wider and higher.
  public var scale: CGSize
  /// The place that stays.
  public var anchor: UnitPoint
  /// A shape made larger or smaller around a place.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The outline of the shape, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far.
  public var angle: Angle
  /// The place that stays; others than the middle are treated as the middle.
  public var anchor: UnitPoint
  /// A shape turned around a place.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The outline of the shape, turned.
  public func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape after a change of its points.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The change.
  public var transform: CGAffineTransform
  /// A shape after a change of its points.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The outline of the shape, changed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// The outline of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The outline of glass.
  nonisolated public init() {}
  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension Shape {
  /// The purpose of a shape.
  nonisolated public static var role: ShapeRole { .fill }
  /// The shape in a size of its own, in points, at a place of its room.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    self.size(width: size.width, height: size.height, anchor: anchor)
  }
  /// The shape in a size of its own, in points, at a place of its room.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    CombinedShape(first: PlacedShape(shape: self, width: width, height: height, anchor: anchor), second: Rectangle()) {
      first, _ in first
    }
  }
  /// The parts of the shape's line that lie within another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// The parts of the shape's line that lie outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape of its own size at a place of its room.
private struct PlacedShape<Content: Shape>: Shape {
  let shape: Content
  let width: CGFloat
  let height: CGFloat
  let anchor: UnitPoint
  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - width) * anchor.x, y: rect.minY + (rect.height - height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: CGSize(width: width, height: height)))
  }
}

extension Path {
  /// The parts of the line that lie within another outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    pieces { other.contains($0, eoFill: eoFill) }
  }
  /// The parts of the line that lie outside of another outline.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    pieces { !other.contains($0, eoFill: eoFill) }
  }

  /// The stretches of the line whose points are kept, to a quarter of a point.
  private func pieces(where isKept: (CGPoint) -> Bool) -> Path {
    var result = Path()
    for subpath in subpaths {
      guard var last = subpath.points.first else { continue }
      var isDrawing = false
      let others = subpath.points.dropFirst() + (subpath.isClosed ? [last] : [])
      for next in others {
        let (dx, dy) = (next.x - last.x, next.y - last.y)
        let length = max(abs(dx), abs(dy)) * 4
        guard length.isFinite else { continue }
        let steps = max(1, Int(min(4000, length.rounded(.up))))
        for step in 1...steps {
          func point(_ share: Double) -> CGPoint { CGPoint(x: last.x + dx * share, y: last.y + dy * share) }
          let (start, end) = (point(Double(step - 1) / Double(steps)), point(Double(step) / Double(steps)))
          guard isKept(point((Double(step) - 0.5) / Double(steps))) else {
            isDrawing = false
            continue
          }
          if !isDrawing { result.move(to: start) }
          result.addLine(to: end)
          isDrawing = true
        }
        last = next
      }
    }
    return result
  }

  /// Adds a rectangle after a change of its points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }
  /// Adds rectangles after a change of their points.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse after a change of its points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  /// Adds a rectangle with round corners after a change of its points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
  ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }
  /// Adds a rectangle with corners of their own after a change of its points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform) }
  /// Adds a part of a circle after a change of its points.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    addPath(arc, transform: transform)
  }
}

extension Path: CustomStringConvertible {
  /// The points, each followed by `m` where a line begins, `l` where it goes on, and `h` where it is closed.
  nonisolated public var description: String {
    var parts: [String] = []
    for subpath in subpaths {
      for (index, point) in subpath.points.enumerated() {
        parts.append("\(point.x) \(point.y) \(index == 0 ? "m" : "l")")
      }
      if subpath.isClosed { parts.append("h") }
    }
    return parts.joined(separator: " ")
  }
}
