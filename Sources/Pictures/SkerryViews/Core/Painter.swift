import SkerryCells

/// Draws on a grid within a clip, mixing translucent colours with what is already there.
public final class Painter {
  package private(set) var grid: Grid
  /// The cells that may be changed.
  package private(set) var clip: CellRect
  /// The cells that views leave to what is drawn now, whether or not they are painted again this time.
  package private(set) var window: CellRect
  /// Multiplies the opacity of everything that is drawn.
  package private(set) var opacity = 1.0
  /// What becomes of every color that is drawn, the innermost effect last.
  private var effects: [ColorEffect] = []
  /// How colors are combined with those that are there.
  private var blendMode = BlendMode.normal
  /// What was there before the group of views that is being drawn.
  private var groupGround: Grid?
  /// The middle of the gradient that is being drawn on a large area.
  private var middleOfGradient: RGBA?

  /// The cells that may be changed at all.
  private let sheet: CellRect
  /// The cells of wide glyphs that are in part within the sheet, and not drawn for that reason.
  package private(set) var crossed: CellRect?

  package init(grid: Grid, clip: CellRect) {
    self.grid = grid
    self.clip = clip
    sheet = clip
    window = grid.bounds
  }

  /// Draws with a smaller clip.
  package func clipped(to rect: CellRect, _ drawing: () -> Void) {
    let outer = (clip: clip, window: window)
    clip = clip.intersection(rect)
    window = window.intersection(rect)
    if !clip.isEmpty { drawing() }
    (clip, window) = (outer.clip, outer.window)
  }

  /// Draws more translucently.
  package func faded(_ factor: Double, _ drawing: () -> Void) {
    let outer = opacity
    opacity *= max(0, min(1, factor))
    if opacity > 0 { drawing() }
    opacity = outer
  }

  /// Draws in changed colors.
  package func colored(_ effect: ColorEffect, _ drawing: () -> Void) {
    effects.append(effect)
    drawing()
    effects.removeLast()
  }

  /// Draws in colors that are combined with those that are there.
  package func blending(_ mode: BlendMode, _ drawing: () -> Void) {
    let outer = blendMode
    blendMode = mode
    drawing()
    blendMode = outer
  }

  /// Draws what `BlendMode.destinationOut` may cut out again.
  package func grouped(_ drawing: () -> Void) {
    let outer = groupGround
    groupGround = grid
    drawing()
    groupGround = outer
  }

  /// Makes everything that is drawn in a rectangle darker, grounds as well.
  ///
  /// - Parameter factor: how much of the light stays, from 0 to 1.
  package func dim(_ rect: CellRect, to factor: Double) {
    grid.restyle(rect.intersection(clip)) { cell in
      cell.foreground = cell.foreground.dimmed(to: factor)
      cell.background = cell.background.dimmed(to: factor)
    }
  }

  /// Returns the grid and leaves an empty one behind, so that no copy is made.
  package func takeGrid() -> Grid {
    let result = grid
    grid = Grid(size: CellSize(columns: 0, rows: 0))
    return result
  }

  /// Writes one line of text; `area` is what gradients are stretched over. Blanks keep what lies below.
  package func write(
    _ text: CellText, at point: CellPoint, paint: Paint, in area: CellRect, attributes: CellAttributes = []
  ) {
    guard point.row >= clip.minRow, point.row < clip.maxRow else { return }
    var column = point.column
    for glyph in text.glyphs {
      if column < clip.maxColumn, column + glyph.width > clip.minColumn {
        put(glyph, column, point.row, paint.color(column: column, row: point.row, in: area), attributes)
      }
      column += glyph.width
    }
  }

  /// Puts one glyph into a cell, keeping the cell's background; blanks keep what lies below.
  package func put(
    _ glyph: Glyph, _ column: Int, _ row: Int, _ color: RGBA, _ attributes: CellAttributes = []
  ) {
    guard clip.contains(CellPoint(column: column, row: row)), column + glyph.width <= clip.maxColumn else {
      if glyph.width > 1 { cross(CellRect(column: column, row: row, columns: glyph.width, rows: 1)) }
      return
    }
    if glyph.isBlank, attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]) {
      // Between words there is no block.
      if grid[column, row].isSolid { grid[column, row].glyph = .space }
      return
    }
    var cell = grid[column, row]
    let background = cell.standsOnPart(glyph) ? cell.foreground : cell.background
    // A letter that is written twice, such as with a gleam over it, mixes its own colors.
    let below = cell.glyph == glyph && cell.attributes == attributes ? cell.foreground : background
    cell = Cell(
      glyph: glyph, foreground: mixed(color, over: below), background: background, attributes: attributes)
    grid[column, row] = cell
  }

  /// Remembers a wide glyph that the sheet cuts in two, if the views show it whole.
  private func cross(_ cells: CellRect) {
    guard !cells.intersection(sheet).isEmpty, cells.intersection(sheet) != cells, cells.intersection(window) == cells
    else { return }
    crossed = crossed.map { $0.union(cells) } ?? cells
  }

  /// Remembers what crossed the sheet of a stencil.
  package func cross(_ stencil: Painter) { if let cells = stencil.crossed { cross(cells) } }

  /// Fills cells with a paint: opaque paint covers what was there, translucent paint tints it.
  package func fill(_ rect: CellRect, paint: Paint) { fill(rect, paint: paint, area: rect) }

  /// Fills part of an area whose paint may be a gradient over the whole area.
  package func fill(_ rect: CellRect, paint: Paint, area: CellRect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    shading(paint, area) {
      for row in visible.minRow..<visible.maxRow {
        for column in visible.minColumn..<visible.maxColumn {
          tint(column, row, paint.color(column: column, row: row, in: area))
        }
      }
    }
  }

  /// Draws in a paint on an area: of a gradient on a large one the cells know its middle, as few colours show that alone.
  func shading(_ paint: Paint, _ area: CellRect, _ drawing: () -> Void) {
    guard case .gradient = paint.kind, area.size.rows >= Self.leastOfShade.rows,
      area.size.columns >= Self.leastOfShade.columns
    else { return drawing() }
    middleOfGradient = affected(paint.representative)
    drawing()
    middleOfGradient = nil
  }
  private static let leastOfShade = CellSize(columns: 12, rows: 3)

  /// A colour over a background that it hides as far as its opacity says.
  private func shown(_ color: RGB, _ alpha: Double, over background: RGB) -> CellColor {
    let rgb = color.blended(over: background, opacity: alpha)
    guard let middle = middleOfGradient else { return CellColor(rgb) }
    return CellColor(rgb, ofGradient: middle.rgb.blended(over: background, opacity: middle.alpha * opacity))
  }

  /// Fills one cell.
  package func tint(_ column: Int, _ row: Int, _ color: RGBA) {
    let color = affected(color)
    let alpha = color.alpha * opacity
    guard alpha > 0, clip.contains(CellPoint(column: column, row: row)) else { return }
    if blendMode != .normal { return blend(column, row, color) }
    var cell = grid[column, row]
    if alpha >= 0.999 {
      let shown =
        middleOfGradient == nil
        ? CellColor(color.rgb) : shown(color.rgb, 1, over: Self.base(cell.background, dark: true))
      grid[column, row] = Cell(glyph: Glyph.space, foreground: shown, background: shown, attributes: [])
      return
    }
    cell.background = shown(color.rgb, alpha, over: Self.base(cell.background, dark: true))
    cell.foreground = CellColor(color.rgb.blended(over: Self.base(cell.foreground, dark: false), opacity: alpha))
    // On a phone such letters are a shade that nobody reads; here they would stand beside what is written over them.
    if alpha >= Self.hiding, let glyph = cell.glyph, glyph.isLetter {
      cell.glyph = .space
      cell.attributes = []
    }
    grid[column, row] = cell
  }

  /// Fills one cell of a disc or a bar: with a block where it is opaque, as the parts of cells at its edges are glyphs, too.
  func fillWhole(_ column: Int, _ row: Int, _ color: RGBA) {
    tint(column, row, color)
    if color.alpha * opacity >= 0.999, blendMode == .normal { solidify(column, row) }
  }

  /// Makes a block of a blank cell that is filled.
  func solidify(_ column: Int, _ row: Int) {
    change(column, row) { cell in
      guard cell.glyph == .space, cell.attributes.isEmpty, cell.foreground == cell.background else { return }
      cell.glyph = Quadrants.glyph(Quadrants.full)
    }
  }

  /// Shows again what was there before the group of views that is being drawn, in cells that a stencil covers by half.
  package func cutOut(_ stencil: Grid) {
    guard let groupGround else { return }
    for row in clip.minRow..<clip.maxRow {
      for column in clip.minColumn..<clip.maxColumn {
        let cell = stencil[column, row]
        if cell.background != Cell.blank.background || cell.inkShare >= 0.5 {
          grid[column, row] = groupGround[column, row]
        }
      }
    }
  }

  /// Fills one cell with a color that is combined with what it shows.
  private func blend(_ column: Int, _ row: Int, _ color: RGBA) {
    let alpha = color.alpha * opacity
    var cell = grid[column, row]
    cell.foreground = combined(color.rgb, Self.base(cell.foreground, dark: false), alpha)
    cell.background = combined(color.rgb, Self.base(cell.background, dark: true), alpha)
    grid[column, row] = cell
  }

  private func combined(_ color: RGB, _ ground: RGB, _ alpha: Double) -> CellColor {
    CellColor(blendMode.blended(color, over: ground).blended(over: ground, opacity: alpha))
  }

  /// A color with the effects in force, the innermost first.
  private func affected(_ color: RGBA) -> RGBA {
    effects.isEmpty ? color : effects.reversed().reduce(color) { $1.applied(to: $0) }
  }

  /// The opacity from which on a ground hides the letters below.
  private static let hiding = 0.85

  /// Changes a cell that lies within the clip.
  package func change(_ column: Int, _ row: Int, _ body: (inout Cell) -> Void) {
    guard clip.contains(CellPoint(column: column, row: row)) else { return }
    var cell = grid[column, row]
    body(&cell)
    grid[column, row] = cell
  }

  /// Lays a color without edges over a cell; letters of what was drawn before can be seen where it only runs out.
  package func soften(_ column: Int, _ row: Int, _ color: RGBA, isInside: Bool) {
    guard color.alpha > 0, clip.contains(CellPoint(column: column, row: row)) else { return }
    change(column, row) { cell in
      let ground = mixed(color, over: cell.background)
      if isInside, color.alpha * opacity >= Self.hiding {
        cell = Cell(glyph: .space, foreground: ground, background: ground, attributes: [])
      } else {
        if cell.isSolid { cell.foreground = ground }
        cell.background = ground
      }
    }
  }

  /// A colour as it looks over a background, with the opacity in force.
  package func mixed(_ color: RGBA, over background: CellColor) -> CellColor {
    let color = affected(color)
    let alpha = color.alpha * opacity
    if blendMode != .normal { return combined(color.rgb, Self.base(background, dark: true), alpha) }
    return alpha >= 0.999 && middleOfGradient == nil
      ? CellColor(color.rgb) : shown(color.rgb, min(1, alpha), over: Self.base(background, dark: true))
  }

  /// A terminal's own colours are unknown; mixing assumes white on black.
  private static func base(_ color: CellColor, dark: Bool) -> RGB {
    color.rgb ?? RGB(hex: dark ? 0x000000 : 0xFFFFFF)
  }
}

extension Cell {
  /// Whether a letter would stand on a fill of more than half of the cell: there the fill is whole, or it would have a hole.
  fileprivate func standsOnPart(_ letter: Glyph) -> Bool {
    let most = attributes.contains(.reverse) ? UInt32(0x2581)...0x2583 : 0x2585...0x2587
    guard let glyph, most.contains(glyph.scalar.value) else { return false }
    // The knob of a slider is higher than its bar.
    return letter.isLetter && letter.scalar != "●"
  }
}

extension Glyph {
  /// Whether it is a letter or a sign of one column, not a part of a picture, a line or an edge.
  fileprivate var isLetter: Bool {
    width == 1 && !isBlank && !(0x2500...0x259F).contains(scalar.value) && BrailleDots.mask(of: self) == nil
  }
}
