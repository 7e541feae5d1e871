import SkerryCells

/// The wishes of a cell to its grid.
struct GridCellRequest {
  var columns = 1
  var alignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}

/// Carries what a cell asks of its grid.
package final class GridCellNode: WrapperNode {
  let request: GridCellRequest

  init(_ child: Node, change: (inout GridCellRequest) -> Void) {
    var request = (child as? GridCellNode)?.request ?? GridCellRequest()
    change(&request)
    self.request = request
    super.init(child)
  }
}

/// The cells of one row; outside of a grid it lays them out as a row.
package final class GridRowNode: Node {
  let cells: [Node]
  let alignment: VerticalAlignment?
  private let row: StackNode
  /// Set by the grid, which places the cells itself.
  var isInGrid = false

  init(_ cells: [Node], alignment: VerticalAlignment?, pass: RenderPass) {
    self.cells = cells
    self.alignment = alignment
    row = StackNode(
      cells, axis: .horizontal, alignment: (alignment ?? .center).guide, gap: nil, pass: pass)
    super.init(pass: pass)
  }

  package override var children: [Node] { isInGrid ? cells : [row] }
  package override var spacing: NodeSpacing { row.spacing }
  package override func measure(_ proposal: Proposal) -> CellSize { row.size(proposal) }
  package override func placeChildren(_ proposal: Proposal) {
    if !isInGrid { row.place(at: frame.origin, proposal) }
  }
}
