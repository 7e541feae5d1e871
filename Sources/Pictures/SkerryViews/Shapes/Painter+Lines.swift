import SkerryCells

/// What is drawn in a colour, which says what becomes of it where no catalogue has the colour.
nonisolated package enum ColorUse: String {
  case ground = "nothing is filled"
  case ink = "drawn in the accent colour"
  case card = "the card has no tint"
  case keyline = "the island has no keyline"
  case stop = "its part of the gradient is clear"
}

extension RenderPass {
  /// Remarks on what is drawn in a colour that no catalogue has.
  package func remarkMissingColor(of paint: Paint, as use: ColorUse = .ground) {
    for name in paint.missingStops { remarkMissingColor(name, as: .stop) }
    if let name = paint.missingName { remarkMissingColor(name, as: use) }
  }

  private func remarkMissingColor(_ name: String, as use: ColorUse) {
    let deed = Color.said(name) == nil ? use.rawValue : "drawn as its name says"
    let reason = AssetCatalog.ofProgram.problem(ofColor: name).map { "can’t be read, \($0)" }
    let warning = FitWarning(
      .colorMissing, "the colour “\(name)” \(reason ?? "is not in the asset catalogue"): \(deed)")
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

extension Painter {
  /// Whether a cell shows the same part of an edge: of the bar that lies below.
  func isEdge(_ mask: UInt8, _ column: Int, _ row: Int) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)) else { return false }
    let (cell, part) = (grid[column, row], CellParts.part(mask))
    return cell.glyph == part.glyph && cell.attributes.contains(.reverse) == part.isReversed
  }

  /// Puts a part of a fill: where the same part of another lies it is tinted, and what can't be seen hides nothing.
  func lay(_ glyph: Glyph, _ column: Int, _ row: Int, _ color: RGBA, isReversed: Bool = false) {
    let alpha = color.alpha * opacity
    guard alpha > 0.01 else { return }
    let isTint = alpha < 0.999 && grid.bounds.contains(CellPoint(column: column, row: row))
    guard isTint, grid[column, row].glyph == glyph, grid[column, row].attributes.contains(.reverse) == isReversed else {
      return put(glyph, column, row, color, isReversed ? .reverse : [])
    }
    change(column, row) { $0.foreground = mixed(color, over: $0.foreground) }
  }

  /// Puts the part of a fill that a cell has of it. Of the edge of another fill that is there the colour is left that most
  /// of the rest has.
  func lay(_ part: CellParts.Part, _ column: Int, _ row: Int, _ color: RGBA) {
    if clip.contains(CellPoint(column: column, row: row)), let other = CellParts.part(in: grid[column, row]),
      other.samples != part.samples, color.alpha * opacity > 0.01
    {
      let rest = ~part.samples
      if 2 * (other.samples & rest).nonzeroBitCount >= rest.nonzeroBitCount {
        change(column, row) { cell in
          cell = Cell(glyph: .space, foreground: cell.foreground, background: cell.foreground, attributes: [])
        }
      }
    }
    lay(part.glyph, column, row, color, isReversed: part.isReversed)
  }

  /// Whether a cell is blank, or has the edge of a fill: letters need it least.
  func hasEdgeAtMost(_ column: Int, _ row: Int) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)), let glyph = grid[column, row].glyph else {
      return false
    }
    return glyph.isBlank || Quadrants.isEdge(glyph)
  }

  /// Fills a part of a row, and marks its ends as edges: where colours are too few to tell a button from its card, they
  /// become lines.
  func fillStrip(_ strip: CellRect, paint: Paint) {
    let ends = [strip.minColumn, strip.maxColumn - 1].filter { clip.contains(CellPoint(column: $0, row: strip.minRow)) }
    let grounds = ends.map { grid[$0, strip.minRow].background }
    fill(strip, paint: paint)
    guard strip.size.columns > 2, !paint.isInvisible else { return }
    for (column, ground) in zip(ends, grounds) {
      change(column, strip.minRow) { cell in
        guard cell.glyph?.isBlank == true, cell.attributes.isEmpty else { return }
        cell = Cell(glyph: .space, foreground: ground, background: cell.background, attributes: .verticalEdge)
      }
    }
  }

  /// Whether a cell shows no glyph; with `orMark` also where it is a line, a block or a dot that letters don't need.
  func isBlank(_ column: Int, _ row: Int, orMark: Bool = false) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)), let glyph = grid[column, row].glyph else {
      return false
    }
    if glyph.isBlank || grid[column, row].isSolid { return true }
    guard orMark else { return false }
    // A dot that can be seen says more than a ring around it.
    if glyph == Self.dot { return !isSeen(grid[column, row]) }
    return glyph == Self.ring || (0x2500...0x259F).contains(glyph.scalar.value)
  }

  /// Whether letters, or the other half of a fill, stand in the row beside its frame that something moved reaches: half
  /// of a row between words would be a row of teeth.
  func isTaken(_ beside: CellRect, by nudge: Nudge) -> Bool {
    let visible = beside.intersection(grid.bounds)
    guard !visible.isEmpty else { return false }
    let reached = nudge.row < 0 ? Quadrants.lower : Quadrants.upper
    return (visible.minColumn..<visible.maxColumn).contains { column in
      guard let glyph = grid[column, visible.minRow].glyph, !glyph.isBlank else { return false }
      if let mask = Quadrants.mask(of: glyph) { return mask & reached == 0 }
      return !glyph.isDrawnOver && BrailleDots.mask(of: glyph) == nil
    }
  }

  private func isSeen(_ cell: Cell) -> Bool {
    guard let mark = cell.foreground.rgb, let ground = cell.background.rgb else { return true }
    return mark.contrast(with: ground) > 1.5
  }

  private static let dot = Glyph("●")
  private static let ring = Glyph("○")

  /// Whether a cell has the ground of what surrounds an area: nothing in the area was filled there.
  func isBare(_ column: Int, _ row: Int, as paint: Paint, in area: CellRect) -> Bool {
    let outside = CellPoint(column: area.minColumn - 1, row: row)
    guard grid.bounds.contains(outside), grid.bounds.contains(CellPoint(column: column, row: row)) else { return false }
    return grid[column, row].background == grid[outside.column, outside.row].background
  }

  /// Whether a cell of one row has another ground than what lies beside an area.
  func isFilled(_ column: Int, _ row: Int, within area: CellRect) -> Bool {
    let (inside, outside) = (CellPoint(column: column, row: row), CellPoint(column: area.minColumn - 1, row: row))
    guard grid.bounds.contains(inside), grid.bounds.contains(outside) else { return false }
    return grid[column, row].background != grid[outside.column, row].background
  }

  /// A frame of one row: a line around it would need rows above and below, so its ground gleams in the line's colour.
  ///
  /// In an area, only what nothing was filled of gleams.
  func glow(_ rect: CellRect, _ paint: Paint, whereBareIn area: CellRect? = nil) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    for row in visible.minRow..<visible.maxRow {
      for column in visible.minColumn..<visible.maxColumn {
        if let area, !isBare(column, row, as: paint, in: area) { continue }
        let color = paint.color(column: column, row: row, in: rect)
        let gleam = Self.gleam(of: color)
        // Where a fill has its round corner, what is filled is the glyph.
        change(column, row) { cell in
          if cell.glyph.map(Quadrants.isEdge) == true {
            cell.foreground = mixed(gleam, over: cell.foreground)
          } else {
            let isSolid = cell.isSolid
            cell.background = mixed(gleam, over: cell.background)
            if isSolid { cell.foreground = cell.background }
          }
        }
      }
    }
  }

  /// Gives the edge of a fill the colour of the line along it; `false` where there is none.
  func recolorEdge(_ column: Int, _ row: Int, _ color: RGBA) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)), let glyph = grid[column, row].glyph,
      Quadrants.isEdge(glyph)
    else { return false }
    change(column, row) { $0.foreground = mixed(color, over: $0.foreground) }
    return true
  }

  /// The ground that stands for a line.
  static func gleam(of line: RGBA) -> RGBA { RGBA(line.rgb, alpha: max(leastGleam, line.alpha * gleam)) }
  /// The part of a line's colour in the ground that stands for it.
  static let gleam = 0.35
  private static let leastGleam = 0.18
}
