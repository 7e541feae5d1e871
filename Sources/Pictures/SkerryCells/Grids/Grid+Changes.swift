import Glibc

/// Neighbouring cells of one row.
public struct CellRun: Hashable, Sendable {
  public var row: Int
  public var columns: Range<Int>

  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}

extension Grid {
  /// The cells that differ from an older grid, from top to bottom and left to right.
  ///
  /// Runs hold whole wide glyphs only. When the sizes differ every row has changed.
  public func changedRuns(since old: Grid) -> [CellRun] {
    let columns = size.columns
    guard !size.isEmpty else { return [] }
    guard old.size == size else { return (0..<size.rows).map { CellRun(row: $0, columns: 0..<columns) } }
    var runs: [CellRun] = []
    cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        guard var mine = new.baseAddress, var theirs = old.baseAddress, mine != theirs else { return }
        for row in 0..<size.rows {
          if memcmp(mine, theirs, columns * MemoryLayout<Cell>.stride) != 0 {
            Grid.appendRuns(of: mine, since: theirs, row: row, columns: columns, to: &runs)
          }
          mine += columns
          theirs += columns
        }
      }
    }
    return runs
  }

  private static func appendRuns(
    of new: UnsafePointer<Cell>, since old: UnsafePointer<Cell>, row: Int, columns: Int, to runs: inout [CellRun]
  ) {
    var column = 0
    while column < columns {
      guard new[column] != old[column] else {
        column += 1
        continue
      }
      let start = column
      while column < columns, new[column] != old[column] || new[column].isTail { column += 1 }
      runs.append(CellRun(row: row, columns: start..<column))
    }
  }

  /// Makes this grid equal to a newer one of the same size, and returns the cells that had to change.
  ///
  /// It copies those cells alone. A copy of the whole grid would share its memory, and make its owner copy everything
  /// before the next change.
  public mutating func follow(_ new: Grid) -> [CellRun] {
    let runs = new.changedRuns(since: self)
    cursor = new.cursor
    guard size == new.size else {
      self = new
      return runs
    }
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { mine in
      new.cells.withUnsafeBufferPointer { theirs in
        for run in runs {
          for index in run.columns { mine[run.row * columns + index] = theirs[run.row * columns + index] }
        }
      }
    }
    return runs
  }
}
