extension Grid {
  /// Shows the newer state of a grid that was copied to a place of this one, and returns whether that was possible.
  ///
  /// It is not where this grid shows something else by now than the older state, where a wide glyph comes or goes, or
  /// where what lies behind shows through; then part of it is done.
  ///
  /// - Parameters:
  ///   - rect: the cells of both states that may differ.
  ///   - old: the older state.
  ///   - new: the newer state, of the same size.
  ///   - origin: where the older state was copied to.
  ///   - visible: the cells of this grid in which it is seen.
  ///   - transparent: the colour through which one sees what lies behind.
  public mutating func update(
    _ rect: CellRect, from old: Grid, to new: Grid, at origin: CellPoint, visible: CellRect, transparent: CellColor
  ) -> Bool {
    guard old.size == new.size else { return false }
    let visible = visible.intersection(bounds)
    let here = CellRect(
      column: visible.minColumn - origin.column, row: visible.minRow - origin.row, columns: visible.size.columns,
      rows: visible.size.rows)
    let area = rect.intersection(old.bounds).intersection(here)
    guard !area.isEmpty else { return true }
    let (columns, width) = (size.columns, old.size.columns)
    return cells.withUnsafeMutableBufferPointer { mine in
      old.cells.withUnsafeBufferPointer { old in
        new.cells.withUnsafeBufferPointer { new in
          for row in area.rowRange {
            let offset = (row + origin.row) * columns + origin.column
            for column in area.columnRange {
              let (before, after) = (old[row * width + column], new[row * width + column])
              if before == after { continue }
              guard mine[offset + column] == before, before.isNarrow, after.isNarrow, after.background != transparent,
                after.foreground != transparent
              else { return false }
              mine[offset + column] = after
            }
          }
          return true
        }
      }
    }
  }
}

extension Cell {
  fileprivate var isNarrow: Bool { !isTail && !isWide }
}
