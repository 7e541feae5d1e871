import SkerryCells

/// Lines: boxes as characters for boxes, rings of one row by their sides, everything else as dots.
extension ShapeNode {
  /// The faintest thin line that is drawn.
  private static let leastOfHair = 0.15

  func stroke(_ painter: Painter, _ style: StrokeStyle) {
    if drawn.isEmpty || style.lineWidth <= 0 { return }
    // A hair that a phone hardly shows would be as strong as letters here, and stand between them.
    if outline == .path, style.lineWidth < 1, paint.representative.alpha < Self.leastOfHair { return }
    if outline.hasBoxSides, rotation == .zero {
      if drawn.size.rows == 1, drawn.size.columns > 1 { return painter.glow(strip, paint) }
      // Two columns of lines read as a letter; an empty bar is a faint one.
      if drawn.size.rows > 1, drawn.size.columns <= 2 { return painter.glow(drawn, paint) }
      if nudge.row != 0 { return fillMasks(painter, paint.faded(Painter.gleam), evenOdd: false, isGleam: true) }
      // Two rows have no room for lines and letters, nor for lines around a fill.
      if drawn.size.rows == 2, carried != nil || BoxOutline.isFilled(drawn, painter) {
        return painter.glow(drawn, paint, whereBareIn: carried == nil ? drawn : nil)
      }
      return BoxOutline(isRounded: outline == .rounded, isHeavy: style.lineWidth >= 3, isDashed: !style.dash.isEmpty)
        .draw(in: drawn, paint: paint, painter)
    }
    if drawn.size.rows == 1, drawn.size.columns <= 4, outline.isRound || outline == .ellipse {
      return strokeInOneRow(painter, style)
    }
    if drawn.size.rows == 1, outline == .path, let stretch = straightStretch {
      return Hairline.draw(stretch, style, paint: paint, in: drawn, painter)
    }
    let masks = masks { size in
      // The line keeps within the frame: half of it outside would be in the neighbours' cells.
      let inset = outline == .path ? 0 : max(style.lineWidth, Points.perColumn / 2) / 2
      let path = turned(in: rect.inset(by: inset)).dashed(style.dash, phase: style.dashPhase)
      let samples = PathSampler.dots(columns: size.columns, rows: size.rows).along(path, lineWidth: style.lineWidth)
      return BrailleDots.masks(samples, columns: size.columns, rows: size.rows)
    }
    let isRim = outline == .circle && style.lineWidth < 5 && liesOnDisc(painter)
    let isLine = outline == .path
    func canBeSeen(_ column: Int, _ row: Int) -> Bool {
      // A thin rim around a disc of its own size is the disc's edge, which is drawn already.
      if isRim, !painter.isBare(column, row, as: paint, in: drawn) { return false }
      return painter.takesDots(column, row, overEdges: isLine)
    }
    if !isLine, outline != .arc {
      var (cells, seen) = (0, 0)
      eachCell(masks, paint) { _, column, row, _ in
        guard painter.grid.bounds.contains(CellPoint(column: column, row: row)) else { return }
        cells += 1
        if canBeSeen(column, row) { seen += 1 }
      }
      // Pieces of an outline beside a fill or a picture are no outline.
      if seen * 2 < cells { return }
    }
    eachCell(masks, paint) { mask, column, row, color in
      if canBeSeen(column, row) { painter.dot(mask, column, row, color, overEdges: isLine) }
    }
  }

  /// Whether the circle is the rim of a disc that has been drawn: its cells have round edges already.
  private func liesOnDisc(_ painter: Painter) -> Bool {
    var edges = 0
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        guard painter.grid.bounds.contains(CellPoint(column: column, row: row)),
          let glyph = painter.grid[column, row].glyph
        else { continue }
        if Quadrants.isEdge(glyph) { edges += 1 }
      }
    }
    return edges >= 4
  }

  /// The columns of a path that goes straight from side to side; `nil` for any other.
  private var straightStretch: Range<Int>? {
    let points = turned(in: rect).subpaths.flatMap(\.points)
    guard points.count > 1, let first = points.first, points.allSatisfy({ abs($0.y - first.y) < 1 }) else { return nil }
    let ends = points.map { $0.x / Points.perColumn }.sorted()
    guard let left = ends.first, let right = ends.last, right - left >= 1 else { return nil }
    let columns = max(0, Int(left.rounded()))..<min(drawn.size.columns, Int(right.rounded()))
    return columns.isEmpty ? nil : drawn.minColumn + columns.lowerBound..<drawn.minColumn + columns.upperBound
  }

  /// An arc with nothing in it shows its part of the ring, as progress of one row does.
  private func putShare(of dots: [Bool], _ painter: Painter, _ put: (Unicode.Scalar, Int) -> Void) {
    let side = min(rect.width, rect.height)
    let ring = PathSampler.dots(columns: drawn.size.columns, rows: 1).along(
      Path(ellipseIn: rect.around((side, side))), lineWidth: 1)
    let whole = max(1, ring.count { $0 })
    let share = Double(zip(dots, ring).count { $0 && $1 }) / Double(whole)
    let glyphs: [Unicode.Scalar] = ["◔", "◑", "◕", "●"]
    guard share > 0 else { return }
    put(glyphs[max(0, min(3, Int((share * 4).rounded()) - 1))], drawn.minColumn + (drawn.size.columns - 1) / 2)
  }

  /// The gleam of a ring, half a column at each side like a disc's.
  private func glowAround(_ painter: Painter) {
    let strip = strip
    guard strip.size.columns == 3, carried?.size.columns == 1 else { return painter.glow(strip, paint) }
    let middle = CellRect(column: strip.minColumn + 1, row: strip.minRow, columns: 1, rows: 1)
    // A disc that is there already is seen by itself; a gleam in its middle would be a stripe.
    if painter.isFilled(middle.minColumn, middle.minRow, within: strip) { return }
    painter.glow(middle, paint)
    for (column, mask) in [(strip.minColumn, UInt8(0b1010)), (strip.maxColumn - 1, UInt8(0b0101))]
    where painter.isBlank(column, strip.minRow) {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      painter.put(Quadrants.glyph(mask), column, strip.minRow, color.faded(Painter.gleam))
    }
  }

  /// The part of a low ring that is there: its sides in full colour, over the gleam of the whole one.
  private func lightSides(_ left: Bool, _ right: Bool, _ painter: Painter) {
    for (isThere, column, mask) in [
      (left, strip.minColumn, UInt8(0b1010)), (right, strip.maxColumn - 1, UInt8(0b0101)),
    ] where isThere && painter.isBlank(column, strip.minRow, orMark: true) {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      painter.put(Quadrants.glyph(mask), column, strip.minRow, color)
    }
  }

  /// A ring as low as a line of text: a gleam behind what stands in it, or its two sides, as far as they are there.
  private func strokeInOneRow(_ painter: Painter, _ style: StrokeStyle) {
    let path = turned(in: rect)
    let fine = PathSampler.dots(columns: drawn.size.columns, rows: 1).along(path, lineWidth: style.lineWidth)
    let width = drawn.size.columns * 2
    func covers(_ isLeft: Bool) -> Bool {
      let dots = fine.indices.filter { fine[$0] && ($0 % width < width / 2) == isLeft }
      return dots.count * 2 >= drawn.size.columns
    }
    func put(_ scalar: Unicode.Scalar, _ column: Int) {
      // A letter in its place says more than the line around it; a dot, or a line on which it lies, says less.
      guard painter.isBlank(column, drawn.minRow, orMark: true) else { return }
      painter.put(
        Glyph(scalar), column, drawn.minRow, paint.color(column: column, row: drawn.minRow, in: drawn))
    }
    let (left, right) = (covers(true), covers(false))
    if outline == .arc, carried == nil { return putShare(of: fine, painter, put) }
    let isWhole = outline != .arc && left && right
    if isWhole, carried != nil { return glowAround(painter) }
    if strip.size.columns == 3, carried?.size.columns == 1 { return lightSides(left, right, painter) }
    // Nothing stands between the sides: a small ring is a sign by itself.
    if isWhole || drawn.size.columns < 3 {
      return left || right ? put("○", drawn.minColumn + (drawn.size.columns - 1) / 2) : ()
    }
    // A letter of two columns leaves room on one side only, which would be no ring.
    if let carried, carried.size.columns > 1, drawn.size.columns < carried.size.columns + 2 { return }
    if left { put("(", drawn.minColumn) }
    if right { put(")", drawn.maxColumn - 1) }
  }
}
