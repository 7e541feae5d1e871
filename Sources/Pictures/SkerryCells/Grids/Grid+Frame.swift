/// How the border of a box is drawn.
public enum FrameStyle: String, CaseIterable, Sendable {
  case rounded
  case square
  case heavy

  /// The corners clockwise from the top left, then the horizontal and the vertical line.
  var glyphs: [Glyph] {
    switch self {
    case .rounded: FrameStyle.roundedGlyphs
    case .square: FrameStyle.squareGlyphs
    case .heavy: FrameStyle.heavyGlyphs
    }
  }

  private static let roundedGlyphs = CellText("╭╮╯╰─│").glyphs
  private static let squareGlyphs = CellText("┌┐┘└─│").glyphs
  private static let heavyGlyphs = CellText("┏┓┛┗━┃").glyphs
}

extension Grid {
  /// Draws the border of a box along the inside of a rectangle; the cells inside stay.
  ///
  /// A rectangle of one row or one column becomes a single line, without corners.
  ///
  /// - Parameters:
  ///   - rect: the box, in cells.
  ///   - style: the glyphs of lines and corners.
  ///   - color: the colour of the line, or nil to keep the one each cell has.
  ///   - background: the colour of the ground, or nil to keep the one each cell has.
  ///   - attributes: of the line, such as bold.
  ///   - clip: the cells that may change; nil for all.
  public mutating func frame(
    _ rect: CellRect, style: FrameStyle = .rounded, color: CellColor? = nil, background: CellColor? = nil,
    attributes: CellAttributes = [], clip: CellRect? = nil
  ) {
    let area = clip.map(bounds.intersection) ?? bounds
    guard !rect.isEmpty, !area.intersection(rect).isEmpty else { return }
    let glyphs = style.glyphs
    let right = rect.maxColumn - 1
    let bottom = rect.maxRow - 1
    func put(_ glyph: Glyph, _ column: Int, _ row: Int) {
      write(
        glyph, at: CellPoint(column: column, row: row), foreground: color, background: background,
        attributes: attributes, clip: area)
    }
    for column in area.intersection(rect).columnRange where rect.size.rows == 1 || rect.size.columns > 1 {
      put(glyphs[4], column, rect.minRow)
      put(glyphs[4], column, bottom)
    }
    guard rect.size.rows > 1 else { return }
    for row in area.intersection(rect).rowRange {
      put(glyphs[5], rect.minColumn, row)
      put(glyphs[5], right, row)
    }
    guard rect.size.columns > 1 else { return }
    put(glyphs[0], rect.minColumn, rect.minRow)
    put(glyphs[1], right, rect.minRow)
    put(glyphs[2], right, bottom)
    put(glyphs[3], rect.minColumn, bottom)
  }
}

extension CellRect {
  /// The columns inside, from left to right.
  public var columnRange: Range<Int> { minColumn..<Swift.max(minColumn, maxColumn) }

  /// The rows inside, from top to bottom.
  public var rowRange: Range<Int> { minRow..<Swift.max(minRow, maxRow) }
}
