import SkerryCells

/// Round marks on bars that are lower than a row, such as the knob of a slider or the place of a runner.
///
/// A mark is drawn in the middle of its row, or half a row above and below it, and so is what it lies on.
extension Node {
  /// Lets the bars within lie in the middle of their rows where a round mark lies on them, and the mark around their middle.
  final func layBars(under upper: Node) {
    let marks = upper.roundMarks
    guard !marks.isEmpty else { return }
    var bars: [CellRect] = []
    takeMarks(in: marks.map(\.frame.rowRange), &bars)
    guard !bars.isEmpty else { return }
    for mark in marks {
      let below = bars.filter { $0.minRow == mark.frame.minRow }
      guard let end = below.map(\.maxColumn).max(), let start = below.map(\.minColumn).min() else { continue }
      if mark.frame.size.rows == 2, mark.canSink { mark.lie(aroundBarIn: mark.frame.minRow) }
      if mark.frame.maxColumn == end, mark.frame.minColumn > start { mark.isAtEndOfBar = true }
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

  /// Tells the bars within that lie in rows of marks, and collects their frames.
  private func takeMarks(in ranges: [Range<Int>], _ bars: inout [CellRect]) {
    let isInRow = frame.size.rows == 1 && ranges.contains { $0.contains(frame.minRow) }
    switch self {
    case let shape as ShapeNode where isInRow && shape.canBeMarked:
      shape.hasMark = true
      bars.append(frame)
    case let fill as FillNode where isInRow && fill.canBeMarked:
      fill.hasMark = true
      bars.append(frame)
    default: for child in children { child.takeMarks(in: ranges, &bars) }
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
    let dots = above.compactMap(\.discWithin)
    isUnderDot = dots.contains { !$0.frame.isEmpty && $0.frame.size.columns < frame.size.columns }
    // A padding takes whole columns: what it leaves of a small disc may be none, though a phone shows some of it.
    colorOfDot = dots.lazy.filter(\.frame.isEmpty).compactMap(\.seenColor).first
  }

  /// Whether it is a line in one row.
  fileprivate var isLineOfRoute: Bool {
    guard canBeBar, frame.size.rows == 1, frame.size.columns > 2, let lowHeight else { return false }
    return lowHeight > Hairline.most && lowHeight <= Hairline.mostOfBar
  }
}

extension Node {
  /// The filled disc within frames and paddings; `nil` for anything else.
  fileprivate var discWithin: ShapeNode? {
    guard let disc = innermost as? ShapeNode, disc.outline == .circle, case .fill = disc.drawing else { return nil }
    return disc.frame.isEmpty || disc.isDiscOfOneRow ? disc : nil
  }

  /// The disc of two columns in one row that is drawn in the first of them; `nil` for anything else.
  fileprivate var dotOfTwoColumns: ShapeNode? {
    if let stack = self as? ZStackNode { return stack.children.first?.dotOfTwoColumns }
    if let shape = self as? ShapeNode {
      return shape.cellAsDot != nil && shape.frame.size.columns == 2 && shape.nudge.column == 0 ? shape : nil
    }
    return self is WrapperNode && !(self is PaddingNode) ? children.first?.dotOfTwoColumns : nil
  }
}

extension StackNode {
  /// Lets lines of a route begin where the dot before them is seen to end, though that has two columns.
  func joinLines() {
    let lines = children.filter { ($0.innermost as? ShapeNode)?.isLineOfRoute == true }
    guard !lines.isEmpty else { return }
    let dots = children.compactMap(\.dotOfTwoColumns)
    guard !dots.isEmpty else { return }
    for node in lines {
      guard let line = node.innermost as? ShapeNode else { continue }
      line.beginsBefore = dots.contains {
        $0.frame.maxColumn == line.frame.minColumn && $0.frame.minRow == line.frame.minRow
      }
      line.gatherBounds()
      node.gatherBoundsOfLayers()
    }
  }
}
