import FoundationEssentials
import SkerryCells

extension View {
  /// Draws the view elsewhere, by points, without changing the layout.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    NodeModifiedView(self) { node, _ in
      OffsetNode(node, columns: Points.columns(Double(x)), rows: Points.rows(Double(y)))
    }
  }

  /// Moves what is drawn, in points; the room it takes stays where it is.
  public func offset(_ offset: LayoutSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Fills the room offered and puts the view's centre at a point of it, in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    NodeModifiedView(self) { node, _ in
      PositionNode(node, x: x, y: y)
    }
  }

  /// Moves one of the view's alignment guides; the value is in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    NodeModifiedView(self) { node, _ in GuideNode(node, guide.guide, computeValue) }
  }

  /// Moves a guide of the view; the closure gives its place in points from the leading edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    NodeModifiedView(self) { node, _ in GuideNode(node, guide.guide, computeValue) }
  }
}

package final class OffsetNode: WrapperNode {
  private let columns: Int
  private let rows: Int

  init(_ child: Node, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    super.init(child)
  }

  package override func placeChildren(_ proposal: Proposal) {
    child.place(at: CellPoint(column: frame.minColumn + columns, row: frame.minRow + rows), proposal)
  }
}

package final class PositionNode: WrapperNode {
  /// Where the child's centre goes, in points.
  private let x: Double
  private let y: Double

  init(_ child: Node, x: Double, y: Double) {
    self.x = x
    self.y = y
    super.init(child)
  }

  package override var takesRows: Bool { true }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(proposal)
    return CellSize(columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows)
  }

  package override func placeChildren(_ proposal: Proposal) {
    let size = child.size(proposal)
    // Halves are taken in points: a single cell's centre lies in the middle of a cell.
    let left = Points.columns(x - Double(size.columns) * Points.perColumn / 2)
    let top = Points.rows(y - Double(size.rows) * Points.perRow / 2)
    let origin = CellPoint(column: frame.minColumn + left, row: frame.minRow + top)
    child.place(at: origin, proposal)
  }
}

package final class GuideNode: WrapperNode {
  private let guide: AlignmentGuide
  private let value: (ViewDimensions) -> Double

  init(_ child: Node, _ guide: AlignmentGuide, _ value: @escaping (ViewDimensions) -> Double) {
    self.guide = guide
    self.value = value
    super.init(child)
  }

  package override func explicitGuide(_ asked: AlignmentGuide, size: CellSize) -> Int? {
    guard asked == guide else { return super.explicitGuide(asked, size: size) }
    let points = Double(value(ViewDimensions(size)))
    return guide.axis == .horizontal ? Points.columns(points) : Points.rows(points)
  }
}
