/// A shape drawn in a style; more strokes and fills can be put on top of it.
public struct ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content
  fileprivate let layers: [ShapeLayer]

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let nodes: [Node] = layers.map {
      ShapeNode(shape, drawing: $0.drawing, paint: $0.paint(context.environment), in: context)
    }
    return nodes.count > 1 ? [ZStackNode(nodes, alignment: .center, pass: context.pass)] : nodes
  }

  fileprivate func adding<S: ShapeStyle>(_ drawing: ShapeNode.Drawing, _ style: S) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [ShapeLayer(drawing: drawing) { style._paint(in: $0) }])
  }

  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
    adding(shape.drawing(filledIn: style), content)
  }
  /// Draws the outline; the line stays within the shape's frame.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    adding(.stroke(style), content)
  }
  /// Draws the outline, its width in points; the line stays within the shape's frame.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1, antialiased: Bool = true) -> ShapeView {
    adding(.stroke(StrokeStyle(lineWidth: lineWidth)), content)
  }
  /// Draws the outline within the shape, its width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView {
    adding(.stroke(StrokeStyle(lineWidth: lineWidth)), content)
  }
  /// Draws the outline within the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    adding(.stroke(style), content)
  }
}

/// A fill or a stroke of a shape; the same type for all shapes.
private struct ShapeLayer {
  let drawing: ShapeNode.Drawing
  let paint: (EnvironmentValues) -> Paint
}

extension Shape {
  private var bare: ShapeView<Self> { ShapeView(shape: self, layers: []) }

  /// Fills the inside.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    bare.fill(content, style: style)
  }
  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { bare.fill(.foreground, style: style) }

  /// Draws a line along the outline. Its width in points; the line stays within the shape's frame, because half of it
  /// outside would be in its neighbours' cells.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    bare.stroke(content, lineWidth: lineWidth)
  }
  /// Draws the outline in a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    bare.stroke(content, style: style)
  }
  /// The outline as a shape of its own, as thick as a line of a width in points.
  public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
  /// The outline as a shape of its own; a fill of it is the line in another color.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(base: self, style: style) }
}

extension InsettableShape {
  /// Draws a line just inside of the outline, its width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, lineWidth: lineWidth)
  }
  /// Draws the outline within the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: style)
  }
}
