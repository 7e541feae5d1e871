import SkerryCells

/// A row as a layout, which an app can exchange for another one.
public struct HStackLayout: Layout {
  /// Where the views line up.
  public var alignment: VerticalAlignment
  /// In points; `nil` for the usual distances.
  public var spacing: CGFloat?
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in a row.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A column as a layout, which an app can exchange for another one.
public struct VStackLayout: Layout {
  /// Where the views line up.
  public var alignment: HorizontalAlignment
  /// In points; `nil` for the usual distances.
  public var spacing: CGFloat?
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in a column.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views one before the other as a layout, which an app can exchange for another one.
public struct ZStackLayout: Layout {
  /// Where the views lie.
  public var alignment: Alignment
  /// Views one before the other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The views one before the other.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// Rows of cells as a layout, which an app can exchange for another one.
public struct GridLayout: Layout {
  /// Where the cells' content lies.
  public var alignment: Alignment
  /// In points; `nil` for the usual distance.
  public var horizontalSpacing: CGFloat?
  /// In points; `nil` for the usual distance.
  public var verticalSpacing: CGFloat?
  /// Rows of cells.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  /// The rows as a grid.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content)
  }
}

// The four stacks are drawn by the views of the same kind. Measured from within another layout, they line their subviews
// up one after the other at their ideal sizes.
extension Layout where Self: StackedLayout {
  /// The sum of the subviews' ideal sizes along the axis, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let next = subview.sizeThatFits(.unspecified)
      size.width = axis == .horizontal ? size.width + next.width : max(size.width, next.width)
      size.height = axis == .vertical ? size.height + next.height : max(size.height, next.height)
    }
    return size
  }
  /// One subview after the other along the axis.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      if axis == .horizontal { point.x += size.width }
      if axis == .vertical { point.y += size.height }
    }
  }
}

/// A layout along one axis, or along none.
public protocol StackedLayout {
  /// The axis; `nil` for views one before the other.
  var axis: Axis? { get }
}
extension HStackLayout: StackedLayout {
  /// From side to side.
  public var axis: Axis? { .horizontal }
}
extension VStackLayout: StackedLayout {
  /// Downwards.
  public var axis: Axis? { .vertical }
}
extension ZStackLayout: StackedLayout {
  /// None.
  public var axis: Axis? { nil }
}
extension GridLayout: StackedLayout {
  /// Downwards.
  public var axis: Axis? { .vertical }
}

/// A layout whose type is forgotten, so that an app can choose one while it runs.
public struct AnyLayout: Layout {
  private let make: @MainActor (AnyView) -> AnyView

  /// A layout whose type is forgotten.
  @MainActor public init<L: Layout>(_ layout: L) {
    // The stacks draw themselves better than a general layout could.
    make = { content in
      if let row = layout as? HStackLayout { return AnyView(row { content }) }
      if let column = layout as? VStackLayout { return AnyView(column { content }) }
      if let pile = layout as? ZStackLayout { return AnyView(pile { content }) }
      if let grid = layout as? GridLayout { return AnyView(grid { content }) }
      return AnyView(layout { content })
    }
  }
  /// The views in the layout.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    make(AnyView(content()))
  }
}
extension AnyLayout: StackedLayout {
  /// Downwards.
  public var axis: Axis? { .vertical }
}
