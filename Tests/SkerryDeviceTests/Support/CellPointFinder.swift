import SkerryCells

enum CellPointFinder {
  /// The cell at which a text first stands in a picture.
  static func first(_ text: String, in grid: Grid) -> CellPoint? {
    let wanted = CellText(text).glyphs
    for row in 0..<grid.size.rows {
      for column in 0..<max(0, grid.size.columns - wanted.count + 1) {
        if wanted.indices.allSatisfy({ grid[column + $0, row].glyph == wanted[$0] }) {
          return CellPoint(column: column, row: row)
        }
      }
    }
    return nil
  }
}
