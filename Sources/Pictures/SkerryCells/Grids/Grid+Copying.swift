extension Grid {
  /// Copies another grid to a place; cells outside of the clip and this grid are left out.
  ///
  /// A wide glyph of the copied grid that is cut by an edge becomes a blank.
  public mutating func copy(_ grid: Grid, to point: CellPoint, clip: CellRect? = nil) {
    let target = CellRect(origin: point, size: grid.size)
    let area = clip.map(target.intersection) ?? target
    grid.cells.withUnsafeBufferPointer { source in
      var row = Swift.max(0, area.minRow)
      forEachLine(in: area) { line, visible in
        line.detach(from: visible.minColumn)
        line.detach(upTo: visible.maxColumn)
        let offset = (row - point.row) * grid.size.columns - point.column
        for column in visible.minColumn..<visible.maxColumn { line[column] = source[offset + column] }
        let last = visible.maxColumn - 1
        if line[visible.minColumn].isTail { line[visible.minColumn] = line[visible.minColumn].emptied }
        if line[last].isWide { line[last] = line[last].emptied }
        row += 1
      }
    }
  }

  /// A part of the grid as a grid of its own; cells outside of this grid are blank.
  public func cropped(to rect: CellRect) -> Grid {
    var part = Grid(size: rect.size)
    part.copy(self, to: CellPoint(column: -rect.minColumn, row: -rect.minRow))
    return part
  }
}
