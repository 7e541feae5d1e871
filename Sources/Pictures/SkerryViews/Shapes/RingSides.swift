import SkerryCells

/// The two sides of a ring as low as a line of text, next to the sign that stands in it.
@MainActor
struct RingSides {
  private let left: CellPoint
  private let right: CellPoint
  private let strip: CellRect

  /// The sides around columns of letters; `nil` where one of them is taken by something else.
  init?(around letters: Range<Int>, in strip: CellRect, _ painter: Painter) {
    let room = Self.room(around: letters, in: strip)
    guard !letters.isEmpty, letters.lowerBound > room.minColumn, letters.upperBound < room.maxColumn else { return nil }
    left = CellPoint(column: letters.lowerBound - 1, row: strip.minRow)
    right = CellPoint(column: letters.upperBound, row: strip.minRow)
    self.strip = strip
    guard [left, right].allSatisfy({ Self.isFree($0, painter) }) else { return nil }
  }

  /// The cells in which the sides may stand: a sign of two columns in three has no middle, and one side of the ring beside it.
  nonisolated static func room(around letters: Range<Int>, in strip: CellRect) -> CellRect {
    guard letters.count == 2, strip.size.columns == 3 else { return strip }
    return strip.union(
      CellRect(column: letters.lowerBound - 1, row: strip.minRow, columns: letters.count + 2, rows: 1))
  }

  /// The columns of a sign, or of a few letters, and both sides; `nil` for words that a ring would not surround.
  static func columns(around sign: Node) -> Int? {
    let columns = (sign as? TextNode)?.columnsShown ?? sign.size(.unspecified).columns
    return (1...mostOfLetters).contains(columns) ? columns + 2 : nil
  }
  /// Those of a time with hours, such as 1:02:05.
  nonisolated private static let mostOfLetters = 7

  private static func isFree(_ point: CellPoint, _ painter: Painter) -> Bool {
    guard painter.grid.bounds.contains(point), painter.window.contains(point) else { return false }
    return painter.isBlank(point.column, point.row) || glyphs.contains(painter.grid[point.column, point.row].glyph)
  }

  private static let glyphs: [Glyph?] = [Glyph("("), Glyph(")")]

  /// The whole ring in a paint; what is faint as a ground is stronger as a line.
  func draw(_ paint: Paint, _ painter: Painter) {
    for (point, glyph) in zip([left, right], Self.glyphs) {
      put(glyph, at: point, paint.color(column: point.column, row: point.row, in: strip).raised, [], painter)
    }
  }

  /// The part of the ring from twelve o'clock on, clockwise: its right side first.
  func draw(_ share: Double, _ paint: Paint, isMirrored: Bool, _ painter: Painter) {
    let halves = (first: min(1, share * 2), second: max(0, share * 2 - 1))
    let shares = isMirrored ? [halves.first, halves.second] : [halves.second, halves.first]
    for (index, point) in [left, right].enumerated() where shares[index] > 0 {
      let color = paint.color(column: point.column, row: point.row, in: strip)
      // Where there are no colours, what is done is bold.
      let attributes: CellAttributes = shares[index] >= Self.leastOfBold ? .bold : []
      put(Self.glyphs[index], at: point, color.faded(shares[index]), attributes, painter)
    }
  }

  /// The part of a side, about its half, from which on it counts as done.
  private static let leastOfBold = 0.45

  private func put(
    _ glyph: Glyph?, at point: CellPoint, _ color: RGBA, _ attributes: CellAttributes, _ painter: Painter
  ) {
    painter.change(point.column, point.row) { cell in
      let below = Self.glyphs.contains(cell.glyph) ? cell.foreground : cell.background
      cell = Cell(
        glyph: glyph ?? .space, foreground: painter.mixed(color, over: below), background: cell.background,
        attributes: attributes)
    }
  }
}

extension ShapeNode {
  /// Takes over the letters that will stand on it: as low as a line, a disc has a half of a column on each side of them.
  func carry(_ letters: TextNode) {
    if case .fill = drawing, outline == .circle { signInside = letters }
  }
}

extension ZStackNode {
  /// The sign, or the small letters, around which a ring lies; `nil` without a ring, or with other words.
  func tellRingsOfSign() {
    let parts = children.map(\.innermost)
    let rings = parts.compactMap { $0 as? ShapeNode }.filter(\.isRing)
    let signs = parts.filter { $0 is TextNode || $0 is ImageNode }
    if signs.count == 1, let letters = signs[0] as? TextNode {
      for part in parts { (part as? ShapeNode)?.carry(letters) }
    }
    guard signs.count == 1, !rings.isEmpty, !parts.contains(where: { $0 is StackNode && $0.hasWords }) else { return }
    signInRing = signs[0]
    for ring in rings { ring.signInside = signs[0] }
  }
}

extension Node {
  /// The columns of a ring as low as a line around letters that fit a frame of so many columns on a phone, with a side on
  /// the left and on the right of them; `nil` for anything else.
  func columnsOfLowRing(inFrame columns: Int) -> Int? {
    guard let sign = (innermost as? ZStackNode)?.signInRing, sign.widthOnPhone <= Double(columns) * 1.25 else {
      return nil
    }
    return RingSides.columns(around: sign)
  }
}
