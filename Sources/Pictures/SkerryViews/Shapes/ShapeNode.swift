import SkerryCells

/// Draws a shape: fills as backgrounds with quadrant blocks at the edges, boxes as lines, everything else as dots.
package final class ShapeNode: Node, HairlineNode, ScalableNode, GroundNode {
  package enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }
  package override var ground: (any GroundNode)? { self }
  package override var hairlineFill: (any HairlineNode)? { self }
  let outline: _ShapeOutline
  private let path: (LayoutRect) -> Path
  private let drawing: Drawing
  let paint: Paint
  /// The height, in points, of a bar among others on a common line; `nil` for what is no bar.
  package var barHeight: Double?
  /// Whether a frame says how wide it is.
  package var hasOwnWidth = false
  /// The size that frames give it, in points, which rarely is one of whole cells.
  private var ownSize: (width: Double?, height: Double?) = (nil, nil)
  /// The cells of what stands on the shape.
  var carried: CellRect?
  /// Whether letters stand in its rows, on it or on what lies beside it: all of a bar is as high as its part with letters.
  private var hasLettersInRow = false
  /// The way to the middle of what stands on it.
  var nudge = Nudge.none
  /// Whether it has but half of its first and last row: as much as the padding between it and a line of text has on a phone.
  package var hasHalfEdges = false
  /// Turns the shape while it is drawn; layout does not change.
  package var rotation = Angle.zero
  /// Draws the shape seen in a mirror.
  package var isMirrored = false
  package var hairline: Axis?
  package var isHeavy = false
  package var scaling = Scaling()
  /// The height, in points, of a frame that is lower than a row.
  private let lowHeight: Double?
  private var cached: (area: CellSize, rect: LayoutRect, hasLetters: Bool, masks: [UInt8])?

  package init<S: Shape>(_ shape: S, drawing: Drawing, paint: Paint, lowHeight: Double? = nil, pass: RenderPass) {
    self.lowHeight = lowHeight
    outline = shape._outline
    path = { shape._cellPath(in: $0) }
    self.drawing = drawing
    // A colour that no catalogue has is the accent's for letters alone.
    var paint = paint
    if let name = paint.missingName, Color.said(name) == nil {
      paint = Paint(.clear)
      paint.missingName = name
    }
    self.paint = paint
    super.init(pass: pass)
  }

  /// A shape as a view, in the direction of what is around it.
  convenience init<S: Shape>(_ shape: S, drawing: Drawing, paint: Paint, in context: ViewContext) {
    let values = context.environment.values
    self.init(shape, drawing: drawing, paint: paint, lowHeight: values.lowHeight, pass: context.pass)
    isMirrored = shape.layoutDirectionBehavior.isMirrored(in: values.layoutDirection)
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CellSize {
    let columns = proposal.columns ?? Points.columns(Self.idealLength)
    let rows = proposal.rows ?? Points.rows(Self.idealLength)
    guard outline.isRound else { return CellSize(columns: columns, rows: rows) }
    // A ring as low as a line has a column on each side of what stands in it: with two columns it has no middle.
    if rows == 1, columns > Self.columnsOfLowRing, case .stroke = drawing {
      // Two letters have their middle in a frame of four.
      let isEven = columns == 4 && ownSize.width.map(Points.gapColumns) == 4
      return CellSize(columns: isEven ? 4 : Self.columnsOfLowRing, rows: 1)
    }
    return Self.square(columns: columns, rows: rows)
  }

  private static let columnsOfLowRing = 3

  /// The length that a shape takes where nothing is offered, in points.
  private static let idealLength = 10.0

  /// The cells of the largest square of points within an area.
  package static func square(columns: Int, rows: Int) -> CellSize {
    if columns >= Proposal.unbounded, rows >= Proposal.unbounded { return CellSize(columns: columns, rows: rows) }
    let (width, height) = (Double(columns) * Points.perColumn, Double(rows) * Points.perRow)
    // A square of points rounds to cells that are off by up to half a row: all of them belong to it.
    if rows > 1 || columns == 3, abs(width - height) <= Points.perRow / 2 {
      return CellSize(columns: columns, rows: rows)
    }
    let side = min(width, height)
    return CellSize(columns: min(columns, Points.gapColumns(side)), rows: min(rows, Points.solidRows(side)))
  }

  package override func placeChildren(_ proposal: Proposal) {
    // What an earlier layout put on it is gone.
    (carried, hasLettersInRow, nudge, hasHalfEdges) = (nil, false, .none, false)
    pass.remarkMissingColor(of: paint)
  }

  /// Takes over the lengths of a frame around it; those of the innermost one count.
  func takeOwnSize(width: Double?, height: Double?) {
    ownSize = (ownSize.width ?? width, ownSize.height ?? height)
  }

  /// Whether it can lie half a row lower: a disc or ring of some rows with nothing on it.
  var canSink: Bool { outline.isRound && drawn.size.rows > 1 && nudge == .none && carried == nil }

  /// Goes by half a cell to the middle of what it lies in.
  func centre(on rect: CellRect) {
    nudge = Nudge(from: drawn, to: rect)
    gatherBounds()
  }

  /// Goes half a row down, to the middle of a row of views.
  func sink() {
    nudge.row = 1
    gatherBounds()
  }

  // MARK: Under letters

  package var isMoved: Bool { nudge != .none }

  package func stand(under ink: CellRect, isAbove: Bool) {
    if isAbove, case .fill = drawing { return }
    carried = frame.intersection(ink).isEmpty ? nil : ink
    hasLettersInRow = ink.minRow < frame.maxRow && ink.maxRow > frame.minRow
    nudge = isMovable(to: ink) ? Nudge(from: drawn, to: ink) : .none
    // What is as wide as it is offered has no middle of its own.
    if !outline.isRound { nudge.column = 0 }
    gatherBounds()
  }

  package var moveOfBar: BarMove? {
    guard nudge.row != 0, !outline.isRound else { return nil }
    return BarMove(rows: drawn.minRow..<drawn.maxRow, half: nudge.row)
  }

  package func move(along bar: BarMove) {
    guard case .fill = drawing, nudge == .none, !outline.isRound, drawn.minRow..<drawn.maxRow == bar.rows else {
      return
    }
    nudge.row = bar.half
    gatherBounds()
  }

  /// Discs and rings move to their letters, and round ends of two rows to a single line; cards and stripes stay.
  private func isMovable(to ink: CellRect) -> Bool {
    guard drawn.size.rows > 1, drawn.union(ink) == drawn else { return false }
    if outline.isRound { return drawn.size.rows <= 6 }
    return outline == .rounded && drawn.size.rows == 2 && ink.size.rows == 1
  }

  /// The cells of a shape of one row, with what stands on it: on a phone letters may be wider than a disc, but then they
  /// don't hide it.
  var strip: CellRect {
    guard let carried, carried.minRow <= drawn.minRow, carried.maxRow > drawn.minRow else { return drawn }
    let ink = CellRect(column: carried.minColumn, row: drawn.minRow, columns: carried.size.columns, rows: 1)
    if case .stroke = drawing, drawn.size.columns == 4, ink.size.columns == 1 {
      return CellRect(column: ink.minColumn - 1, row: ink.minRow, columns: 3, rows: 1).intersection(drawn)
    }
    return ink.size.columns <= 6 ? drawn.union(ink) : drawn
  }

  package override var ownBounds: CellRect {
    drawn.isEmpty ? frame : frame.union(nudge.area(of: drawn)).union(drawn.size.rows == 1 ? strip : drawn)
  }

  // MARK: Drawing

  /// The cells the shape is drawn in.
  var drawn: CellRect { scaling.frame(in: frame) }
  /// The rows that it fills, without those of which it has a half: nothing but a fill can be drawn in those.
  private var wholeRows: CellRect {
    guard nudge.row != 0, drawn.size.rows > 1 else { return drawn }
    return CellRect(
      column: drawn.minColumn, row: drawn.minRow + max(0, nudge.row), columns: drawn.size.columns,
      rows: drawn.size.rows - 1)
  }
  /// All cells that it touches.
  var area: CellRect { nudge.area(of: drawn) }

  package override func draw(_ painter: Painter) {
    if paint.isInvisible { return }
    switch drawing {
    case .fill(let style): fill(painter, style)
    case .stroke(let style): stroke(painter, style)
    }
  }

  func turned(in rect: LayoutRect) -> Path {
    if carried != nil, drawn.size.rows > 1, isSmallDisc(rect) {
      // Half a row above a letter and half a row below are its round edges, as there are none of a quarter.
      let side = min(rect.width, rect.height)
      let factor = (side + Points.perRow / 2) / side
      return path(rect).mapped { LayoutPoint(x: $0.x, y: rect.midY + ($0.y - rect.midY) * factor) }
    }
    let turned = path(rect).rotated(by: rotation, in: rect)
    return isMirrored ? turned.mapped { LayoutPoint(x: 2 * rect.midX - $0.x, y: $0.y) } : turned
  }

  /// Where it is drawn, in points from the corner of all cells that it touches. What is round has the size of its frame,
  /// not that of the cells to which it was rounded.
  var rect: LayoutRect {
    let rect = nudge.rect(of: drawn)
    if outline.isRound || outline == .ellipse, drawn == frame, drawn.size.rows > 1 {
      let own = rect.around(ownSize)
      // The edges of a disc of three columns are round only at halves of rows.
      guard isSmallDisc(own), carried == nil else { return own }
      let top = (own.minY / (Points.perRow / 2)).rounded(.down) * Points.perRow / 2
      return LayoutRect(x: own.minX, y: top, width: own.width, height: own.height)
    }
    return showsHalfEdges
      ? LayoutRect(
        x: rect.minX, y: rect.minY + Points.perRow / 2, width: rect.width, height: rect.height - Points.perRow) : rect
  }

  /// Whether it is a disc that isn't round wherever it lies.
  private func isSmallDisc(_ rect: LayoutRect) -> Bool {
    if case .fill = drawing { outline == .circle && min(rect.width, rect.height) < Self.leastOfRound } else { false }
  }
  /// From this side on, in points, a disc is round wherever it lies.
  private static let leastOfRound = 28.0

  private var showsHalfEdges: Bool { hasHalfEdges && nudge.row == 0 && drawn.size.rows >= 3 && outline.hasBoxSides }

  func masks(_ make: (CellSize) -> [UInt8]) -> [UInt8] {
    let (size, rect, hasLetters) = (area.size, rect, carried != nil)
    if let cached, cached.area == size, cached.rect == rect, cached.hasLetters == hasLetters { return cached.masks }
    let masks = make(size)
    cached = (size, rect, hasLetters, masks)
    return masks
  }

  func eachCell(_ masks: [UInt8], _ paint: Paint, _ body: (UInt8, Int, Int, RGBA) -> Void) {
    for (index, mask) in masks.enumerated() where mask != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: area.size.columns)
      let point = CellPoint(column: area.minColumn + column, row: area.minRow + row)
      body(mask, point.column, point.row, paint.color(column: point.column, row: point.row, in: drawn))
    }
  }

  private func fill(_ painter: Painter, _ style: FillStyle) {
    if drawn.isEmpty { return }
    if outline == .path, let line = path(rect).strokedWith { return stroke(painter, line) }
    // Bars that grow from their bottom, such as the levels of a sound, have heights of parts of a row.
    if frame.size.columns <= Self.mostOfLevel, canBeBar, let height = scaling.barHeight(in: frame) {
      return fillBar(painter, height, in: frame)
    }
    if let slope = Hairline.slope(of: rotation, in: frame, thickness: lowHeight), canBeTurned {
      return Hairline.draw(slope, in: frame, paint: paint, painter)
    }
    if let hairline { return Hairline.draw(hairline, in: wholeRows, isHeavy: isHeavy, paint: paint, painter) }
    let isUpright = rotation == .zero
    if let barHeight { return fillBar(painter, barHeight, in: drawn) }
    if let lowHeight, drawn.size.columns == 1, drawn.size.rows == 1, outline.hasBoxSides, isUpright, !isBar {
      let eighths = max(1, min(8, Int((lowHeight / Points.perRow * 8).rounded())))
      return painter.lay(Hairline.heights[eighths - 1], drawn.minColumn, drawn.minRow, paint.representative)
    }
    if let lowHeight, isBar, isUpright { return Hairline.drawLow(lowHeight, in: drawn, paint: paint, painter) }
    if outline == .rectangle, isUpright, nudge.row == 0, !showsHalfEdges { return painter.fill(drawn, paint: paint) }
    if drawn.size.rows == 1, isUpright, outline != .path, outline != .arc {
      return fillInOneRow(painter)
    }
    fillMasks(painter, paint, evenOdd: style.isEOFilled)
  }

  func fillMasks(_ painter: Painter, _ paint: Paint, evenOdd: Bool, isGleam: Bool = false) {
    let masks = masks { size in ShapeCoverage.parts(turned(in: rect), size, of: outline, evenOdd: evenOdd) }
    let isTaken = painter.isTaken(nudge.rowBeside(drawn), by: nudge)
    eachCell(masks, paint) { mask, column, row, color in
      if isTaken, isInTakenHalf(row) { return }
      // Between the letters that stand on its edge there is no notch.
      let isUnderLetters = carried?.contains(CellPoint(column: column, row: row)) == true
      if mask == Quadrants.full || isUnderLetters && CellParts.part(mask).isMost {
        // What a line stands for lies behind letters that are drawn already.
        if isGleam {
          painter.change(column, row) { $0.background = painter.mixed(color, over: $0.background) }
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

  /// Whether a row is one of halves that is left out where the row beside is taken: of a disc around a line of text both,
  /// as one alone is no edge of it.
  private func isInTakenHalf(_ row: Int) -> Bool {
    if outline == .circle, drawn.size.rows == 2, let carried, carried.size.rows == 1 { return row != carried.minRow }
    return row < drawn.minRow || row >= drawn.maxRow
  }

  /// A disc without anything on it is a dot, also where it is wider than a letter; with letters on it, it is their ground.
  private func fillInOneRow(_ painter: Painter) {
    let isLonely = carried == nil
    if isLonely, isDot { return painter.lay(Self.dot, drawn.minColumn, drawn.minRow, paint.representative) }
    if isLonely, outline == .circle, drawn.size.columns <= 4 {
      return painter.lay(Self.dot, drawn.minColumn + (drawn.size.columns - 1) / 2, drawn.minRow, paint.representative)
    }
    let strip = strip
    // Three columns are half as wide again as a row is high: half of the outer ones is a disc.
    guard outline == .circle, strip.size.columns == 3, carried?.size.columns == 1 else {
      return painter.fillStrip(strip, paint: paint)
    }
    for column in strip.minColumn..<strip.maxColumn {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      switch column {
      case strip.minColumn: painter.lay(Quadrants.glyph(0b1010), column, strip.minRow, color)
      case strip.maxColumn - 1: painter.lay(Quadrants.glyph(0b0101), column, strip.minRow, color)
      default: painter.tint(column, strip.minRow, color)
      }
    }
  }

  /// Whether the shape may be a bar among others: a fill with straight sides.
  package var canBeBar: Bool { if case .fill = drawing { outline.hasBoxSides && rotation == .zero } else { false } }

  /// Whether it is a bar that may lie aslant.
  private var canBeTurned: Bool { if case .fill = drawing { outline.hasBoxSides } else { false } }

  /// Whether it is an area that can be seen.
  fileprivate var isVisibleFill: Bool { if case .fill = drawing { !paint.isInvisible } else { false } }

  /// The colour in which it is seen; `nil` if it isn't.
  var seenColor: RGBA? { paint.isInvisible ? nil : paint.representative }

  /// Whether it is drawn as a box of lines.
  package var isBoxOutline: Bool {
    if case .stroke = drawing { outline.hasBoxSides && rotation == .zero && drawn.size.rows > 1 } else { false }
  }

  /// Whether that box can be seen.
  package var isVisibleOutline: Bool { isBoxOutline && !paint.isInvisible }

  /// The rows of a bar of a height in points; an eighth of a row more is none.
  package static func barRows(_ height: Double) -> Int {
    max(1, Int(((height - Points.perRow / 6) / Points.perRow).rounded(.up)))
  }

  /// Whole rows from the bottom, and the part of a row that is left.
  private func fillBar(_ painter: Painter, _ height: Double, in drawn: CellRect) {
    let eighths = max(1, Int((height / Points.perRow * 8).rounded()))
    let (rows, part) = eighths.quotientAndRemainder(dividingBy: 8)
    let whole = CellRect(
      column: drawn.minColumn, row: drawn.maxRow - min(rows, drawn.size.rows), columns: drawn.size.columns,
      rows: min(rows, drawn.size.rows))
    painter.fill(whole, paint: paint, area: drawn)
    guard part > 0, whole.minRow > drawn.minRow else { return }
    for column in drawn.minColumn..<drawn.maxColumn {
      let color = paint.color(column: column, row: whole.minRow - 1, in: drawn)
      painter.lay(Hairline.heights[part - 1], column, whole.minRow - 1, color)
    }
  }

  /// The columns of the widest bar of a row of levels.
  private static let mostOfLevel = 2

  /// A shape lower than half a row is drawn as a heavy line, one of a part of a row without letters on it as that: each is
  /// as high as it would be on a phone.
  private var isBar: Bool {
    guard let lowHeight, lowHeight <= (hasLettersInRow ? Hairline.mostOfBar : Hairline.mostOfPart) else {
      return false
    }
    guard drawn.size.rows == 1, outline != .path, !outline.isRound else { return false }
    // Narrow parts of a line, such as the steps of an order, are drawn like its wide ones; a dot or a level is none.
    return drawn.size.columns > 2 || !hasOwnWidth && outline.hasBoxSides
      || lowHeight > Hairline.mostOfBar && outline.hasBoxSides
  }

  /// A circle of up to two columns is a dot; so is anything round in a single cell.
  private var isDot: Bool { drawn.size.columns == 1 || (outline == .circle && drawn.size.columns == 2) }
  private static let dot = Glyph("●")
}

extension Node {
  /// Whether it is the fill of a shape that can be seen.
  package final var isFill: Bool { (self as? ShapeNode)?.isVisibleFill ?? false }
}

/// Which parts of cells lie inside an outline.
nonisolated package enum ShapeCoverage {
  package static func quadrants(_ path: Path, _ size: CellSize, evenOdd: Bool = false) -> [UInt8] {
    let samples = PathSampler.quadrants(columns: size.columns, rows: size.rows).inside(path, evenOdd: evenOdd)
    return Quadrants.masks(samples, columns: size.columns, rows: size.rows)
  }

  /// What an outline of a known form fills: what is round, in eighths of cells; anything else in quadrants, as bars and
  /// pieces of charts have edges that meet.
  static func parts(
    _ path: Path, _ size: CellSize, of outline: _ShapeOutline, evenOdd: Bool = false
  ) -> [UInt8] {
    switch outline {
    case .circle, .ellipse: return CellParts.nearest(path, size, evenOdd: evenOdd)
    case .rounded where size.rows <= rowsOfIcon && size.columns <= 2 * size.rows + 1 && size.rows > 1:
      // Of an icon's side a quadrant is too large a part: its corners are round only where more than that is missing.
      let fine = CellParts.samples(path, size, evenOdd: evenOdd)
      return zip(quadrants(path, size, evenOdd: evenOdd), fine).map { mask, samples in
        mask.nonzeroBitCount == 3 && samples.nonzeroBitCount >= leastOfCorner ? Quadrants.full : mask
      }
    default: return quadrants(path, size, evenOdd: evenOdd)
    }
  }

  private static let rowsOfIcon = 3
  /// The samples of 64 that a corner has that looks sharp.
  private static let leastOfCorner = 46
}
