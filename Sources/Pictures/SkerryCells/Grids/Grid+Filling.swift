extension Grid {
  /// Sets all cells of a rectangle; a wide cell takes pairs of columns, an odd last column stays blank.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let source = cell.isTail ? cell.emptied : cell
    let single = source.isWide ? source.emptied : source
    forEachLine(in: rect) { line, area in
      line.detach(from: area.minColumn)
      line.detach(upTo: area.maxColumn)
      for column in area.minColumn..<area.maxColumn { line[column] = single }
      guard source.isWide else { return }
      for column in stride(from: area.minColumn, to: area.maxColumn - 1, by: 2) {
        line[column] = source
        line[column + 1] = source.tail
      }
    }
  }

  /// Changes the ground of a rectangle and keeps what stands on it.
  ///
  /// The two halves of a wide glyph share one ground, as in every terminal: that of its left half.
  public mutating func paint(_ rect: CellRect, background: CellColor) {
    restyle(rect) { $0.background = background }
  }

  /// Changes the colour of the text in a rectangle.
  public mutating func paint(_ rect: CellRect, foreground: CellColor) {
    restyle(rect) { $0.foreground = foreground }
  }

  /// Adds attributes to all cells of a rectangle.
  public mutating func add(_ attributes: CellAttributes, in rect: CellRect) {
    restyle(rect) { $0.attributes.formUnion(attributes) }
  }

  /// Changes colours and attributes cell by cell; glyphs stay what they are.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Cell) -> Void) {
    forEachLine(in: rect) { line, area in
      for column in area.minColumn..<area.maxColumn where !line[column].isTail {
        var cell = line[column]
        let glyph = cell.glyph
        change(&cell)
        cell.glyph = glyph
        line[column] = cell
        if cell.isWide { line[column + 1] = cell.tail }
      }
    }
  }

  /// Blanks everything, in the terminal's own colours.
  public mutating func clear() {
    fill(bounds, with: .blank)
  }

  /// Blanks a rectangle, in the terminal's own colours.
  public mutating func clear(_ rect: CellRect) {
    fill(rect, with: .blank)
  }

  /// Calls the body for each row of the part of a rectangle that lies inside the grid.
  @inline(__always)
  mutating func forEachLine(in rect: CellRect, _ body: (GridLine, CellRect) -> Void) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { buffer in
      for row in area.minRow..<area.maxRow {
        body(GridLine(buffer, row: row, columns: columns), area)
      }
    }
  }
}
