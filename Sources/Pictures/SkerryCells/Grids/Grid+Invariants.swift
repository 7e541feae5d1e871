extension Grid {
  /// The broken rules of the grid, one sentence each; always empty unless there is a defect in this library.
  public func checkInvariants() -> [String] {
    var problems: [String] = []
    if cells.count != size.columns * size.rows {
      problems.append("\(cells.count) cells do not make \(size.columns) × \(size.rows)")
      return problems
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let place = "column \(column), row \(row)"
        let cell = self[column, row]
        if cell.isTail {
          let left = column > 0 ? self[column - 1, row] : .blank
          if !left.isWide { problems.append("a tail without its glyph at \(place)") }
          if left.isWide && cell != left.tail { problems.append("a tail in another style at \(place)") }
        } else if cell.isWide && (column + 1 == size.columns || !self[column + 1, row].isTail) {
          problems.append("a wide glyph without its tail at \(place)")
        }
      }
    }
    return problems
  }
}
