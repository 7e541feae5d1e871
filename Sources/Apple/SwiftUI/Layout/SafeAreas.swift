extension View {
  /// Puts content at an edge, beside the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content }
      self
      if edge == .bottom { content }
    }
  }
  /// Puts content at an edge, beside the view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content }
      self
      if edge == .trailing { content }
    }
  }
  /// Puts content at an edge, beside the view.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Puts content at an edge, beside the view.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Adds room around the view, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Adds room around the view, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds room around the view, in points; 16 if `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Has no effect here: a surface keeps its own distances.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Has no effect here: a surface keeps its own distances.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  /// Puts the view's center at a point of the room offered, in points.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Fills the room offered: that of the surface where nothing else stands beside the view.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }
  /// Takes the share that a closure says: of the whole surface, which is the container of what it shows.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { ShareOfContainer(content: self, axes: axes, alignment: alignment, length: length) }
  /// Takes the share of the surface that some of equal parts have.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * Double(count - 1)) / Double(max(1, count))
      return one * Double(span) + spacing * Double(span - 1)
    }
  }

  /// Has no effect here: grounds end where they end.
  public func backgroundExtensionEffect() -> some View { self }
  /// Has no effect here: grounds end where they end.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Has no effect here: a corner is a cell.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
  /// Has no effect here: an icon stands one cell before its title.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  /// Has no effect here: an icon takes the cells that it has.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  /// Shows or hides the labels of controls; they are still spoken.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  /// Has no effect here: it asks for the size that the view has anyway.
  @available(*, deprecated, message: "Pass a width or a height.")
  public func frame() -> some View { self }
}

/// How much a scene keeps away from its edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least; none here.
  public static let minimum = ScenePadding(name: "minimum")
}

/// Gives its content a share of the surface.
private struct ShareOfContainer<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  func _makeNodes(in context: ViewContext) -> [Node] {
    let pass = context.pass
    return ShareLayout(width: { pass.containerWidth }, axes: axes, alignment: alignment, length: length) { content }
      ._makeNodes(in: context)
  }
}

/// Gives its content a share of a container's width, and of the room offered in height, of which a surface has none of its
/// own.
private struct ShareLayout: Layout {
  let width: () -> Double?
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? (width() ?? proposal.width).map { $0.isFinite ? length($0, .horizontal) : $0 } : proposal.width,
      height: axes.contains(.vertical)
        ? proposal.height.map { $0.isFinite ? length($0, .vertical) : $0 } : proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = offer(proposal)
    let content = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal)
        ? inner.width.flatMap { $0.isFinite ? $0 : nil } ?? content.width : content.width,
      height: axes.contains(.vertical)
        ? inner.height.flatMap { $0.isFinite ? $0 : nil } ?? content.height : content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let anchor = UnitPoint(
      x: alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5,
      y: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height),
        anchor: anchor, proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
    }
  }
}
