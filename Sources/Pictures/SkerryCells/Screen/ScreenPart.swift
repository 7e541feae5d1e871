/// A part of a program's picture that changes by itself: a pane, a bar, a dialog in front of them.
///
/// A terminal gives each part a window of its own. Parts are listed from the back to the front; where two of them
/// overlap, the picture shows the later one. No wide glyph crosses the edge of the part that is seen there.
public struct ScreenPart: Hashable, Sendable {
  /// The name that tells it from the other parts of the picture.
  public var name: String
  /// Where it lies on the screen, in cells.
  public var rect: CellRect

  public init(_ name: String, _ rect: CellRect) {
    self.name = name
    self.rect = rect
  }
}

extension [ScreenPart] {
  /// The pieces of a run of cells, each with the index of the part that is seen there; nil where there is none.
  public func pieces(of run: CellRun) -> [(part: Int?, run: CellRun)] {
    var pieces: [(part: Int?, run: CellRun)] = []
    var column = run.columns.lowerBound
    while column < run.columns.upperBound {
      let point = CellPoint(column: column, row: run.row)
      let seen = lastIndex { $0.rect.contains(point) }
      var end = run.columns.upperBound
      // The answer can only change where a part begins or ends.
      for part in self where run.row >= part.rect.minRow && run.row < part.rect.maxRow {
        for edge in [part.rect.minColumn, part.rect.maxColumn] where edge > column { end = Swift.min(end, edge) }
      }
      // The edge of a part behind what is seen divides nothing, least of all a wide glyph.
      let last = pieces.last?.part == .some(seen) ? pieces.popLast() : nil
      pieces.append((seen, CellRun(row: run.row, columns: (last?.run.columns.lowerBound ?? column)..<end)))
      column = end
    }
    return pieces
  }
}
