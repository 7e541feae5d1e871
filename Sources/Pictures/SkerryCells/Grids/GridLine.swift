/// One row of a grid under the pen; keeps wide cells whole.
struct GridLine {
  private let start: UnsafeMutablePointer<Cell>
  let columns: Int

  /// The row must lie inside the buffer, and the buffer must not be empty.
  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<Cell>, row: Int, columns: Int) {
    start = buffer.baseAddress.unsafelyUnwrapped + row * columns
    self.columns = columns
  }

  @inline(__always)
  subscript(column: Int) -> Cell {
    get { start[column] }
    nonmutating set { start[column] = newValue }
  }

  /// Blanks the half that would be left over to the left of a column that is written next.
  @inline(__always)
  func detach(from column: Int) {
    if column < columns, start[column].isTail { start[column - 1] = start[column - 1].emptied }
  }

  /// Blanks the half that would be left over to the right when everything before a column is written next.
  @inline(__always)
  func detach(upTo column: Int) {
    if column < columns, start[column].isTail { start[column] = start[column].emptied }
  }

  /// Sets a cell that isn't a tail, with its own tail if it is wide; a wide one in the last column is a blank.
  @inline(__always)
  func put(_ cell: Cell, at column: Int) {
    detach(from: column)
    if cell.isWide && column + 1 < columns {
      detach(upTo: column + 2)
      start[column] = cell
      start[column + 1] = cell.tail
    } else {
      detach(upTo: column + 1)
      start[column] = cell.isWide ? cell.emptied : cell
    }
  }
}
