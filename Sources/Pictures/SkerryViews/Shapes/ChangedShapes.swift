/// A shape drawn in a smaller rectangle.
public struct InsetOutline<Base: Shape>: InsettableShape {
  let base: Base
  let amount: Double

  private func inner(_ rect: LayoutRect) -> LayoutRect { rect.inset(by: amount) }
  public var _outline: _ShapeOutline { base._outline }
  /// That of the shape it is made of.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The outline within a rectangle that is smaller by the inset.
  public func path(in rect: LayoutRect) -> Path { base.path(in: inner(rect)) }
  public func _cellPath(in rect: LayoutRect) -> Path { base._cellPath(in: inner(rect)) }
  /// The shape smaller by more points at each edge.
  public func inset(by more: Double) -> InsetOutline<Base> { InsetOutline(base: base, amount: amount + more) }
}

/// The outline of a shape as a shape: what fills it draws a line.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  public var _outline: _ShapeOutline { base._outline }
  public var _line: StrokeStyle? { style }
  /// That of the shape it is made of.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The outline along which the line goes.
  public func path(in rect: LayoutRect) -> Path { base.path(in: rect) }
  public func _cellPath(in rect: LayoutRect) -> Path { base._cellPath(in: rect) }
}

/// A shape of which a rule makes another outline.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let outline: _ShapeOutline
  let change: (Path, LayoutRect) -> Path

  public var _outline: _ShapeOutline { outline }
  public var _line: StrokeStyle? { base._line }
  /// That of the shape it is made of.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The changed outline.
  public func path(in rect: LayoutRect) -> Path { change(base.path(in: rect), rect) }
  public func _cellPath(in rect: LayoutRect) -> Path { change(base._cellPath(in: rect), rect) }
}

extension Shape {
  /// Part of the outline, between two fractions of its length; a circle begins at three o'clock.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    ChangedShape(base: self, outline: _outline.isRound ? .arc : .path) { path, _ in
      path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape turned around a point of its rectangle; other points than the middle are treated as the middle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    let isRound = _outline.isRound
    return ChangedShape(base: self, outline: isRound ? .arc : .path) { path, rect in
      path.rotated(by: angle, in: rect)
    }
  }

  /// The shape made larger or smaller around a point of its rectangle.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, outline: .path) { path, rect in
      let (centerX, centerY) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.mapped { LayoutPoint(x: centerX + ($0.x - centerX) * x, y: centerY + ($0.y - centerY) * y) }
    }
  }
  /// The shape scaled about a place within its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by points.
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    ChangedShape(base: self, outline: .path) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape in a size of its own, in points.
  public func size(width: Double, height: Double) -> some Shape {
    ChangedShape(base: self, outline: .path) { [self] _, rect in
      path(in: LayoutRect(origin: rect.origin, size: LayoutSize(width: width, height: height)))
    }
  }
}

nonisolated extension LayoutRect {
  package func inset(by amount: Double) -> LayoutRect {
    LayoutRect(
      x: minX + amount, y: minY + amount, width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
  }

  /// A rectangle of a size around the same middle; lengths that are unknown, or have no room, stay.
  func around(_ size: (width: Double?, height: Double?)) -> LayoutRect {
    let (width, height) = (min(size.width ?? self.width, self.width), min(size.height ?? self.height, self.height))
    return LayoutRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
