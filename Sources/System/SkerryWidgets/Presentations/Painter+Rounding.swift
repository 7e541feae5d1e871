import SkerryCells
import SkerryViews

extension Painter {
  /// Rounds the corners of a filled rectangle: each corner cell keeps the quarter that points inwards.
  ///
  /// A corner in which something is written stays as it is; an edge of the content is cut like the ground. The blanks between the corners are marked as edges, for
  /// terminals that can't show the ground.
  func roundCorners(of rect: CellRect, ground: CellColor) {
    guard rect.size.columns > 1, rect.size.rows > 0 else { return }
    let corners: [(column: Int, row: Int, glyph: Glyph)] = [
      (rect.minColumn, rect.minRow, Self.corners[0]), (rect.maxColumn - 1, rect.minRow, Self.corners[1]),
      (rect.minColumn, rect.maxRow - 1, Self.corners[2]), (rect.maxColumn - 1, rect.maxRow - 1, Self.corners[3]),
    ]
    for corner in corners {
      change(corner.column, corner.row) { cell in
        guard let color = cell.color(of: corner.glyph) else { return }
        cell = Cell(glyph: corner.glyph, foreground: color, background: ground, attributes: .edges)
      }
    }
    markEdges(of: rect, ground: ground)
  }

  private func markEdges(of rect: CellRect, ground: CellColor) {
    func mark(_ edge: CellAttributes, _ column: Int, _ row: Int) {
      change(column, row) { cell in
        guard cell.glyph?.isBlank == true, cell.attributes.isEmpty else { return }
        cell = Cell(glyph: .space, foreground: ground, background: cell.background, attributes: edge)
      }
    }
    guard rect.size.columns > 2, rect.size.rows > 2 else { return }
    // A tick draws one text anew, inside.
    let seen = rect.intersection(clip)
    for row in [rect.minRow, rect.maxRow - 1] where !hasLetters(row, in: rect) {
      for column in seen.columnRange.clamped(to: rect.minColumn + 1..<rect.maxColumn - 1) {
        mark(.horizontalEdge, column, row)
      }
    }
    for row in seen.rowRange.clamped(to: rect.minRow + 1..<rect.maxRow - 1) {
      mark(.verticalEdge, rect.minColumn, row)
      mark(.verticalEdge, rect.maxColumn - 1, row)
    }
  }

  /// Whether anything is written in a row: a line between the words would be read as a part of them.
  private func hasLetters(_ row: Int, in rect: CellRect) -> Bool {
    guard grid.bounds.rowRange.contains(row) else { return false }
    return rect.columnRange.clamped(to: grid.bounds.columnRange).contains { column in
      guard let glyph = grid[column, row].glyph, !glyph.isBlank else { return false }
      return !(0x2500...0x259F).contains(glyph.scalar.value)
    }
  }

  /// Draws a thin line inside the edges of a filled rectangle, leaving out corners and everything written.
  func outline(_ rect: CellRect, color: RGBA) {
    func line(_ glyph: Glyph, _ column: Int, _ row: Int, _ edge: CellAttributes) {
      change(column, row) { cell in
        guard cell.glyph?.isBlank == true else { return }
        cell = Cell(
          glyph: glyph, foreground: mixed(color, over: cell.background), background: cell.background, attributes: edge)
      }
    }
    guard rect.size.columns > 2, rect.size.rows > 2 else { return }
    let seen = rect.intersection(clip)
    for column in seen.columnRange.clamped(to: rect.minColumn + 1..<rect.maxColumn - 1) {
      line(Self.upperLine, column, rect.minRow, .horizontalEdge)
      line(Self.lowerLine, column, rect.maxRow - 1, .horizontalEdge)
    }
    for row in seen.rowRange.clamped(to: rect.minRow + 1..<rect.maxRow - 1) {
      line(Self.leftLine, rect.minColumn, row, .verticalEdge)
      line(Self.rightLine, rect.maxColumn - 1, row, .verticalEdge)
    }
  }

  /// From the upper left to the lower right.
  private static let corners = [Glyph("▗"), Glyph("▖"), Glyph("▝"), Glyph("▘")]
  private static let upperLine = Glyph("▔")
  private static let lowerLine = Glyph("▁")
  private static let leftLine = Glyph("▏")
  private static let rightLine = Glyph("▕")
}
