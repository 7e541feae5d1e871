/// A place on a grid of cells, counted from 0 at the top left.
public struct CellPoint: Hashable, Sendable, BitwiseCopyable {
  public var column: Int
  public var row: Int

  @inlinable
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  @inlinable public static var zero: CellPoint { CellPoint(column: 0, row: 0) }
}

/// An extent in cells; never negative.
public struct CellSize: Hashable, Sendable, BitwiseCopyable {
  public var columns: Int
  public var rows: Int

  /// An extent in cells; a negative number counts as 0.
  @inlinable
  public init(columns: Int, rows: Int) {
    self.columns = Swift.max(0, columns)
    self.rows = Swift.max(0, rows)
  }

  @inlinable public static var zero: CellSize { CellSize(columns: 0, rows: 0) }

  /// True when no cell fits inside.
  @inlinable
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }
}
