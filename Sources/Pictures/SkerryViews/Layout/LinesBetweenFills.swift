import SkerryCells

/// Lines of a point or two between fills of a stack that touch them, such as between both halves of a score, and distances
/// as small as that: a cell of their own would be a gap. Such a line is the last eighth of a cell of the fill before it.
@MainActor
struct LinesBetweenFills {
  private let content: [Node]
  private let axis: Axis
  /// The children that are lines, between others.
  private let lines: [Int]
  /// The children behind which there is such a distance.
  private let gaps: [Int]

  init(_ content: [Node], axis: Axis, gap: Double?) {
    (self.content, self.axis) = (content, axis)
    lines = content.indices.dropFirst().dropLast().filter { index in
      content[index].isLine(across: axis) && content[index - 1].isFilled && content[index + 1].isFilled
    }
    // Between rows there is none as small as that.
    let isSmall = axis == .horizontal && gap.map { $0 > 0 && $0 <= Hairline.most } ?? false
    gaps = isSmall ? content.indices.dropLast().filter { content[$0].isFilled && content[$0 + 1].isFilled } : []
  }

  func draw(_ painter: Painter) {
    for index in lines where touches(content[index - 1], index) && touches(content[index + 1], index) {
      draw(content[index].frame, isLine: true, painter)
    }
    for index in gaps {
      let (first, second) = (content[index].frame, content[index + 1].frame)
      let (left, right) = first.minColumn < second.minColumn ? (first, second) : (second, first)
      guard left.maxColumn + 1 == right.minColumn, left.minRow == right.minRow,
        min(left.size.columns, right.size.columns) >= Self.leastOfBlock
      else { continue }
      let rows = min(left.size.rows, right.size.rows)
      draw(CellRect(column: left.maxColumn, row: left.minRow, columns: 1, rows: rows), isLine: false, painter)
    }
  }

  /// The columns of the narrowest block that gives a part of one away: bars of a column or two are told by their gaps.
  private static let leastOfBlock = 4

  /// Whether a line has nothing between itself and a neighbour.
  private func touches(_ node: Node, _ index: Int) -> Bool {
    let (line, other) = (content[index].frame, node.frame)
    return axis == .horizontal
      ? other.maxColumn == line.minColumn || other.minColumn == line.maxColumn
      : other.maxRow == line.minRow || other.minRow == line.maxRow
  }

  private func draw(_ line: CellRect, isLine: Bool, _ painter: Painter) {
    guard !line.intersection(painter.clip).isEmpty, axis == .horizontal ? line.size.columns == 1 : line.size.rows == 1
    else { return }
    let points = line.points
    let fills = points.map { fill(before: $0, painter) }
    guard fills.contains(where: { $0 != nil }) else { return }
    for (point, fill) in zip(points, fills) {
      painter.change(point.column, point.row) { cell in
        if let fill {
          let color = isLine ? cell.foreground : cell.background
          cell = Cell(glyph: glyph, foreground: color, background: fill, attributes: cell.attributes)
        } else if isLine, cell.glyph == plain {
          // A line has no bend where a fill ends.
          cell.glyph = glyph
        }
      }
    }
  }

  /// The colour of the fill before a cell of a line, where one is behind it as well; `nil` where it is no line between two.
  private func fill(before point: CellPoint, _ painter: Painter) -> CellColor? {
    let (column, row) = axis == .horizontal ? (1, 0) : (0, 1)
    let before = CellPoint(column: point.column - column, row: point.row - row)
    let after = CellPoint(column: point.column + column, row: point.row + row)
    let bounds = painter.grid.bounds
    guard [before, point, after].allSatisfy(bounds.contains) else { return nil }
    let own = painter.grid[point.column, point.row]
    guard own.glyph?.isBlank == true || own.glyph == plain else { return nil }
    let (first, second) = (painter.grid[before.column, before.row], painter.grid[after.column, after.row])
    guard first.background != own.background, second.background != own.background else { return nil }
    return first.background
  }

  /// A line as it is drawn in the middle of a cell.
  private var plain: Glyph { axis == .horizontal ? Self.upright : Self.level }
  /// The last eighth of a cell.
  private var glyph: Glyph { axis == .horizontal ? Self.rightEdge : Hairline.heights[0] }
  private static let upright = Glyph("│")
  private static let level = Glyph("─")
  private static let rightEdge = Glyph("▕")
}

extension Node {
  /// Whether it is a fill, or something on one, with nothing around it.
  fileprivate var isFilled: Bool {
    switch self {
    case let shape as ShapeNode: shape.canBeBar
    case is FillNode: true
    case let layer as LayerNode: layer.hasFill || layer.child.isFilled
    case is PaddingNode, is OffsetNode, is HiddenNode: false
    case let wrapper as WrapperNode: wrapper.child.isFilled
    default: false
    }
  }

  /// Whether it is a line of a point or two that goes from side to side of a stack.
  fileprivate func isLine(across axis: Axis) -> Bool {
    if let divider = innermost as? DividerNode { return divider.stackAxis == axis }
    guard let line = innermost.hairlineFill, !line.isHeavy else { return false }
    return line.hairline == (axis == .horizontal ? .vertical : .horizontal)
  }
}

nonisolated extension CellRect {
  /// All its cells, row by row.
  fileprivate var points: [CellPoint] {
    (minRow..<maxRow).flatMap { row in (minColumn..<maxColumn).map { CellPoint(column: $0, row: row) } }
  }
}
