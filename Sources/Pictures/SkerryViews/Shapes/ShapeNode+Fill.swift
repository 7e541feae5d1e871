import SkerryCells

/// Fills: whole cells and the parts of cells at the edges, bars to eighths of a row, discs of one row as dots.
extension ShapeNode {
  func fill(_ painter: Painter, _ style: FillStyle) {
    if drawn.isEmpty { return }
    if outline == .path, let line = path(rect).strokedWith { return stroke(painter, line) }
    // Bars that grow from their bottom, such as the levels of a sound, have heights of parts of a row.
    if nudge.row == 0, frame.size.columns <= Self.mostOfLevel, canBeBar, let height = scaling.barHeight(in: frame) {
      return fillBar(painter, height, in: frame)
    }
    if let slope = Hairline.slope(of: rotation, in: frame, thickness: lowHeight), canBeTurned {
      return Hairline.draw(slope, in: frame, paint: paint, painter)
    }
    if let hairline {
      return Hairline.draw(
        hairline, in: wholeRows, isHeavy: isHeavy, height: lowHeight, sparing: spared, paint: paint, painter)
    }
    let isUpright = rotation == .zero
    if let eighthsWide, barHeight == nil, drawn.size.columns == 1, canBeBar {
      return fillPart(eighthsWide, painter)
    }
    if let barHeight {
      return isCentredBar ? fillCentredBar(painter, barHeight) : fillBar(painter, barHeight, in: drawn)
    }
    // Half a row lower it is as high as a row: there are no eighths on both sides of one.
    if nudge.row != 0, drawn.size.rows == 1, canBeBar { return fillMasks(painter, paint, evenOdd: false) }
    if let lowHeight, drawn.size.columns == 1, drawn.size.rows == 1, outline.hasBoxSides, isUpright, !isBar {
      // A mark on a bar that is drawn as a line is a piece of that line.
      if lowHeight <= Hairline.mostOfBar, Hairline.isHeavy(drawn.minColumn, drawn.minRow, painter) {
        return painter.put(Hairline.heavy, drawn.minColumn, drawn.minRow, paint.representative)
      }
      let eighths = max(1, min(8, Int((lowHeight / Points.perRow * 8).rounded())))
      return painter.lay(Hairline.heights[eighths - 1], drawn.minColumn, drawn.minRow, paint.representative)
    }
    if let lowHeight, isUpright, !isBar, isShortPieceOfBar(painter) {
      return Hairline.drawLow(lowHeight, in: drawn, paint: paint, painter)
    }
    let line = beginsBefore ? lineToDot : drawn
    if isBesideDisc, isBar, isUpright {
      return Hairline.draw(.horizontal, in: line, isHeavy: true, paint: paint, painter)
    }
    if let lowHeight, isBar, isUpright {
      let height = hasMark ? min(lowHeight, Hairline.mostOfBar) : lowHeight
      return Hairline.drawLow(height, in: line, paint: paint, painter)
    }
    if outline == .rectangle, isUpright, nudge.row == 0, !showsHalfEdges { return painter.fill(drawn, paint: paint) }
    if drawn.size.rows == 1, isUpright, outline != .path, outline != .arc {
      return fillInOneRow(painter)
    }
    fillMasks(painter, paint, evenOdd: style.isEOFilled)
  }

  func fillMasks(_ painter: Painter, _ paint: Paint, evenOdd: Bool, isGleam: Bool = false) {
    let masks = masks { size in ShapeCoverage.parts(turned(in: rect), size, of: outline, evenOdd: evenOdd) }
    let isTaken = painter.isTaken(nudge.rowBeside(drawn), by: nudge)
    painter.shading(paint, drawn) { fillCells(painter, masks, paint, isTaken: isTaken, isGleam: isGleam) }
  }

  private func fillCells(_ painter: Painter, _ masks: [UInt8], _ paint: Paint, isTaken: Bool, isGleam: Bool) {
    eachCell(masks, paint) { mask, column, row, color in
      if isTaken, isInTakenHalf(row) { return }
      // Between the letters that stand on its edge there is no notch.
      let isUnderLetters = carried?.contains(CellPoint(column: column, row: row)) == true
      if mask == Quadrants.full || isUnderLetters && CellParts.part(mask).isMost {
        // What a line stands for lies behind letters that are drawn already.
        if isGleam {
          painter.change(column, row) { cell in
            let isSolid = cell.isSolid
            cell.background = painter.mixed(color, over: cell.background)
            if isSolid { cell.foreground = cell.background }
          }
        } else if isRoundIcon {
          painter.fillWhole(column, row, color)
        } else {
          painter.tint(column, row, color)
        }
      } else if drawn.contains(CellPoint(column: column, row: row)) || painter.isBlank(column, row)
        || painter.isEdge(mask, column, row)
      {
        painter.lay(CellParts.part(mask), column, row, color)
      }
    }
  }

  /// Whether it is a disc that is no ground of a whole card.
  private var isRoundIcon: Bool {
    outline == .circle && drawn.size.rows <= Self.mostOfIcon
  }
  /// The rows of the highest disc that is one thing among others.
  static let mostOfIcon = 6

  /// Whether a row is one of halves that is left out where the row beside is taken: of a disc around a line of text both,
  /// as one alone is no edge of it.
  private func isInTakenHalf(_ row: Int) -> Bool {
    if outline == .circle, drawn.size.rows == 2, let carried, carried.size.rows == 1 { return row != carried.minRow }
    return row < drawn.minRow || row >= drawn.maxRow
  }

  /// A disc without anything on it is a dot, also where it is wider than a letter; with letters on it, it is their ground.
  private func fillInOneRow(_ painter: Painter) {
    let isLonely = carried == nil
    if isLonely, isDot { return putDot(columnOfDot, painter) }
    if isLonely, outline == .circle, drawn.size.columns <= 4 {
      return putDot(drawn.minColumn + (drawn.size.columns - 1) / 2, painter)
    }
    if outline == .circle, let carried, carried.size.columns == 1, strip == drawn, drawn.size.columns == 2,
      fillAroundLetter(carried.minColumn, painter)
    {
      return
    }
    let strip = strip
    guard hasHalfSides(strip) else { return painter.fillStrip(strip, paint: paint) }
    for column in strip.minColumn..<strip.maxColumn {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      switch column {
      case strip.minColumn: painter.lay(Quadrants.glyph(0b1010), column, strip.minRow, color)
      case strip.maxColumn - 1: painter.lay(Quadrants.glyph(0b0101), column, strip.minRow, color)
      default: painter.tint(column, strip.minRow, color)
      }
    }
  }

  /// Whether half of its outer columns are a disc.
  private func hasHalfSides(_ strip: CellRect) -> Bool {
    guard outline == .circle, let carried, carried.minColumn > strip.minColumn, carried.maxColumn < strip.maxColumn
    else { return false }
    // Three columns are half as wide again as a row is high.
    if strip.size.columns == 3, carried.size.columns == 1 { return (columnsOfSign ?? 0) <= 3 }
    return columnsOfSign.map { $0 <= Double(strip.size.columns) - 0.75 } ?? false
  }

  /// The column of its dot: the one that is nearer to what it lies in, or the last one at the end of a bar, of which there would
  /// be a column left.
  var columnOfDot: Int {
    nudge.column > 0 || isAtEndOfBar && drawn.size.columns == 2 ? drawn.minColumn + 1 : drawn.minColumn
  }

  /// A dot; within a ring of one row it is one sign with it, and under a smaller disc it is the ground of that.
  private func putDot(_ column: Int, _ painter: Painter) {
    if let colorOfDot {
      painter.tint(column, drawn.minRow, paint.representative)
      return painter.lay(Self.dot, column, drawn.minRow, colorOfDot)
    }
    if isUnderDot { return painter.tint(column, drawn.minRow, paint.representative) }
    let point = CellPoint(column: column, row: drawn.minRow)
    let isInRing = painter.grid.bounds.contains(point) && painter.grid[column, point.row].glyph == Self.ring
    painter.lay(isInRing ? Self.dotInRing : Self.dot, column, point.row, paint.representative)
  }

  /// The cell of its dot, where it is one.
  var cellAsDot: CellRect? {
    guard case .fill = drawing, !paint.isInvisible, carried == nil, drawn.size.rows == 1, outline == .circle,
      drawn.size.columns <= 2
    else { return nil }
    return CellRect(column: columnOfDot, row: drawn.minRow, columns: 1, rows: 1)
  }

  /// The letter on a disc of two columns, of which there is no middle: the disc has the letter's column and a half of
  /// those on both sides, or on one where the other isn't free.
  private func fillAroundLetter(_ letter: Int, _ painter: Painter) -> Bool {
    let row = drawn.minRow
    let sides = [(letter - 1, UInt8(0b1010)), (letter + 1, UInt8(0b0101))].filter { column, _ in
      painter.window.contains(CellPoint(column: column, row: row)) && painter.isBlank(column, row)
    }
    guard !sides.isEmpty else { return false }
    painter.tint(letter, row, paint.color(column: letter, row: row, in: drawn))
    for (column, half) in sides {
      painter.lay(Quadrants.glyph(half), column, row, paint.color(column: column, row: row, in: drawn))
    }
    return true
  }

  /// Some eighths of a column.
  private func fillPart(_ eighths: Int, _ painter: Painter) {
    let glyph = Glyph(Unicode.Scalar(0x2590 - UInt32(eighths)) ?? "█")
    for row in drawn.minRow..<drawn.maxRow {
      painter.lay(glyph, drawn.minColumn, row, paint.color(column: drawn.minColumn, row: row, in: drawn))
    }
  }

  /// Whole rows from the bottom, and the part of a row that is left.
  private func fillBar(_ painter: Painter, _ height: Double, in drawn: CellRect) {
    let eighths = max(1, Int((height / Points.perRow * 8).rounded()))
    let (rows, part) = eighths.quotientAndRemainder(dividingBy: 8)
    let whole = CellRect(
      column: drawn.minColumn, row: drawn.maxRow - min(rows, drawn.size.rows), columns: drawn.size.columns,
      rows: min(rows, drawn.size.rows))
    for row in whole.minRow..<whole.maxRow {
      for column in whole.minColumn..<whole.maxColumn {
        painter.fillWhole(column, row, paint.color(column: column, row: row, in: drawn))
      }
    }
    guard part > 0, whole.minRow > drawn.minRow else { return }
    for column in drawn.minColumn..<drawn.maxColumn {
      let color = paint.color(column: column, row: whole.minRow - 1, in: drawn)
      painter.lay(Hairline.heights[part - 1], column, whole.minRow - 1, color)
    }
  }

  /// As much above the middle as below it.
  private func fillCentredBar(_ painter: Painter, _ height: Double) {
    let most = drawn.size.rows * 8
    let eighths = min(most, max(1, Int((height / Points.perRow * 8).rounded())))
    let top = (most - eighths) / 2
    for row in 0..<drawn.size.rows {
      let (first, last) = (max(0, top - row * 8), min(8, top + eighths - row * 8))
      if first >= last { continue }
      let isApart = first > 0 && last < 8
      for column in drawn.minColumn..<drawn.maxColumn {
        let color = paint.color(column: column, row: drawn.minRow + row, in: drawn)
        if last - first == 8 || isApart && last - first >= Self.mostOfMark {
          painter.fillWhole(column, drawn.minRow + row, color)
        } else if isApart {
          painter.put(last - first > 2 ? Self.mark : Self.line, column, drawn.minRow + row, color)
        } else if let part = CellParts.eighths(from: first, to: last) {
          painter.lay(part, column, drawn.minRow + row, color)
        }
      }
    }
  }

  /// Parts of a row with nothing of it above and below: the sign of its middle, and a line.
  private static let mark = Glyph("■")
  private static let line = Glyph("━")
  /// From so many eighths on it is the whole row.
  private static let mostOfMark = 6

  /// The columns of the widest bar of a row of levels.
  private static let mostOfLevel = 2

  /// A shape lower than half a row is drawn as a heavy line, one of a part of a row without letters on it as that: each is
  /// as high as it would be on a phone.
  private var isBar: Bool {
    let most =
      hasLettersInRow ? Hairline.mostOfBar : hasMark ? Hairline.mostUnderMark : Hairline.mostOfPart
    guard let lowHeight, lowHeight <= most else { return false }
    guard drawn.size.rows == 1, outline != .path, !outline.isRound else { return false }
    // Narrow parts of a line, such as the steps of an order, are drawn like its wide ones; a dot or a level is none.
    return drawn.size.columns > 2 || !hasOwnWidth && outline.hasBoxSides
      || lowHeight > Hairline.mostOfBar && outline.hasBoxSides
  }

  /// Whether it is the first columns of a bar that is lower than a row, too few to be a line by themselves.
  private func isShortPieceOfBar(_ painter: Painter) -> Bool {
    guard let lowHeight, lowHeight <= Hairline.mostOfPart, drawn.size == CellSize(columns: 2, rows: 1), !hasLettersInRow
    else { return false }
    return outline.hasBoxSides && Hairline.isBar(in: drawn, painter)
  }

  /// A circle of up to two columns is a dot; so is anything round in a single cell.
  private var isDot: Bool { drawn.size.columns == 1 || (outline == .circle && drawn.size.columns == 2) }
  private static let dot = Glyph("●")
  private static let ring = Glyph("○")
  private static let dotInRing = Glyph("◉")
}
