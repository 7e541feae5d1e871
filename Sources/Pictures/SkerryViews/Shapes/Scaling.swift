import SkerryCells

/// How much smaller something is drawn than it is laid out, around a point of its frame.
nonisolated package struct Scaling: Hashable, Sendable {
  private var x = 1.0
  private var y = 1.0
  private var anchor = UnitPoint.center

  package init() {}

  /// Factors of 1 and more change nothing: a larger picture would cover its neighbours' cells.
  package init(x: Double, y: Double, anchor: UnitPoint) {
    self.x = max(0, min(1, abs(x)))
    self.y = max(0, min(1, abs(y)))
    self.anchor = anchor
  }

  /// The height, in points, of what stands on the bottom of a frame and is drawn lower than that; `nil` for anything else.
  func barHeight(in frame: CellRect) -> Double? {
    guard x == 1, anchor.y == 1, !frame.isEmpty else { return nil }
    return Double(frame.size.rows) * Points.perRow * y
  }

  /// The part of a frame that remains. A row is never lost, because there is nothing thinner.
  package func frame(in frame: CellRect) -> CellRect {
    if x == 1, y == 1 { return frame }
    let columns = Int((Double(frame.size.columns) * x).rounded())
    let rows = y == 0 ? 0 : max(min(1, frame.size.rows), Int((Double(frame.size.rows) * y).rounded()))
    return CellRect(
      column: frame.minColumn + Int((Double(frame.size.columns - columns) * anchor.x).rounded()),
      row: frame.minRow + Int((Double(frame.size.rows - rows) * anchor.y).rounded()), columns: columns, rows: rows)
  }
}

/// A node that can be drawn smaller than its frame.
package protocol ScalableNode: Node {
  var scaling: Scaling { get set }
}
