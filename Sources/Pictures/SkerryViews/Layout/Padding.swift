import FoundationEssentials
import SkerryCells

extension View {
  /// Adds room around the view, in points; 16 if `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same room, in points, on all sides.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Adds room on each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    NodeModifiedView(self) { node, environment in
      PaddingNode(
        node, top: environment.values.isInPill ? 0 : Double(insets.top),
        bottom: environment.values.isInPill ? 0 : Double(insets.bottom),
        left: Points.gapColumns(Double(insets.leading)), right: Points.gapColumns(Double(insets.trailing)),
        sidesOnPhone: (insets.leading + insets.trailing) / Points.perColumn,
        rowsOnPhone: (Double(insets.top), Double(insets.bottom)))
    }
  }
}

package final class PaddingNode: WrapperNode {
  /// The margins above and below in points: how many rows they are depends on how much room there is.
  private let points: (top: Double, bottom: Double)
  private var top: Int { pass.tightness.margin(points.top) }
  private var bottom: Int { pass.tightness.margin(points.bottom) }
  private let left: Int
  private let right: Int
  /// The columns that both sides take on a phone, in fractions.
  let sidesOnPhone: Double

  /// The margins above and below on a phone, in points: in the pill there is no room for them.
  private let rowsOnPhone: (top: Double, bottom: Double)

  /// `top` and `bottom` in points, the others in columns.
  package init(
    _ child: Node, top: Double, bottom: Double, left: Int, right: Int, sidesOnPhone: Double? = nil,
    rowsOnPhone: (top: Double, bottom: Double)? = nil
  ) {
    self.rowsOnPhone = rowsOnPhone ?? (top, bottom)
    self.sidesOnPhone = sidesOnPhone ?? Double(left + right)
    points = (top, bottom)
    self.left = left
    self.right = right
    super.init(child)
  }

  /// Whether it puts a row above and below a single line, or a large symbol, where a phone has about half of one.
  var hasHalfRows: Bool {
    func isHalf(_ points: Double, _ rows: Int) -> Bool { rows == 1 && points < Points.perRow * 0.75 }
    let isLow = child.frame.size.rows == 1 || child.innermost is ImageNode
    guard isLow, frame.size.rows == child.frame.size.rows + 2 else { return false }
    return isHalf(points.top, top) && isHalf(points.bottom, bottom)
  }

  /// How high a line of text in it is on a phone, in points, where there is room on all its sides.
  var pointsAroundLine: Double? {
    guard rowsOnPhone.top > 0, rowsOnPhone.bottom > 0, left > 0, right > 0 else { return nil }
    return rowsOnPhone.top + Points.perRow + rowsOnPhone.bottom
  }

  /// The columns at both sides.
  var sides: Int { left + right }

  /// A padded edge has its room already and no longer hands on what its content wants.
  package override var spacing: NodeSpacing {
    NodeSpacing(top: top > 0 ? .text : child.spacing.top, bottom: bottom > 0 ? .text : child.spacing.bottom)
  }

  /// The columns at both sides within as many as are offered: less than half a column each takes nothing away from a
  /// picture that would have none left.
  private func margins(_ offered: Int?) -> (left: Int, right: Int) {
    guard let offered, offered > 0, offered <= sides, sidesOnPhone < 1, !child.hasWords else { return (left, right) }
    return (0, 0)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    let (left, right) = margins(proposal.columns)
    return Proposal(
      columns: proposal.columns.map { $0 >= Proposal.unbounded ? $0 : max(0, $0 - left - right) },
      rows: proposal.rows.map { $0 >= Proposal.unbounded ? $0 : max(0, $0 - top - bottom) })
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(childProposal(proposal))
    let (left, right) = margins(proposal.columns)
    return CellSize(columns: max(0, size.columns + left + right), rows: max(0, size.rows + top + bottom))
  }

  package override func placeChildren(_ proposal: Proposal) {
    let origin = CellPoint(column: frame.minColumn + margins(proposal.columns).left, row: frame.minRow + top)
    child.place(at: origin, childProposal(proposal))
  }

  package override func firstBaseline(_ size: CellSize) -> Int { top + child.firstBaseline(inner(size)) }
  package override func lastBaseline(_ size: CellSize) -> Int { top + child.lastBaseline(inner(size)) }

  private func inner(_ size: CellSize) -> CellSize {
    CellSize(columns: max(0, size.columns - left - right), rows: max(0, size.rows - top - bottom))
  }
}
