/// A rectangle of character cells: the picture everything is drawn into.
///
/// It always holds together: a wide glyph is followed by its tail in the same style, and a tail never stands alone.
/// Writing over one half of a wide glyph blanks the other half.
public struct Grid: Hashable, Sendable {
  public let size: CellSize
  var cells: [Cell]
  /// Where the terminal's own cursor stands, for whoever types there; `nil` hides it.
  ///
  /// It belongs to a whole picture: copying and cropping leave it out.
  public var cursor: CellPoint?

  /// A grid of equal cells; a wide filling takes pairs of columns, a tail counts as a blank.
  public init(size: CellSize, filledWith cell: Cell = .blank) {
    let size = CellSize(columns: size.columns, rows: size.rows)
    self.size = size
    cells = Array(repeating: cell.isTail || cell.isWide ? cell.emptied : cell, count: size.columns * size.rows)
    if cell.isWide { fill(bounds, with: cell) }
  }

  /// All cells of the grid.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// One cell; both numbers must lie inside the grid.
  ///
  /// A wide cell set here brings its tail along, or becomes a blank in the last column. A tail can't be set by
  /// itself: it becomes a blank, unless a wide cell stands to its left, to which it belongs already.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      precondition(bounds.contains(CellPoint(column: column, row: row)), "The cell lies outside of the grid")
      return cells[row * size.columns + column]
    }
    set {
      precondition(bounds.contains(CellPoint(column: column, row: row)), "The cell lies outside of the grid")
      let columns = size.columns
      cells.withUnsafeMutableBufferPointer { buffer in
        let line = GridLine(buffer, row: row, columns: columns)
        if newValue.isTail {
          if !line[column].isTail { line.put(newValue.emptied, at: column) }
        } else {
          line.put(newValue, at: column)
        }
      }
    }
  }

  /// Reads the cells of a row without copying them; the row must lie inside the grid.
  public func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    precondition(row >= 0 && row < size.rows, "The row lies outside of the grid")
    return cells.withUnsafeBufferPointer { buffer in
      body(UnsafeBufferPointer(rebasing: buffer[row * size.columns..<(row + 1) * size.columns]))
    }
  }
}
