import SkerryCells

/// A fill that is drawn as a line where its frame is hardly higher, or wider, than nothing.
package protocol HairlineNode: Node {
  /// The direction of the line, `nil` for a fill of whole cells.
  var hairline: Axis? { get set }
}

extension HairlineNode {
  /// Takes over the lengths of a fixed frame, in points.
  func thin(width: Double?, height: Double?) {
    if let height, height > 0, height <= Hairline.most { hairline = .horizontal }
    if let width, width > 0, width <= Hairline.most { hairline = .vertical }
  }
}

enum Hairline {
  /// The thickest fill that is drawn as a line, in points.
  static let most = 2.0
  /// The thickest fill that is drawn as a heavy line, in points: less than half a row.
  static let mostOfBar = 7.0

  static func draw(
    _ axis: Axis, in frame: CellRect, isHeavy: Bool = false, paint: Paint, _ painter: Painter
  ) {
    let glyph = Glyph(axis == .horizontal ? isHeavy ? "━" : "─" : "│")
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        painter.border(glyph, column, row, paint.color(column: column, row: row, in: frame))
      }
    }
  }
}
