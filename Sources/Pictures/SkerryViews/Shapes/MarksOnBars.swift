import SkerryCells

/// Round marks on bars that are lower than a row, such as the knob of a slider or the place of a runner.
///
/// A mark is drawn in the middle of its row, or half a row above and below it, and so is what it lies on.
extension Node {
  /// Lets the bars within lie in the middle of their rows where a round mark lies on them, and the mark around their middle.
  final func layBars(under upper: Node) {
    let marks = upper.roundMarks
    guard !marks.isEmpty else { return }
    var rows: Set<Int> = []
    takeMarks(in: marks.map(\.frame.rowRange), &rows)
    guard !rows.isEmpty else { return }
    for mark in marks where mark.frame.size.rows == 2 && mark.canSink && rows.contains(mark.frame.minRow) {
      mark.lie(aroundBarIn: mark.frame.minRow)
    }
    upper.gatherBoundsOfLayers()
  }

  /// The discs and rings within, as far as nothing but frames and layers is around them, that are no larger than marks.
  private var roundMarks: [ShapeNode] {
    if let shape = self as? ShapeNode {
      let isMark = shape.outline == .circle && shape.frame.size.rows <= 2 && shape.frame.size.columns <= 4
      return isMark && shape.seenColor != nil ? [shape] : []
    }
    guard self is WrapperNode || self is ZStackNode || self is GeometryNode else { return [] }
    return children.flatMap(\.roundMarks)
  }

  /// Tells the bars within that lie in rows of marks, and collects their rows.
  private func takeMarks(in ranges: [Range<Int>], _ rows: inout Set<Int>) {
    let isInRow = frame.size.rows == 1 && ranges.contains { $0.contains(frame.minRow) }
    switch self {
    case let shape as ShapeNode where isInRow && shape.canBeMarked:
      shape.hasMark = true
      rows.insert(frame.minRow)
    case let fill as FillNode where isInRow && fill.canBeMarked:
      fill.hasMark = true
      rows.insert(frame.minRow)
    default: for child in children { child.takeMarks(in: ranges, &rows) }
    }
  }
}

extension ShapeNode {
  /// Whether it is a bar that is lower than a row.
  fileprivate var canBeMarked: Bool {
    guard case .fill = drawing, outline.hasBoxSides, let lowHeight else { return false }
    return lowHeight <= Hairline.mostOfPart && frame.size.columns > 2
  }

  /// Lies under smaller discs in its middle: of two dots in one cell one is seen, and it is the ground of that.
  func lie(under above: some Sequence<Node>) {
    guard isDiscOfOneRow else { return }
    isUnderDot = above.contains { node in
      guard let dot = node.innermost as? ShapeNode, dot.isDiscOfOneRow else { return false }
      return dot.frame.size.columns < frame.size.columns
    }
  }
}
