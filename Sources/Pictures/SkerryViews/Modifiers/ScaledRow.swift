import SkerryCells

/// A view that is drawn smaller than it is laid out. Shapes that stand alone shrink as they are drawn; a row of them is laid out
/// once more with shorter lengths, so that each of them has its place in the smaller room.
package struct ScaledView: PrimitiveView {
  let content: any View
  let x: Double
  let y: Double
  let anchor: UnitPoint

  package func _makeNodes(in context: ViewContext) -> [Node] {
    let nodes = content._makeNodes(in: context)
    for node in nodes {
      if x < 0 { node.mirrorAll() }
      (node.innermost as? any ScalableNode)?.scaling = Scaling(x: x, y: y, anchor: anchor)
    }
    guard x == y, x > 0, x < 1, nodes.count == 1, (nodes[0] as? StackNode)?.isRowOfShapes == true else { return nodes }
    let smaller = context.with { $0.values.lengthScale *= x }
    guard let drawn = content._makeNodes(in: smaller).first else { return nodes }
    return [ScaledRowNode(nodes[0], drawn: drawn, anchor: anchor)]
  }
}

/// A row with the same row in a smaller size, which is drawn in its place.
package final class ScaledRowNode: Node {
  private let row: Node
  private let drawn: Node
  private let anchor: UnitPoint

  init(_ row: Node, drawn: Node, anchor: UnitPoint) {
    (self.row, self.drawn, self.anchor) = (row, drawn, anchor)
    super.init(pass: row.pass)
  }

  package override var children: [Node] { [drawn] }
  package override var takesRows: Bool { row.takesRows }
  package override var spacing: NodeSpacing { row.spacing }
  package override func measure(_ proposal: Proposal) -> CellSize { row.size(proposal) }
  package override func placeChildren(_ proposal: Proposal) {
    let size = drawn.size(.unspecified)
    func start(_ room: Int, _ taken: Int, _ part: Double) -> Int { Int((Double(room - taken) * part).rounded()) }
    drawn.place(
      at: CellPoint(
        column: frame.minColumn + start(frame.size.columns, size.columns, anchor.x),
        row: frame.minRow + start(frame.size.rows, size.rows, anchor.y)), .unspecified)
  }
}

extension StackNode {
  /// Whether it is a row of shapes in frames of their own.
  fileprivate var isRowOfShapes: Bool {
    !isVertical && children.count > 1 && !hasWords
      && children.allSatisfy { $0.pointsOfFrame.width != nil && !$0.holdsSymbol }
  }
}

extension Node {
  fileprivate var holdsSymbol: Bool { self is ImageNode || children.contains(where: \.holdsSymbol) }
}

nonisolated extension EnvironmentValues.Values {
  /// The distance between views of a row that is drawn smaller: of less than half a column there is none.
  func scaledGap(_ points: Double) -> Double {
    if lengthScale == 1 { return points }
    let scaled = points * lengthScale
    return scaled < Points.perColumn / 2 ? 0 : scaled
  }
}
