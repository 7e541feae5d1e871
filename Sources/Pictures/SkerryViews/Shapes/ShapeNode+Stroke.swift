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
      if isSmallBox { return putSmallBox(painter) }
      if drawn.size.rows == 1, drawn.size.columns > 1 {
        return !style.isDashed ? painter.glow(strip, paint) : dashAround(painter, style)
      }
      // Two columns of lines read as a letter; an empty bar is a faint one.
      if drawn.size.rows > 1, drawn.size.columns <= 2 { return painter.glow(drawn, paint) }
      if nudge.row != 0 { return fillMasks(painter, paint.faded(Painter.gleam), evenOdd: false, isGleam: true) }
      // Two rows have no room for lines and letters, nor for lines around a fill.
      if drawn.size.rows == 2, carried != nil || BoxOutline.isFilled(drawn, painter) {
        return painter.glow(drawn, paint, whereBareIn: carried == nil ? drawn : nil)
      }
      if isFaintRim(painter) { return }
      return BoxOutline(isRounded: outline == .rounded, isHeavy: style.lineWidth >= 3, isDashed: style.isDashed)
        .draw(in: drawn, paint: paint, painter)
    }
    if drawn.size.rows == 1, drawn.size.columns <= max(4, columnsAroundSign), outline.isRound || outline == .ellipse {
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
    if isRim { cutRim(painter) }
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
      if canBeSeen(column, row) {
        painter.dot(mask, column, row, color, overEdges: isLine, isApart: outline.isRound)
      }
    }
  }

  /// Dashes around a row, which they leave blank: in dots, as a gleam would be a fill.
  private func dashAround(_ painter: Painter, _ style: StrokeStyle) {
    let size = drawn.size
    let rect = LayoutRect(
      x: 0, y: 0, width: Double(size.columns) * Points.perColumn, height: Double(size.rows) * Points.perRow)
    let path = path(rect.inset(by: Points.perColumn / 4)).dashed(style.dash, phase: style.dashPhase)
    let samples = PathSampler.dots(columns: size.columns, rows: size.rows).along(path, lineWidth: style.lineWidth)
    for (column, mask) in BrailleDots.masks(samples, columns: size.columns, rows: size.rows).enumerated() {
      let point = CellPoint(column: drawn.minColumn + column, row: drawn.minRow)
      if mask == 0 { continue }
      painter.dot(mask, point.column, point.row, paint.color(column: point.column, row: point.row, in: drawn))
    }
  }

  /// A rim in the colour of what lies around a disc cuts the disc out of those below it: what is left of a cell beside the
  /// disc is the rim, or the little that the disc has of it.
  private func cutRim(_ painter: Painter) {
    let parts = ShapeCoverage.parts(turned(in: rectOfDisc), area.size, of: .circle)
    var (edges, bare) = (0, 0)
    var cut: [(part: UInt8, column: Int, row: Int, color: RGBA)] = []
    eachCell(parts, paint) { part, column, row, color in
      guard part != Quadrants.full, painter.isEdge(part, column, row) else { return }
      edges += 1
      let ground = painter.grid[column, row].background
      if Painter.isFaint(painter.mixed(color, over: ground), ground) {
        bare += 1
      } else {
        cut.append((part, column, row, color))
      }
    }
    guard bare * 3 >= edges else { return }
    for (part, column, row, color) in cut {
      painter.change(column, row) { cell in
        let line = painter.mixed(color, over: cell.background)
        if CellParts.part(part).isMost { cell.background = line } else { cell.foreground = line }
      }
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
    return edges >= 4 || isFilledInRow(painter)
  }

  /// Whether a small disc lies in it that has no round edges, as there is something written above or below it.
  private func isFilledInRow(_ painter: Painter) -> Bool {
    guard let carried, drawn.size.rows <= 2, carried.size.rows == 1 else { return false }
    let places = [carried.minColumn, drawn.minColumn - 1, drawn.maxColumn].map {
      CellPoint(column: $0, row: carried.minRow)
    }
    guard places.allSatisfy(painter.grid.bounds.contains) else { return false }
    let grounds = places.map { painter.grid[$0.column, $0.row].background }
    return grounds.dropFirst().contains { !Painter.isFaint($0, grounds[0]) }
  }

  /// A square with nothing in it is a sign, as a small ring is.
  private func putSmallBox(_ painter: Painter) {
    let (column, row) = (area.minColumn + (area.size.columns - 1) / 2, drawn.minRow)
    guard painter.isBlank(column, row, orMark: true) else { return }
    painter.put(Glyph("□"), column, row, paint.color(column: column, row: row, in: drawn))
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

  /// The part of a whole ring that an arc is.
  private var share: Double {
    let whole = Double.pi * min(rect.width, rect.height)
    return whole > 0 ? min(1, turned(in: rect).length / whole) : 0
  }

  /// An arc shows its part of the ring, as progress of one row does: by the ground of what stands in it, or by a sign of
  /// its own.
  private func putShare(_ painter: Painter, _ put: (Unicode.Scalar, Int) -> Void) {
    // A part of a hundredth of the ring less is a line that ends in itself.
    let share = share < 0.99 ? share : 1
    guard let carried else {
      let glyphs: [Unicode.Scalar] = ["◔", "◑", "◕", "●"]
      let step = ProgressAmount.step(share, of: glyphs.count)
      if step > 0 { put(glyphs[step - 1], drawn.minColumn + (drawn.size.columns - 1) / 2) }
      return
    }
    guard carried.minRow <= drawn.minRow, carried.maxRow > drawn.minRow, carried.size.columns <= strip.size.columns
    else { return }
    let chip = RingChip(strip, around: carried, isMirrored: isMirrored)
    chip.draw(ProgressAmount.step(share, of: chip.steps), paint: paint, painter)
  }

  /// Whether it is hardly seen on a phone, along the round ends of a fill: lines of whole cells would tear those apart.
  private func isFaintRim(_ painter: Painter) -> Bool {
    guard outline == .rounded, paint.representative.alpha < Self.leastOfRim, drawn.size.columns > 6,
      painter.grid.bounds.intersection(drawn) == drawn, BoxOutline.isFilled(drawn, painter)
    else { return false }
    let row = drawn.minRow
    return [(drawn.minColumn, 3), (drawn.maxColumn - 1, -3)].allSatisfy { column, inwards in
      let corner = painter.grid[column, row]
      guard corner.glyph?.isBlank == true else { return corner.glyph.map(Quadrants.isEdge) == true }
      return corner.background != painter.grid[column + inwards, row].background
    }
  }
  /// The least opacity of a rim that is seen as a line.
  private static let leastOfRim = 0.5

  /// The gleam of a ring, half a column at each side like a disc's.
  private func glowAround(_ painter: Painter) {
    let strip = strip
    // The rim of a disc that is there already is the disc's edge.
    if let carried, painter.isFilled(carried.minColumn, strip.minRow, within: strip) { return }
    if let carried, let sides = RingSides(around: carried.columnRange, in: strip, painter) {
      return sides.draw(paint, painter)
    }
    guard strip.size.columns == 3, carried?.size.columns == 1 else { return painter.glow(strip, paint) }
    let middle = CellRect(column: strip.minColumn + 1, row: strip.minRow, columns: 1, rows: 1)
    // A disc that is there already is seen by itself; a gleam in its middle would be a stripe.
    if painter.isFilled(middle.minColumn, middle.minRow, within: strip) { return }
    painter.glow(middle, paint)
    for (column, mask) in [(strip.minColumn, UInt8(0b1010)), (strip.maxColumn - 1, UInt8(0b0101))]
    where painter.isBlank(column, strip.minRow) {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      painter.put(Quadrants.glyph(mask), column, strip.minRow, Painter.gleam(of: color))
    }
  }

  /// A ring as low as a line of text: a gleam behind what stands in it, or its two sides, as far as they are there.
  private func strokeInOneRow(_ painter: Painter, _ style: StrokeStyle) {
    func put(_ scalar: Unicode.Scalar, _ column: Int) {
      // A letter in its place says more than the line around it; a dot, or a line on which it lies, says less.
      guard painter.isBlank(column, drawn.minRow, orMark: true) else { return }
      painter.put(
        Glyph(scalar), column, drawn.minRow, paint.color(column: column, row: drawn.minRow, in: drawn))
    }
    if outline == .arc { return putShare(painter, put) }
    let path = turned(in: rect)
    let fine = PathSampler.dots(columns: drawn.size.columns, rows: 1).along(path, lineWidth: style.lineWidth)
    let width = drawn.size.columns * 2
    func covers(_ isLeft: Bool) -> Bool {
      let dots = fine.indices.filter { fine[$0] && ($0 % width < width / 2) == isLeft }
      return dots.count * 2 >= drawn.size.columns
    }
    let (left, right) = (covers(true), covers(false))
    let isWhole = left && right
    if isWhole, carried != nil { return glowAround(painter) }
    // Nothing stands between the sides: a small ring is a sign by itself.
    if isWhole || drawn.size.columns < 3 {
      let column =
        drawn.size.columns == 2
        ? columnOfDot : drawn.minColumn + (drawn.size.columns - 1) / 2 + (nudge.column > 0 ? 1 : 0)
      return left || right ? put("○", column) : ()
    }
    // A letter of two columns leaves room on one side only, which would be no ring.
    if let carried, carried.size.columns > 1, drawn.size.columns < carried.size.columns + 2 { return }
    if left { put("(", drawn.minColumn) }
    if right { put(")", drawn.maxColumn - 1) }
  }
}
