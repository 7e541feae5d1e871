import SkerryCells
import SkerryViews

extension Painter {
  /// Rounds the corners of a filled rectangle: each corner cell keeps the quarter that points inwards.
  ///
  /// A corner in which something is written stays as it is.
  func roundCorners(of rect: CellRect, ground: CellColor) {
    guard rect.size.columns > 1, rect.size.rows > 0 else { return }
    let corners: [(column: Int, row: Int, glyph: Glyph)] = [
      (rect.minColumn, rect.minRow, Glyph("▗")), (rect.maxColumn - 1, rect.minRow, Glyph("▖")),
      (rect.minColumn, rect.maxRow - 1, Glyph("▝")), (rect.maxColumn - 1, rect.maxRow - 1, Glyph("▘")),
    ]
    for corner in corners {
      change(corner.column, corner.row) { cell in
        guard cell.glyph?.isBlank == true else { return }
        cell = Cell(glyph: corner.glyph, foreground: cell.background, background: ground)
      }
    }
  }

  /// Draws a thin line inside the edges of a filled rectangle, leaving out corners and everything written.
  func outline(_ rect: CellRect, colour: RGBA) {
    func line(_ glyph: Glyph, _ column: Int, _ row: Int) {
      change(column, row) { cell in
        guard cell.glyph?.isBlank == true else { return }
        cell = Cell(glyph: glyph, foreground: mixed(colour, over: cell.background), background: cell.background)
      }
    }
    guard rect.size.columns > 2, rect.size.rows > 2 else { return }
    for column in rect.minColumn + 1..<rect.maxColumn - 1 {
      line(Glyph("▔"), column, rect.minRow)
      line(Glyph("▁"), column, rect.maxRow - 1)
    }
    for row in rect.minRow + 1..<rect.maxRow - 1 {
      line(Glyph("▏"), rect.minColumn, row)
      line(Glyph("▕"), rect.maxColumn - 1, row)
    }
  }
}
