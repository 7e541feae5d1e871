import FoundationEssentials

/// The door between SwiftUI's points and the terminal's cells: one cell is 8 × 16 points.
nonisolated package enum Points {
  /// Points per column.
  package static let perColumn = 8.0
  /// Points per row.
  package static let perRow = 16.0

  /// Columns for a width in points, rounded half up; infinite and huge widths become `Proposal.unbounded`.
  package static func columns(_ points: Double) -> Int { cells(points / perColumn) }

  /// Rows for a height in points, rounded half up; infinite and huge heights become `Proposal.unbounded`.
  package static func rows(_ points: Double) -> Int { cells(points / perRow) }

  /// Columns of a horizontal gap: like ``columns(_:)``, but a positive gap never vanishes.
  package static func gapColumns(_ points: Double) -> Int {
    points > 0 ? max(1, columns(points)) : columns(points)
  }

  /// Rows for the height of something that is drawn: like ``rows(_:)``, but a positive height never vanishes.
  package static func solidRows(_ points: Double) -> Int {
    points > 0 ? max(1, rows(points)) : rows(points)
  }

  private static func cells(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? Proposal.unbounded : 0 }
    return Int((min(max(value, -1e6), 1e6) + 0.5).rounded(.down))
  }
}
