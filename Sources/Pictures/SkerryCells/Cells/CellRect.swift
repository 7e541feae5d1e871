/// A rectangle of cells.
public struct CellRect: Hashable, Sendable, BitwiseCopyable {
  public var origin: CellPoint
  public var size: CellSize

  @inlinable
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  @inlinable public static var zero: CellRect { CellRect(column: 0, row: 0, columns: 0, rows: 0) }

  /// The first column inside.
  @inlinable
  public var minColumn: Int { origin.column }

  /// The first column to the right of it.
  @inlinable
  public var maxColumn: Int { CellRect.end(origin.column, size.columns) }

  /// The first row inside.
  @inlinable
  public var minRow: Int { origin.row }

  /// The first row below it.
  @inlinable
  public var maxRow: Int { CellRect.end(origin.row, size.rows) }

  /// True when no cell lies inside.
  @inlinable
  public var isEmpty: Bool { size.isEmpty }

  /// The cells that lie in both rectangles; empty when there are none.
  @inlinable
  public func intersection(_ other: CellRect) -> CellRect {
    let left = Swift.max(minColumn, other.minColumn)
    let top = Swift.max(minRow, other.minRow)
    let right = Swift.min(maxColumn, other.maxColumn)
    let bottom = Swift.min(maxRow, other.maxRow)
    return CellRect(
      column: left, row: top, columns: right > left ? right - left : 0, rows: bottom > top ? bottom - top : 0)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable
  public func union(_ other: CellRect) -> CellRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = Swift.min(minColumn, other.minColumn)
    let top = Swift.min(minRow, other.minRow)
    return CellRect(
      column: left, row: top, columns: Swift.max(maxColumn, other.maxColumn) - left,
      rows: Swift.max(maxRow, other.maxRow) - top)
  }

  @inlinable
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow && point.row < maxRow
  }

  /// The rectangle made smaller by a number of columns left and right and rows above and below.
  @inlinable
  public func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows, columns: size.columns - 2 * columns,
      rows: size.rows - 2 * rows)
  }

  /// The rectangle moved by a number of cells.
  @inlinable
  public func offset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      origin: CellPoint(column: minColumn + columns, row: minRow + rows), size: size)
  }

  /// An end that stays a number when sizes stand for "without limit".
  @usableFromInline
  static func end(_ start: Int, _ length: Int) -> Int {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? Int.max : end
  }
}
