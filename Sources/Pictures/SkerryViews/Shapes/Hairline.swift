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
  /// What a line leaves free in its row above and below itself, in points.
  static let roomInRow = (Points.perRow - 1) / 2
  /// The thickest fill that is drawn as a heavy line, in points: less than half a row.
  static let mostOfBar = 7.0
  /// The thickest fill that is drawn as a part of a row, in points; one of almost a row is the whole of it.
  static let mostOfPart = 14.0
  /// The thickest fill that is drawn as a heavy line where a round mark lies on it, in points: the mark is in the middle of
  /// the row, and parts of a row are at its edge.
  static let mostUnderMark = 10.0
  /// The widest upright fill that is drawn as a heavy line, in points: half a column.
  static let mostOfStripe = 4.0

  /// A straight line from side to side in one row, solid, dashed or dotted.
  static func draw(
    _ columns: Range<Int>, _ style: StrokeStyle, paint: Paint, in frame: CellRect, _ painter: Painter
  ) {
    let isHeavy = style.lineWidth >= 3
    let isDotted = (style.dash.first ?? 0) <= style.lineWidth
    let glyph = Glyph(!style.isDashed ? isHeavy ? "━" : "─" : isDotted ? isHeavy ? "┉" : "┈" : isHeavy ? "╍" : "╌")
    for column in columns {
      painter.border(
        glyph, column, frame.minRow, paint.color(column: column, row: frame.minRow, in: frame))
    }
  }

  /// A line from side to side, or from top to bottom. One that is no higher than the bar on which it stands is a piece of
  /// the bar in a colour of its own: of a row of both a line would leave nothing of the bar.
  ///
  /// - Parameters:
  ///   - height: how high an upright line is in points; `nil` for one as high as what it lies on.
  ///   - spared: the cells of large letters across which it lies: blocks would be cut in two by it.
  static func draw(
    _ axis: Axis, in frame: CellRect, isHeavy: Bool = false, height: Double? = nil, sparing spared: CellRect? = nil,
    paint: Paint, _ painter: Painter
  ) {
    let glyph = Glyph(axis == .horizontal ? isHeavy ? "━" : "─" : isHeavy ? "┃" : "│")
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        if spared?.contains(CellPoint(column: column, row: row)) == true { continue }
        if axis == .vertical, !isHeavy, isCut(column, row, in: paint, painter) { continue }
        let color = paint.color(column: column, row: row, in: frame)
        if axis == .vertical, let bar = lowBar(column, row, painter), height ?? 0 <= bar.height + most {
          painter.lay(bar.glyph, column, row, color)
        } else {
          painter.border(glyph, column, row, color, isHeavy: isHeavy)
        }
      }
    }
  }

  /// Whether an upright line in the colour of the ground only cuts a bar that is lower than a row: a whole column of it would
  /// be gone.
  private static func isCut(_ column: Int, _ row: Int, in paint: Paint, _ painter: Painter) -> Bool {
    guard painter.grid.bounds.contains(CellPoint(column: column, row: row)) else { return false }
    let cell = painter.grid[column, row]
    guard let glyph = cell.glyph, heights.dropLast().contains(glyph), let ground = cell.background.rgb else {
      return false
    }
    return paint.representative.alpha > 0.5 && paint.representative.rgb.contrast(with: ground) < leastOfMark
  }
  private static let leastOfMark = 1.2

  /// The glyph of a bar lower than a row that is in a cell, and its height in points; `nil` without one.
  private static func lowBar(_ column: Int, _ row: Int, _ painter: Painter) -> (glyph: Glyph, height: Double)? {
    guard painter.grid.bounds.contains(CellPoint(column: column, row: row)), let glyph = painter.grid[column, row].glyph
    else { return nil }
    if glyph == heavy { return (glyph, mostOfBar) }
    return heights.dropLast().firstIndex(of: glyph).map { (glyph, Double($0 + 1) * Points.perRow / 8) }
  }

  /// A bar that is drawn as a heavy line.
  static let heavy = Glyph("━")

  /// Whether a bar that is drawn as a heavy line is in a cell.
  static func isHeavy(_ column: Int, _ row: Int, _ painter: Painter) -> Bool {
    lowBar(column, row, painter)?.glyph == heavy
  }

  /// Whether all cells of an area show a bar that is lower than a row.
  static func isBar(in area: CellRect, _ painter: Painter) -> Bool {
    area.columnRange.allSatisfy { lowBar($0, area.minRow, painter) != nil }
  }

  /// A fill lower than a row, as high as on a phone: a heavy line, or the lower eighths of its row. Between two such rows
  /// is the distance that a phone has between them.
  static func drawLow(_ height: Double, in frame: CellRect, paint: Paint, _ painter: Painter) {
    guard height > mostOfBar else { return draw(.horizontal, in: frame, isHeavy: true, paint: paint, painter) }
    let eighths = max(1, min(7, Int((height / Points.perRow * 8).rounded())))
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        painter.lay(heights[eighths - 1], column, row, paint.color(column: column, row: row, in: frame))
      }
    }
  }

  /// A cell filled from its lower edge, from an eighth of it to the whole.
  static let heights = Array("▁▂▃▄▅▆▇█".unicodeScalars).map { Glyph($0) }

  /// How a short bar lies that is turned: across, upright, or aslant.
  enum Slope { case across, upright, falling, rising }

  /// The slope of a bar that is as thin as a line and as short as a letter; `nil` for what lies as it is, or is no such bar.
  static func slope(of angle: Angle, in frame: CellRect, thickness: Double?) -> Slope? {
    guard angle != .zero, frame.size.rows == 1, frame.size.columns <= 3, let thickness, thickness <= 4 else {
      return nil
    }
    let degrees = angle.degrees.truncatingRemainder(dividingBy: 180)
    switch degrees < 0 ? degrees + 180 : degrees {
    case 22.5..<67.5: return .falling
    case 67.5..<112.5: return .upright
    case 112.5..<157.5: return .rising
    default: return .across
    }
  }

  /// Draws a turned bar in the middle of its frame; two that cross make a cross.
  static func draw(_ slope: Slope, in frame: CellRect, paint: Paint, _ painter: Painter) {
    if slope == .across { return draw(.horizontal, in: frame, paint: paint, painter) }
    let column = frame.minColumn + (frame.size.columns - 1) / 2
    if slope == .upright {
      let cell = CellRect(column: column, row: frame.minRow, columns: 1, rows: 1)
      return draw(.vertical, in: cell, paint: paint, painter)
    }
    let (own, other) = slope == .falling ? (falling, rising) : (rising, falling)
    let point = CellPoint(column: column, row: frame.minRow)
    let isCrossed = painter.grid.bounds.contains(point) && painter.grid[column, frame.minRow].glyph == other
    painter.put(isCrossed ? cross : own, column, frame.minRow, paint.representative)
  }

  private static let falling = Glyph("╲")
  private static let rising = Glyph("╱")
  private static let cross = Glyph("╳")
}
