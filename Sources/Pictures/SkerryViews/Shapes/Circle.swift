/// A circle as large as the smaller side of the room it is offered.
public struct Circle: InsettableShape {
  /// A circle as large as fits.
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .circle }

  /// The largest circle within a rectangle.
  public func path(in rect: LayoutRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = LayoutRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square)
  }

  /// The circle smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// An ellipse that touches the sides of the room it is offered.
public struct Ellipse: InsettableShape {
  /// An ellipse as large as its room.
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .ellipse }
  /// The ellipse within a rectangle.
  public func path(in rect: LayoutRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  private let style: RoundedCornerStyle
  /// A capsule; the style of its corners makes no difference in cells.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public var _outline: _ShapeOutline { .rounded }
  /// The rectangle with half circles at its shorter sides.
  public func path(in rect: LayoutRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// The capsule smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// A circle as large as fits.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse as large as its room.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle with half circles at its shorter sides.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle with half circles at its shorter sides; the style of its corners makes no difference in cells.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
