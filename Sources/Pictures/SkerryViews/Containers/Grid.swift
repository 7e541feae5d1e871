/// Arranges rows of cells so that columns line up; a view that is not in a row spans all columns.
///
/// SwiftUI's name for it is `Grid`; inside Skerry that word means a picture of cells, so the SwiftUI module gives it
/// Apple's name.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Gate").foregroundStyle(.secondary)
///     Text("A12")
///   }
///   GridRow {
///     Text("Seat").foregroundStyle(.secondary)
///     Text("7C")
///   }
/// }
/// ```
public struct GridContainer<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// Spacings in points; `nil` for the standard ones.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [
      GridNode(
        content._makeNodes(in: context), alignment: alignment,
        columnGap: Points.gapColumns(horizontalSpacing ?? NodeSpacing.standardDistance),
        rowGap: verticalSpacing, pass: context.pass)
    ]
  }
}

/// One row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Cells of one row; without an alignment that of the grid counts.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [GridRowNode(content._makeNodes(in: context), alignment: alignment, pass: context.pass)]
  }
}

extension View {
  /// Lets the cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    NodeModifiedView(self) { node, _ in GridCellNode(node) { $0.columns = max(1, count) } }
  }
  /// Aligns the cell's whole column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    NodeModifiedView(self) { node, _ in GridCellNode(node) { $0.alignment = guide } }
  }
  /// Puts the view at a point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    NodeModifiedView(self) { node, _ in GridCellNode(node) { $0.anchor = anchor } }
  }
  /// Lets other cells decide the size in these directions.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    NodeModifiedView(self) { node, _ in GridCellNode(node) { $0.unsizedAxes.formUnion(axes) } }
  }
}
