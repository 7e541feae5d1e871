import SkerryCells

/// Which parts of cells lie inside an outline.
nonisolated package enum ShapeCoverage {
  package static func quadrants(_ path: Path, _ size: CellSize, evenOdd: Bool = false) -> [UInt8] {
    let samples = PathSampler.quadrants(columns: size.columns, rows: size.rows).inside(path, evenOdd: evenOdd)
    return Quadrants.masks(samples, columns: size.columns, rows: size.rows)
  }

  /// What an outline of a known form fills: what is round, in eighths of cells; anything else in quadrants, as bars and
  /// pieces of charts have edges that meet.
  static func parts(
    _ path: Path, _ size: CellSize, of outline: _ShapeOutline, evenOdd: Bool = false
  ) -> [UInt8] {
    switch outline {
    case .circle, .ellipse: return CellParts.nearest(path, size, evenOdd: evenOdd)
    case .rounded where size.rows <= rowsOfIcon && size.columns <= 2 * size.rows + 1 && size.rows > 1:
      // Of an icon's side a quadrant is too large a part: its corners are round only where more than that is missing.
      let fine = CellParts.samples(path, size, evenOdd: evenOdd)
      return zip(quadrants(path, size, evenOdd: evenOdd), fine).map { mask, samples in
        mask.nonzeroBitCount == 3 && samples.nonzeroBitCount >= leastOfCorner ? Quadrants.full : mask
      }
    default: return quadrants(path, size, evenOdd: evenOdd)
    }
  }

  private static let rowsOfIcon = 3
  /// The samples of 64 that a corner has that looks sharp.
  private static let leastOfCorner = 46
}
