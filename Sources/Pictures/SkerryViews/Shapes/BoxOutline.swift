import SkerryCells

/// A border of box-drawing lines along the cells at the sides of a rectangle.
nonisolated struct BoxOutline: Sendable {
  let isRounded: Bool
  let isHeavy: Bool
  let isDashed: Bool

  /// Corners clockwise from the top left, then the horizontal and the vertical line.
  private struct Lines: Sendable {
    let glyphs: [Glyph]
    init(_ scalars: [Unicode.Scalar]) { glyphs = scalars.map { Glyph($0) } }
  }
  private static let light = Lines(["┌", "┐", "┘", "└", "─", "│"])
  private static let heavy = Lines(["┏", "┓", "┛", "┗", "━", "┃"])
  private static let rounded = Lines(["╭", "╮", "╯", "╰", "─", "│"])
  private static let dashedLines = (horizontal: Glyph("╌"), vertical: Glyph("╎"))

  /// Whether a fill ends where the box does: lines through the middle of cells would leave it standing out around them.
  @MainActor static func isFilled(_ frame: CellRect, _ painter: Painter) -> Bool {
    let columns = (frame.minColumn + 1)..<max(frame.minColumn + 1, frame.maxColumn - 1)
    let rows = (frame.minRow + 1)..<max(frame.minRow + 1, frame.maxRow - 1)
    func ends(_ inside: CellPoint, _ outside: CellPoint) -> Bool {
      let bounds = painter.grid.bounds
      return bounds.contains(inside) && bounds.contains(outside)
        && painter.grid[inside.column, inside.row].background != painter.grid[outside.column, outside.row].background
    }
    func ends(_ column: Int, _ row: Int, _ outsideColumn: Int, _ outsideRow: Int) -> Bool {
      ends(CellPoint(column: column, row: row), CellPoint(column: outsideColumn, row: outsideRow))
    }
    return columns.contains {
      ends($0, frame.minRow, $0, frame.minRow - 1) || ends($0, frame.maxRow - 1, $0, frame.maxRow)
    }
      || rows.contains {
        ends(frame.minColumn, $0, frame.minColumn - 1, $0) || ends(frame.maxColumn - 1, $0, frame.maxColumn, $0)
      }
  }

  /// Lines along the outer edges of the cells; round corners of a fill take the line's colour.
  @MainActor private func drawEdges(in frame: CellRect, paint: Paint, _ painter: Painter) {
    let (left, right, top, bottom) = (frame.minColumn, frame.maxColumn - 1, frame.minRow, frame.maxRow - 1)
    let clip = painter.clip
    for row in (top..<bottom + 1).clamped(to: clip.minRow..<clip.maxRow) {
      for column in (left..<right + 1).clamped(to: clip.minColumn..<clip.maxColumn)
      where row == top || row == bottom || column == left || column == right {
        let color = paint.color(column: column, row: row, in: frame)
        let isCorner = (row == top || row == bottom) && (column == left || column == right)
        if isCorner, painter.recolorEdge(column, row, color) { continue }
        let isSide = column == left || column == right
        let glyph = isSide && !(isCorner && isRounded) ? column == left ? "▏" : "▕" : row == top ? "▔" : "▁"
        painter.border(Glyph(Unicode.Scalar(glyph) ?? " "), column, row, color)
      }
    }
  }

  @MainActor func draw(in frame: CellRect, paint: Paint, _ painter: Painter) {
    let glyphs = (isRounded ? Self.rounded : isHeavy ? Self.heavy : Self.light).glyphs
    func put(_ glyph: Glyph, _ column: Int, _ row: Int) {
      painter.border(glyph, column, row, paint.color(column: column, row: row, in: frame))
    }
    let (left, right, top, bottom) = (frame.minColumn, frame.maxColumn - 1, frame.minRow, frame.maxRow - 1)
    let clip = painter.clip
    // A patch of a few cells inside the box has nothing of it, and need not ask whether the box is filled.
    if clip.minColumn > left, clip.maxColumn <= right, clip.minRow > top, clip.maxRow <= bottom { return }
    if left == right { return put(Glyph(isRounded ? "○" : "□"), left, top) }
    if top == bottom || Self.isFilled(frame, painter) { return drawEdges(in: frame, paint: paint, painter) }
    let horizontal = isDashed ? Self.dashedLines.horizontal : glyphs[4]
    let vertical = isDashed ? Self.dashedLines.vertical : glyphs[5]
    for column in ((left + 1)..<max(left + 1, right)).clamped(to: clip.minColumn..<clip.maxColumn) {
      put(horizontal, column, top)
      put(horizontal, column, bottom)
    }
    for row in ((top + 1)..<max(top + 1, bottom)).clamped(to: clip.minRow..<clip.maxRow) {
      put(vertical, left, row)
      put(vertical, right, row)
    }
    put(glyphs[0], left, top)
    put(glyphs[1], right, top)
    put(glyphs[2], right, bottom)
    put(glyphs[3], left, bottom)
  }
}
