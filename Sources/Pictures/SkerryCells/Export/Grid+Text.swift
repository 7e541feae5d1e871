extension Grid {
  /// The text alone: rows end at their last visible glyph, each with a line break.
  public func plainText() -> String {
    var text = ""
    text.reserveCapacity(cells.count + size.rows)
    for row in 0..<size.rows {
      text += plainText(ofRow: row)
      text += "\n"
    }
    return text
  }

  /// The text of one row without the blanks at its end; the row must lie inside the grid.
  public func plainText(ofRow row: Int) -> String {
    withRow(row) { cells in
      var text = ""
      let end = cells.lastIndex { !$0.isTail && $0.glyph?.drawsNothing == false } ?? -1
      for cell in cells.prefix(end + 1) {
        if let glyph = cell.glyph { text.append(glyph) }
      }
      return text
    }
  }
}
