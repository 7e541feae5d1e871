import SkerryCells
import SkerryViews

extension Painter {
  /// Gives a row the colors of another one, where those are a ground from one side to the other; its rounded corners go on
  /// like what is beside them.
  ///
  /// - Parameter next: the row further inside, in which there are no corners.
  func continueGround(of other: Int, beside next: Int, in row: Int, from columns: Range<Int>) {
    let inner = columns.dropFirst(Self.mostOfCorner).dropLast(Self.mostOfCorner)
    let rows = grid.bounds.rowRange
    guard let first = inner.first, let last = inner.last, rows.contains(other), rows.contains(row), rows.contains(next),
      columns.lowerBound >= 0, columns.upperBound <= grid.bounds.maxColumn,
      columns.allSatisfy({ grid[$0, next].background != grid[$0, row].background }),
      inner.allSatisfy({ grid[$0, other].background != grid[$0, row].background && isGround($0, other) })
    else { return }
    for column in columns {
      let color = grid[min(max(column, first), last), other].background
      change(column, row) { $0 = .blank(on: color) }
      if grid[column, other].glyph.map(Self.isCorner) == true {
        change(column, other) { $0 = .blank(on: color) }
      }
    }
  }

  /// Whether nothing but letters stands in a cell: a line or a part of a shape is no ground.
  private func isGround(_ column: Int, _ row: Int) -> Bool {
    grid[column, row].glyph.map { !Self.isCorner($0) } ?? true
  }

  /// Lines, blocks and dots.
  private static func isCorner(_ glyph: Glyph) -> Bool {
    (0x2500...0x259F).contains(glyph.scalar.value) || (0x2800...0x28FF).contains(glyph.scalar.value)
  }

  /// The columns of a rounded corner.
  private static let mostOfCorner = 2
}
