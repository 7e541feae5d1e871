extension View {
  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
  }
  /// Fills a shape behind the view with the ground of the surface.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Fills a shape before the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
  }

  /// Shows the view only within a shape; a single row is shown whole.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    NodeModifiedView(self) { node, values in
      // A color that is cut out in a shape is that shape in the color, and moves to its letters as one.
      if let fill = node as? FillNode, let filled = fill.filling(shape, style, in: values) { return filled }
      if let frame = node as? FixedFrameNode, let filled = frame.filling(shape, style, in: values) { return filled }
      return ShapeClipNode(node, shape: shape, style: style)
    }
  }
  /// Rounds the view's corners, by points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view where another one draws something.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }
  /// Shows the view where another one draws something.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }

  /// Draws a line along the sides of the view, its width in points.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    overlay(Rectangle().stroke(content, lineWidth: width))
  }

  /// A press counts on the view's whole rectangle of cells: this changes nothing.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Has no effect here: a view is pressed where it is drawn.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// The container of an activity is its card, whose outline the system chooses: this changes nothing.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}

/// The uses of a content shape.
nonisolated public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For speech.
  public static let accessibility = ContentShapeKinds(rawValue: 2)
}
