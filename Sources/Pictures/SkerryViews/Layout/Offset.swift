import FoundationEssentials
import SkerryCells

extension View {
  /// Draws the view elsewhere, by points, without changing the layout.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    NodeModifiedView(self) { node, _ in
      OffsetNode(node, columns: Points.columns(x), rows: Points.rows(y), isWithinRow: abs(y) < Points.perRow)
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
  /// Whether it moves by less than a row on a phone.
  private let isWithinRow: Bool
  private var proposal = Proposal.unspecified

  init(_ child: Node, columns: Int, rows: Int, isWithinRow: Bool) {
    self.columns = columns
    self.rows = rows
    self.isWithinRow = isWithinRow
    super.init(child)
  }

  package override func placeChildren(_ proposal: Proposal) {
    self.proposal = proposal
    place(movedBy: rows)
  }

  private func place(movedBy rows: Int) {
    child.place(at: CellPoint(column: frame.minColumn + columns, row: frame.minRow + rows), proposal)
  }

  package override var ownBounds: CellRect {
    guard mayStay else { return frame }
    return frame.union(
      CellRect(column: frame.minColumn + columns, row: frame.minRow, columns: frame.size.columns, rows: 1))
  }

  /// Whether it is drawn elsewhere.
  fileprivate var isElsewhere: Bool { columns != 0 || rows != 0 }

  /// A symbol of one row, moved by a part of a row that becomes a whole one.
  private var mayStay: Bool { rows != 0 && isWithinRow && frame.size.rows == 1 && child.innermost is ImageNode }

  /// On a phone a symbol that moves by half a row stands between two lines; here it would take a letter's place in the
  /// next one, and stays where it is.
  package override func draw(_ painter: Painter) {
    guard mayStay, let ink = child.ink, ink.hasLetters(on: painter) else { return super.draw(painter) }
    place(movedBy: 0)
    super.draw(painter)
    place(movedBy: rows)
  }
}

package final class PositionNode: WrapperNode {
  /// Where a point of the child goes, in points: its centre, unless told otherwise.
  private let x: Double
  private let y: Double
  private let anchor: UnitPoint

  init(_ child: Node, x: Double, y: Double, anchor: UnitPoint = .center) {
    self.x = x
    self.y = y
    self.anchor = anchor
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
    let left = Points.columns(x - Double(size.columns) * Points.perColumn * anchor.x)
    let top = Points.rows(y - Double(size.rows) * Points.perRow * anchor.y)
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

extension Node {
  /// Whether it, or what it only wraps, is moved by an offset.
  final var isMovedAside: Bool {
    if let offset = self as? OffsetNode, offset.isElsewhere { return true }
    guard let wrapper = self as? WrapperNode else { return false }
    return wrapper.child.isMovedAside
  }
}

extension CellRect {
  /// Whether letters are drawn in its cells; the dots of a ring are none.
  fileprivate func hasLetters(on painter: Painter) -> Bool {
    let visible = intersection(painter.grid.bounds)
    return (visible.minColumn..<visible.maxColumn).contains { column in
      (visible.minRow..<visible.maxRow).contains { row in
        let isOfRing = painter.grid[column, row].glyph.flatMap(BrailleDots.mask) != nil
        return !isOfRing && !painter.isBlank(column, row, orMark: true)
      }
    }
  }
}
