import SkerryCells

/// The glyphs that fill some of a cell's four quadrants.
nonisolated package enum Quadrants {
  /// Upper left 1, upper right 2, lower left 4, lower right 8.
  package static let full: UInt8 = 15
  static let upper: UInt8 = 3
  static let lower: UInt8 = 12
  private static let glyphs: [Glyph] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"]
    .map { Glyph($0) }

  package static func glyph(_ mask: UInt8) -> Glyph { glyphs[Int(mask & full)] }

  /// The quadrants of a glyph, `nil` if it isn't made of them.
  package static func mask(of glyph: Glyph) -> UInt8? {
    glyphs.firstIndex(of: glyph).map { UInt8($0) }
  }

  /// Whether a glyph fills a cell in part: some of its quadrants, or eighths from a side.
  static func isEdge(_ glyph: Glyph) -> Bool {
    let scalar = glyph.scalar.value
    return (0x2580...0x259F).contains(scalar) && scalar != 0x2588 && !(0x2591...0x2593).contains(scalar)
  }

  /// The mask of each cell, row by row, from samples of quadrants.
  package static func masks(_ samples: [Bool], columns: Int, rows: Int) -> [UInt8] {
    masks(samples, columns: columns, rows: rows, high: 2, bits: [1, 2, 4, 8])
  }

  fileprivate static func masks(
    _ samples: [Bool], columns: Int, rows: Int, high: Int, bits: [UInt8]
  ) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: columns * rows)
    for (index, isSet) in samples.enumerated() where isSet {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns * 2)
      result[row / high * columns + column / 2] |= bits[row % high * 2 + column % 2]
    }
    return result
  }
}

extension Cell {
  /// The colour of most of a quarter of the cell, which a glyph fills; `nil` where something is written.
  package func color(of quarter: Glyph) -> CellColor? {
    guard let glyph, !glyph.isBlank else { return background }
    guard let quarter = Quadrants.mask(of: quarter),
      let part = CellParts.all.first(where: { $0.glyph == glyph && !$0.isReversed })
    else { return nil }
    let samples = CellParts.part(quarter).samples
    let isFilled = (part.samples & samples).nonzeroBitCount * 2 >= samples.nonzeroBitCount
    return isFilled != attributes.contains(.reverse) ? foreground : background
  }
}

/// The eight dots of a braille glyph.
nonisolated package enum BrailleDots {
  /// The mask of each cell, row by row, from samples of dots.
  package static func masks(_ samples: [Bool], columns: Int, rows: Int) -> [UInt8] {
    Quadrants.masks(samples, columns: columns, rows: rows, high: 4, bits: bits)
  }

  /// The dots of a glyph, row by row.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// The mask of the dot at a place counted in dots.
  package static func bit(column: Int, row: Int) -> UInt8 { bits[row % 4 * 2 + column % 2] }

  /// The glyph of a mask that isn't 0.
  package static func glyph(_ mask: UInt8) -> Glyph { Glyph(Unicode.Scalar(0x2800 + UInt32(mask)) ?? " ") }

  /// The dots of a glyph, `nil` if it isn't a braille one.
  package static func mask(of glyph: Glyph) -> UInt8? {
    (0x2800...0x28FF).contains(glyph.scalar.value) ? UInt8(truncatingIfNeeded: glyph.scalar.value) : nil
  }
}

extension Painter {
  /// Draws dots into a cell, next to dots that are there already. Dots that lie on others of another line take their
  /// place, so that the end of an arc on a ring can be seen. Letters are never drawn over.
  ///
  /// - Parameters:
  ///   - mask: the dots.
  ///   - column: the cell's column.
  ///   - row: the cell's row.
  ///   - color: their colour.
  ///   - overEdges: whether they may take the place of the edge of a fill.
  ///   - isApart: whether they are a line that lies beside others, as rings in each other do. A cell has one colour: it
  ///     belongs to the line that has more of it.
  package func dot(
    _ mask: UInt8, _ column: Int, _ row: Int, _ color: RGBA, overEdges: Bool = false, isApart: Bool = false
  ) {
    guard mask != 0, takesDots(column, row, overEdges: overEdges) else { return }
    change(column, row) { cell in
      let old = cell.glyph.flatMap { BrailleDots.mask(of: $0) }
      let foreground = mixed(color, over: cell.background)
      if isApart, let old, foreground != cell.foreground,
        (mask & old).nonzeroBitCount * 2 < min(mask.nonzeroBitCount, old.nonzeroBitCount)
      {
        if Self.light(old, cell.foreground, on: cell.background) > Self.light(mask, foreground, on: cell.background) {
          return
        }
        cell = Cell(glyph: BrailleDots.glyph(mask), foreground: foreground, background: cell.background, attributes: [])
        return
      }
      // Dots that are hardly seen, such as those of a grid, would become a part of the line in its colour.
      let kept = Self.isFaint(cell) && !Self.isFaint(foreground, cell.background) ? 0 : old ?? 0
      cell.glyph = BrailleDots.glyph(mask & ~kept == 0 ? mask : mask | kept)
      cell.foreground = foreground
      cell.attributes = []
    }
  }

  /// Whether dots may take the place of what a cell shows.
  func takesDots(_ column: Int, _ row: Int, overEdges: Bool) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)), let glyph = grid[column, row].glyph else {
      return false
    }
    // The edge of a fill is the shape itself: dots in its place would bite pieces out of it.
    // That of a faint one is less than the ring around it. A path of an app's own is the line of what it fills: the line is what is looked at.
    guard BrailleDots.mask(of: glyph) != nil || glyph.isDrawnOver else { return false }
    return overEdges || !Quadrants.isEdge(glyph) || Self.isFaint(grid[column, row])
  }

  /// How much of a cell some dots take in the eye: their number and how far their colour is from the ground.
  private static func light(_ mask: UInt8, _ color: CellColor, on ground: CellColor) -> Int {
    guard let color = color.rgb, let ground = ground.rgb else { return mask.nonzeroBitCount * 255 }
    let channels = [(color.red, ground.red), (color.green, ground.green), (color.blue, ground.blue)]
    return mask.nonzeroBitCount * (channels.map { abs(Int($0) - Int($1)) }.max() ?? 0)
  }

  private static func isFaint(_ cell: Cell) -> Bool { isFaint(cell.foreground, cell.background) }

  static func isFaint(_ color: CellColor, _ ground: CellColor) -> Bool {
    guard let color = color.rgb, let ground = ground.rgb else { return false }
    let channels = [(color.red, ground.red), (color.green, ground.green), (color.blue, ground.blue)]
    return channels.allSatisfy { abs(Int($0) - Int($1)) < mostOfFaint }
  }

  /// By how much the channels of a colour that is hardly seen differ from the ground's.
  private static let mostOfFaint = 32

  /// Draws a piece of a border, unless a letter is in its place; a heavy one also hides dots.
  package func border(_ glyph: Glyph, _ column: Int, _ row: Int, _ color: RGBA, isHeavy: Bool = false) {
    change(column, row) { cell in
      guard let old = cell.glyph, old.isDrawnOver || isHeavy && BrailleDots.mask(of: old) != nil else { return }
      cell.glyph = glyph
      cell.foreground = mixed(color, over: cell.background)
      cell.attributes = []
    }
  }
}

nonisolated extension Glyph {
  /// Whether lines may take the place of the glyph: blanks, lines and blocks, but not letters.
  var isDrawnOver: Bool { isBlank || (0x2500...0x259F).contains(scalar.value) }
}
