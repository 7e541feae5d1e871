/// A circle as large as the smaller side of the room it is offered.
public struct Circle: InsettableShape {
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .circle }

  public func path(in rect: LayoutRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = LayoutRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square)
  }

  /// A square of points rounds to cells that are off by up to half a cell each way; the circle then fills them, so
  /// that it looks whole rather than cut.
  public func _cellPath(in rect: LayoutRect) -> Path {
    abs(rect.width - rect.height) < Points.perRow ? Path(ellipseIn: rect) : path(in: rect)
  }

  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// An ellipse that touches the sides of the room it is offered.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .ellipse }
  public func path(in rect: LayoutRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  private let style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public var _outline: _ShapeOutline { .rounded }
  public func path(in rect: LayoutRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
