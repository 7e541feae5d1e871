import SkerryCells

/// Draws a shape: fills as backgrounds with quadrant blocks at the edges, boxes as lines, everything else as dots.
package final class ShapeNode: Node, HairlineNode, ScalableNode {
  package enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }
  private let outline: _ShapeOutline
  private let path: (LayoutRect) -> Path
  private let drawing: Drawing
  private let paint: Paint
  /// Turns the shape while it is drawn; layout does not change.
  package var rotation = Angle.zero
  /// Draws the shape seen in a mirror.
  package var isMirrored = false
  package var hairline: Axis?
  package var scaling = Scaling()
  /// The height, in points, of a frame that is lower than a row.
  private let lowHeight: Double?
  private var cached: (size: CellSize, masks: [UInt8])?

  package init<S: Shape>(_ shape: S, drawing: Drawing, paint: Paint, lowHeight: Double? = nil, pass: RenderPass) {
    self.lowHeight = lowHeight
    outline = shape._outline
    path = { shape._cellPath(in: $0) }
    self.drawing = drawing
    self.paint = paint
    super.init(pass: pass)
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CellSize {
    let columns = proposal.columns ?? Points.columns(Self.idealLength)
    let rows = proposal.rows ?? Points.rows(Self.idealLength)
    guard outline.isRound else { return CellSize(columns: columns, rows: rows) }
    return Self.square(columns: columns, rows: rows)
  }

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

  // MARK: Drawing

  /// The cells the shape is drawn in.
  private var drawn: CellRect { scaling.frame(in: frame) }

  package override func draw(_ painter: Painter) {
    switch drawing {
    case .fill(let style): fill(painter, style)
    case .stroke(let style): stroke(painter, style)
    }
  }

  private func turned(in rect: LayoutRect) -> Path {
    let turned = path(rect).rotated(by: rotation, in: rect, isRound: outline.isRound)
    return isMirrored ? turned.mapped { LayoutPoint(x: 2 * rect.midX - $0.x, y: $0.y) } : turned
  }

  private var rect: LayoutRect {
    LayoutRect(
      x: 0, y: 0, width: Double(drawn.size.columns) * Points.perColumn,
      height: Double(drawn.size.rows) * Points.perRow)
  }

  private func masks(_ make: () -> [UInt8]) -> [UInt8] {
    if let cached, cached.size == drawn.size { return cached.masks }
    let masks = make()
    cached = (drawn.size, masks)
    return masks
  }

  private func eachCell(_ masks: [UInt8], _ body: (UInt8, Int, Int, RGBA) -> Void) {
    for (index, mask) in masks.enumerated() where mask != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: drawn.size.columns)
      let point = CellPoint(column: drawn.minColumn + column, row: drawn.minRow + row)
      body(mask, point.column, point.row, paint.color(column: point.column, row: point.row, in: drawn))
    }
  }

  private func fill(_ painter: Painter, _ style: FillStyle) {
    if drawn.isEmpty { return }
    if let hairline { return Hairline.draw(hairline, in: drawn, paint: paint, painter) }
    let isUpright = rotation == .zero
    if let lowHeight, drawn.size.columns == 1, drawn.size.rows == 1, outline.hasBoxSides, isUpright {
      let eighths = max(1, min(8, Int((lowHeight / Points.perRow * 8).rounded())))
      return painter.put(Self.heights[eighths - 1], drawn.minColumn, drawn.minRow, paint.representative)
    }
    if isBar, isUpright { return Hairline.draw(.horizontal, in: drawn, isHeavy: true, paint: paint, painter) }
    if outline == .rectangle, isUpright { return painter.fill(drawn, paint: paint) }
    if drawn.size.rows == 1, isUpright, outline != .path, outline != .arc {
      return isDot
        ? painter.put(Self.dot, drawn.minColumn, drawn.minRow, paint.representative)
        : painter.fill(drawn, paint: paint)
    }
    let masks = masks {
      ShapeCoverage.quadrants(turned(in: rect), drawn.size, evenOdd: style.isEOFilled)
    }
    eachCell(masks) { mask, column, row, color in
      if mask == Quadrants.full {
        painter.tint(column, row, color)
      } else {
        painter.put(Quadrants.glyph(mask), column, row, color)
      }
    }
  }

  /// A shape lower than half a row is drawn as a heavy line, which is as high as it would be on a phone.
  private var isBar: Bool {
    guard let lowHeight, lowHeight <= Hairline.mostOfBar else { return false }
    return drawn.size.rows == 1 && drawn.size.columns > 2 && outline != .path && !outline.isRound
  }

  /// A bar of one column, from an eighth of a row to a whole one.
  private static let heights = Array("▁▂▃▄▅▆▇█".unicodeScalars).map { Glyph($0) }

  /// A circle of up to two columns is a dot; so is anything round in a single cell.
  private var isDot: Bool { drawn.size.columns == 1 || (outline == .circle && drawn.size.columns == 2) }
  private static let dot = Glyph("●")

  private func stroke(_ painter: Painter, _ style: StrokeStyle) {
    if drawn.isEmpty || style.lineWidth <= 0 { return }
    if outline.hasBoxSides, rotation == .zero {
      return BoxOutline(isRounded: outline == .rounded, isHeavy: style.lineWidth >= 3, isDashed: !style.dash.isEmpty)
        .draw(in: drawn, paint: paint, painter)
    }
    if drawn.size.rows == 1, drawn.size.columns <= 4, outline.isRound || outline == .ellipse {
      return strokeInOneRow(painter, style)
    }
    let masks = masks {
      // The line keeps within the frame: half of it outside would be in the neighbours' cells.
      let inset = outline == .path ? 0 : max(style.lineWidth, Points.perColumn / 2) / 2
      let path = turned(in: rect.inset(by: inset)).dashed(style.dash, phase: style.dashPhase)
      let samples = PathSampler.dots(columns: drawn.size.columns, rows: drawn.size.rows)
        .along(path, lineWidth: style.lineWidth)
      return BrailleDots.masks(samples, columns: drawn.size.columns, rows: drawn.size.rows)
    }
    eachCell(masks) { mask, column, row, color in painter.dot(mask, column, row, color) }
  }

  /// A ring as low as a line of text: its two sides, as far as they are there, around what stands in it.
  private func strokeInOneRow(_ painter: Painter, _ style: StrokeStyle) {
    let path = turned(in: rect)
    let fine = PathSampler.dots(columns: drawn.size.columns, rows: 1).along(path, lineWidth: style.lineWidth)
    let width = drawn.size.columns * 2
    func covers(_ isLeft: Bool) -> Bool {
      let dots = fine.indices.filter { fine[$0] && ($0 % width < width / 2) == isLeft }
      return dots.count * 2 >= drawn.size.columns
    }
    func put(_ scalar: Unicode.Scalar, _ column: Int) {
      // A dot or a letter in its place says more than the line around it.
      guard painter.grid.bounds.contains(CellPoint(column: column, row: drawn.minRow)),
        painter.grid[column, drawn.minRow].glyph?.isBlank == true
      else { return }
      painter.put(
        Glyph(scalar), column, drawn.minRow, paint.color(column: column, row: drawn.minRow, in: drawn))
    }
    let (left, right) = (covers(true), covers(false))
    // Too narrow for anything between the sides: what stands in it takes its place.
    if drawn.size.columns < 3 { return left || right ? put("○", drawn.minColumn) : () }
    if left { put("(", drawn.minColumn) }
    if right { put(")", drawn.maxColumn - 1) }
  }
}

/// Which parts of cells lie inside an outline.
nonisolated package enum ShapeCoverage {
  package static func quadrants(_ path: Path, _ size: CellSize, evenOdd: Bool = false) -> [UInt8] {
    let samples = PathSampler.quadrants(columns: size.columns, rows: size.rows).inside(path, evenOdd: evenOdd)
    return Quadrants.masks(samples, columns: size.columns, rows: size.rows)
  }
}
