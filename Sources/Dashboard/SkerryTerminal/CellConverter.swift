import CNcurses
import SkerryCells

/// Makes ncurses' cells of ours.
struct CellConverter {
  private let isASCII: Bool
  /// Whether a glyph of two columns takes two there: the kernel's own console gave emoji one, before Linux 6.16.
  private let hasWideGlyphs: Bool
  /// The attributes that the terminal can show.
  private let attributes: CellAttributes
  private var pairs: ColorPairs

  /// A converter for cells that are reduced to a depth; call it once the screen is there.
  init(depth: ColorDepth, isASCII: Bool, hasWideGlyphs: Bool, attributes: CellAttributes) {
    self.isASCII = isASCII
    self.hasWideGlyphs = hasWideGlyphs
    self.attributes = attributes
    pairs = ColorPairs(depth: depth)
  }

  var needsNewPairs: Bool { pairs.areExhausted }

  /// Begins anew with colour pairs; everything must be drawn again.
  mutating func resetPairs() { pairs.reset() }

  /// Appends what stands for a reduced cell: nothing for the tail of a wide glyph, which ncurses adds itself.
  mutating func append(_ cell: Cell, to cells: inout [cchar_t]) {
    guard let glyph = cell.glyph else { return }
    let style = Self.style(cell.attributes.intersection(attributes))
    let pair = pairs.pair(of: cell)
    guard Self.isAgreedUpon(glyph) else {
      // The system's table of widths knows better or less than ours: a box keeps the columns.
      return append(box, of: glyph, style, pair, to: &cells)
    }
    if glyph.width == 2, !hasWideGlyphs {
      return append(glyph.ascii.scalar.value, of: glyph, style, pair, to: &cells)
    }
    let marks = glyph.marks
    cells.append(
      cn_cell(
        glyph.scalar.value, marks.isEmpty ? 0 : marks[0].value, marks.count < 2 ? 0 : marks[1].value, style, pair))
  }

  /// Appends what stands for a glyph, in as many columns.
  private func append(_ sign: UInt32, of glyph: Glyph, _ style: attr_t, _ pair: Int32, to cells: inout [cchar_t]) {
    cells.append(cn_cell(sign, 0, 0, style, pair))
    if glyph.width == 2 { cells.append(cn_cell(0x20, 0, 0, style, pair)) }
  }

  private var box: UInt32 { isASCII ? 0x3F : Glyph.unknown.scalar.value }

  /// Whether the C library, by which ncurses counts columns, gives a glyph as many as we do.
  private static func isAgreedUpon(_ glyph: Glyph) -> Bool {
    let scalar = glyph.scalar.value
    return scalar < 0x7F || Int(cn_library_columns(scalar)) == glyph.width
  }

  private static func style(_ attributes: CellAttributes) -> attr_t {
    var style: attr_t = 0
    if attributes.isEmpty { return style }
    if attributes.contains(.bold) { style |= CN_BOLD }
    if attributes.contains(.dim) { style |= CN_DIM }
    if attributes.contains(.italic) { style |= CN_ITALIC }
    if attributes.contains(.underline) { style |= CN_UNDERLINE }
    if attributes.contains(.strikethrough) { style |= CN_STRIKETHROUGH }
    if attributes.contains(.reverse) { style |= CN_REVERSE }
    return style
  }
}
