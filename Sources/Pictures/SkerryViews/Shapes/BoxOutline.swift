import SkerryCells

/// A border of box-drawing lines along the cells at the sides of a rectangle.
nonisolated struct BoxOutline: Sendable {
  let isRounded: Bool
  let isHeavy: Bool
  let isDashed: Bool

  /// Corners clockwise from the top left, then the horizontal and the vertical line, then the sides of one row.
  private struct Lines: Sendable {
    let glyphs: [Glyph]
    init(_ scalars: [Unicode.Scalar]) { glyphs = scalars.map { Glyph($0) } }
  }
  private static let light = Lines(["┌", "┐", "┘", "└", "─", "│", "▏", "▕"])
  private static let heavy = Lines(["┏", "┓", "┛", "┗", "━", "┃", "▎", "▕"])
  private static let rounded = Lines(["╭", "╮", "╯", "╰", "─", "│", "▏", "▕"])
  private static let dashedLines = (horizontal: Glyph("╌"), vertical: Glyph("╎"))

  @MainActor func draw(in frame: CellRect, paint: Paint, _ painter: Painter) {
    let glyphs = (isRounded ? Self.rounded : isHeavy ? Self.heavy : Self.light).glyphs
    func put(_ glyph: Glyph, _ column: Int, _ row: Int) {
      painter.border(glyph, column, row, paint.color(column: column, row: row, in: frame))
    }
    let (left, right, top, bottom) = (frame.minColumn, frame.maxColumn - 1, frame.minRow, frame.maxRow - 1)
    if left == right { return put(Glyph(isRounded ? "○" : "□"), left, top) }
    if top == bottom {
      put(glyphs[6], left, top)
      put(glyphs[7], right, top)
      return
    }
    let horizontal = isDashed ? Self.dashedLines.horizontal : glyphs[4]
    let vertical = isDashed ? Self.dashedLines.vertical : glyphs[5]
    // A patch of a few cells inside the box need not look at the whole outline.
    let clip = painter.clip
    for column in ((left + 1)..<max(left + 1, right)).clamped(to: clip.minColumn..<clip.maxColumn) {
      put(horizontal, column, top)
      put(horizontal, column, bottom)
    }
    for row in ((top + 1)..<max(top + 1, bottom)).clamped(to: clip.minRow..<clip.maxRow) {
      put(vertical, left, row)
      put(vertical, right, row)
    }
    put(glyphs[0], left, top)
    put(glyphs[1], right, top)
    put(glyphs[2], right, bottom)
    put(glyphs[3], left, bottom)
  }
}
