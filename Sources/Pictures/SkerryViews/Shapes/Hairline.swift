import SkerryCells

/// A fill that is drawn as a line where its frame is hardly higher, or wider, than nothing.
package protocol HairlineNode: Node {
  /// The direction of the line, `nil` for a fill of whole cells.
  var hairline: Axis? { get set }
  /// Whether the line is as heavy as lines come.
  var isHeavy: Bool { get set }
}

extension HairlineNode {
  /// Takes over the lengths of a fixed frame, in points.
  func thin(width: Double?, height: Double?) {
    if let height, height > 0, height <= Hairline.most { hairline = .horizontal }
    if let width, width > 0, width <= Hairline.most { hairline = .vertical }
    // A bar of any height is drawn by its height; without one it is a line from top to bottom.
    if let width, width > Hairline.most, width <= Hairline.mostOfStripe, height == nil {
      hairline = .vertical
      isHeavy = true
    }
  }
}

enum Hairline {
  /// The thickest fill that is drawn as a line, in points.
  static let most = 2.0
  /// The thickest fill that is drawn as a heavy line, in points: less than half a row.
  static let mostOfBar = 7.0
  /// The thickest bar that is drawn as half a row, in points.
  static let mostOfHalfRow = 11.0
  /// The widest upright fill that is drawn as a heavy line, in points: half a column.
  static let mostOfStripe = 4.0

  /// A straight line from side to side in one row, solid, dashed or dotted.
  static func draw(
    _ columns: Range<Int>, _ style: StrokeStyle, paint: Paint, in frame: CellRect, _ painter: Painter
  ) {
    let isHeavy = style.lineWidth >= 3
    let isDotted = (style.dash.first ?? 0) <= style.lineWidth
    let glyph = Glyph(style.dash.isEmpty ? isHeavy ? "━" : "─" : isDotted ? isHeavy ? "┉" : "┈" : isHeavy ? "╍" : "╌")
    for column in columns {
      painter.border(
        glyph, column, frame.minRow, paint.color(column: column, row: frame.minRow, in: frame))
    }
  }

  static func draw(
    _ axis: Axis, in frame: CellRect, isHeavy: Bool = false, paint: Paint, _ painter: Painter
  ) {
    let glyph = Glyph(axis == .horizontal ? isHeavy ? "━" : "─" : isHeavy ? "┃" : "│")
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        painter.border(glyph, column, row, paint.color(column: column, row: row, in: frame), isHeavy: isHeavy)
      }
    }
  }
}
