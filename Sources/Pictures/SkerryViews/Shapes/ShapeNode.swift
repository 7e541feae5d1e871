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
  let path: (LayoutRect) -> Path
  let drawing: Drawing
  let paint: Paint
  /// The height, in points, of a bar among others on a common line; `nil` for what is no bar.
  package var barHeight: Double?
  /// Whether that line goes through the middle of the bars.
  package var isCentredBar = false
  /// Whether it joins discs, or lies beside one, in a row: their middle is its own.
  var isBesideDisc = false
  /// The eighths of a column that it fills, from the left, where the rest is the gap to the next bar.
  var eighthsWide: Int?
  /// The sign or the letters around which it is a ring.
  weak var signInside: Node?
  /// How wide it is on a phone, in columns, where it lies behind a padded sign in one row, all of which is the disc then.
  var columnsOfSign: Double?
  /// Whether a frame says how wide it is.
  package var hasOwnWidth = false
  /// The size that frames give it, in points, which rarely is one of whole cells.
  private var ownSize: (width: Double?, height: Double?) = (nil, nil)
  /// The cells of what stands on the shape.
  var carried: CellRect?
  /// Whether letters stand in its rows, on it or on what lies beside it: all of a bar is as high as its part with letters.
  var hasLettersInRow = false
  /// The way to the middle of what stands on it.
  var nudge = Nudge.none
  /// Whether it went half a row up to words beside it; where words stand above it, it stays in its rows.
  var isRaised = false
  /// Whether a smaller disc lies on it, in the same row.
  var isUnderDot = false
  /// The colour of a disc on it of which cells leave nothing.
  var colorOfDot: RGBA?
  /// Whether it is a mark at the trailing end of a bar.
  var isAtEndOfBar = false
  /// Whether it is a line that has the last column of the dot before it, which stands in the first.
  var beginsBefore = false
  /// Whether a round mark lies on it, such as the knob of a slider.
  var hasMark = false
  /// Whether it is such a mark itself, of two rows, around the middle of a bar.
  private(set) var isAroundBar = false
  /// The large letters below it, which a line across them leaves as they are.
  private(set) var spared: CellRect?
  /// Whether it is a filled disc in a single row.
  var isDiscOfOneRow: Bool {
    guard case .fill = drawing else { return false }
    return outline == .circle && frame.size.rows == 1
  }
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
  let lowHeight: Double?
  private var cached: (area: CellSize, rect: LayoutRect, hasLetters: Bool, masks: [UInt8])?

  package init<S: Shape>(_ shape: S, drawing: Drawing, paint: Paint, lowHeight: Double? = nil, pass: RenderPass) {
    self.lowHeight = lowHeight
    outline = shape._outline
    path = { shape._cellPath(in: $0) }
    self.drawing = drawing
    // A colour that no catalogue has is the accent's for letters alone: what they stand on has to be told from them.
    var paint = paint
    if let name = paint.missingName, Color.said(name) == nil {
      paint = Paint(Self.unknown)
      paint.missingName = name
    }
    self.paint = paint
    super.init(pass: pass)
  }

  /// The color of a shape of which nothing is known but a name.
  private static let unknown = RGBA(hex: 0x787880, alpha: 0.36)

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
      return CellSize(columns: min(columns, max(isEven ? 4 : Self.columnsOfLowRing, columnsAroundSign)), rows: 1)
    }
    // So has a disc that takes what it is offered.
    if rows == 1, case .fill = drawing, ownSize.width == nil, columns >= Self.columnsOfLowRing, columnsAroundSign > 0 {
      return CellSize(columns: min(columns, columnsAroundSign), rows: 1)
    }
    if columnsOfSign != nil, rows == 1 { return CellSize(columns: columns, rows: 1) }
    return Self.square(columns: columns, rows: rows)
  }

  private static let columnsOfLowRing = 3
  /// Those of one around a sign of several columns.
  var columnsAroundSign: Int { signInside.flatMap { RingSides.columns(around: $0) } ?? 0 }

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
    (carried, hasLettersInRow, nudge, hasHalfEdges, isRaised) = (nil, false, .none, false, false)
    (hasMark, isAroundBar, spared) = (false, false, nil)
    (isUnderDot, colorOfDot, isAtEndOfBar, beginsBefore) = (false, nil, false, false)
    pass.remarkMissingColor(of: paint)
  }

  /// Takes over the lengths of a frame around it; those of the innermost one count.
  func takeOwnSize(width: Double?, height: Double?) {
    ownSize = (ownSize.width ?? width, ownSize.height ?? height)
  }

  /// Whether it can lie half a row lower: a disc or ring of some rows with nothing on it, or a thin bar about as high as a
  /// row.
  var canSink: Bool {
    guard nudge == .none, carried == nil else { return false }
    return outline.isRound ? drawn.size.rows > 1 : isShortBar
  }

  /// Whether it is a dot, a ring or a small box in two columns, of which none is the middle: it stands in the one that is nearer to that of what
  /// it lies in.
  var isLoneDot: Bool {
    guard nudge == .none, carried == nil else { return false }
    if isSmallBox { return true }
    return outline == .circle && drawn.size == CellSize(columns: 2, rows: 1)
  }

  /// Whether it is the outline of a square, as high as a letter, in which nothing stands.
  var isSmallBox: Bool {
    guard case .stroke(let style) = drawing, !style.isDashed, carried == nil, rotation == .zero else { return false }
    guard outline.hasBoxSides, drawn.size == CellSize(columns: 2, rows: 1), let width = ownSize.width else {
      return false
    }
    return ownSize.height == width
  }

  private var isShortBar: Bool {
    guard canBeBar, drawn.size == CellSize(columns: 1, rows: 1), barHeight == nil, let height = ownSize.height else {
      return false
    }
    return height > Points.perRow / 2
  }

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
    if isAbove, case .fill = drawing {
      if hairline != nil, ink.size.rows > 1 { spared = ink }
      return
    }
    isRaised = false
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
    guard !drawn.isEmpty else { return frame }
    if beginsBefore { return lineToDot }
    var bounds = frame.union(nudge.area(of: drawn)).union(drawn.size.rows == 1 ? strip : drawn)
    if case .stroke = drawing, drawn.size.rows == 1, let carried {
      bounds = bounds.union(RingSides.room(around: carried.columnRange, in: strip))
    }
    guard drawn.size.rows == 1, outline == .circle, let carried, carried.size.columns == 1 else { return bounds }
    // A disc may have a half of the cells on both sides of a letter.
    return bounds.union(CellRect(column: carried.minColumn - 1, row: drawn.minRow, columns: 3, rows: 1))
  }

  // MARK: Drawing

  /// The cells the shape is drawn in.
  var drawn: CellRect { scaling.frame(in: frame) }
  /// The rows that it fills, without those of which it has a half: nothing but a fill can be drawn in those.
  var wholeRows: CellRect {
    guard nudge.row != 0, drawn.size.rows > 1 else { return drawn }
    return CellRect(
      column: drawn.minColumn, row: drawn.minRow + max(0, nudge.row), columns: drawn.size.columns,
      rows: drawn.size.rows - 1)
  }
  /// All cells that it touches.
  var area: CellRect { nudge.area(of: drawn) }

  package override func draw(_ painter: Painter) {
    if paint.isInvisible { return }
    let way = nudge
    if isRaised, !canBeRaised(painter) { nudge = .none }
    defer { nudge = way }
    switch drawing {
    case .fill(let style): fill(painter, style)
    case .stroke(let style): stroke(painter, style)
    }
  }

  /// The cells of a line with the one that it has of the dot before it.
  var lineToDot: CellRect {
    CellRect(column: drawn.minColumn - 1, row: drawn.minRow, columns: drawn.size.columns + 1, rows: drawn.size.rows)
  }

  private func canBeRaised(_ painter: Painter) -> Bool {
    let above = nudge.rowBeside(drawn)
    return above.intersection(painter.grid.bounds) == above && !painter.isTaken(above, by: nudge)
  }

  func turned(in rect: LayoutRect) -> Path {
    if isAroundLine, drawn.size.rows > 1, isSmallDisc(rect) {
      // Half a row above a letter and half a row below are its round edges, as there are none of a quarter.
      let side = min(rect.width, rect.height)
      let factor = (side + Points.perRow / 2) / side
      return path(rect).mapped { LayoutPoint(x: $0.x, y: rect.midY + ($0.y - rect.midY) * factor) }
    }
    if nudge.row != 0, carried == nil, isLowDisc(rect) { return path(rect.inset(by: -Self.growthOfLowDisc)) }
    let turned = path(rect).rotated(by: rotation, in: rect)
    return isMirrored ? turned.mapped { LayoutPoint(x: 2 * rect.midX - $0.x, y: $0.y) } : turned
  }

  /// Where it is drawn, in points from the corner of all cells that it touches. What is round has the size of its frame,
  /// not that of the cells to which it was rounded.
  var rect: LayoutRect { if case .fill = drawing { rect(isFilled: true) } else { rect(isFilled: false) } }
  /// Where a disc of the same frame is drawn, of which the circle is the rim.
  var rectOfDisc: LayoutRect { rect(isFilled: true) }

  private func rect(isFilled: Bool) -> LayoutRect {
    let rect = nudge.rect(of: drawn)
    if outline.isRound || outline == .ellipse, drawn == frame, drawn.size.rows > 1 {
      let own = rect.around(ownSize)
      // The edges of a disc of three columns are round only at halves of rows.
      guard isFilled, isSmall(own), !isAroundLine else { return own }
      let top = (own.minY / (Points.perRow / 2)).rounded(.down) * Points.perRow / 2
      return LayoutRect(x: own.minX, y: top, width: own.width, height: own.height)
    }
    return showsHalfEdges
      ? LayoutRect(
        x: rect.minX, y: rect.minY + Points.perRow / 2, width: rect.width, height: rect.height - Points.perRow) : rect
  }

  /// Whether its middle is that of a line: of letters on it, or of a bar on which it lies.
  private var isAroundLine: Bool { carried != nil || isAroundBar && nudge.row != 0 }

  /// Lies around the middle of a bar in its first row, as far above it as below; where words stand above, in its own rows.
  func lie(aroundBarIn row: Int) {
    centre(on: CellRect(column: frame.minColumn, row: row, columns: frame.size.columns, rows: 1))
    (isAroundBar, isRaised) = (true, true)
  }

  /// Whether it is a disc that isn't round wherever it lies.
  private func isSmallDisc(_ rect: LayoutRect) -> Bool {
    if case .fill = drawing { isSmall(rect) } else { false }
  }
  private func isSmall(_ rect: LayoutRect) -> Bool {
    outline == .circle && min(rect.width, rect.height) < Self.leastOfRound
  }
  /// Whether it is a disc of two rows: half a row lower its corners are parts of cells of which it has hardly half.
  private func isLowDisc(_ rect: LayoutRect) -> Bool {
    guard case .fill = drawing, outline == .circle else { return false }
    return drawn.size.rows == 2 && min(rect.width, rect.height) >= Self.leastOfRound
  }
  private static let growthOfLowDisc = 2.0
  /// From this side on, in points, a disc is round wherever it lies.
  private static let leastOfRound = 28.0

  var showsHalfEdges: Bool { hasHalfEdges && nudge.row == 0 && drawn.size.rows >= 3 && outline.hasBoxSides }

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

  /// Whether it is a line around something, or a part of one.
  var isRing: Bool { if case .stroke = drawing { outline == .circle || outline == .arc } else { false } }

  /// Whether the shape may be a bar among others: a fill with straight sides.
  package var canBeBar: Bool { if case .fill = drawing { outline.hasBoxSides && rotation == .zero } else { false } }

  /// Whether it is a bar that may lie aslant.
  var canBeTurned: Bool { if case .fill = drawing { outline.hasBoxSides } else { false } }

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
}

extension Node {
  /// Whether it is the fill of a shape that can be seen.
  package final var isFill: Bool { (self as? ShapeNode)?.isVisibleFill ?? false }
}
