@testable import SkerryCells

/// Scalars and texts that many tests go through.
enum Samples {
  /// Every scalar of Unicode.
  static var allScalars: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  /// Every control and format character, and the separators of lines.
  static let hostileScalars: [Unicode.Scalar] = allScalars.filter { isHostile($0) }

  /// True for what must never reach a terminal.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    default: scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Hostile characters in a text, other than those allowed.
  static func hostileScalars(in text: String, allowing allowed: Set<Unicode.Scalar> = []) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { isHostile($0) && !allowed.contains($0) }
  }

  private static let pieces = [
    "a", "Z", "7", " ", "  ", "-", "é", "e\u{301}", "日", "本", "語", "、", "（", "🍕", "👍🏽", "🇺🇸", "❤️", "👩‍💻", "ש", "ع", "…",
    "—",
    "\u{A0}", "█", "│", "한", "\u{1112}\u{1161}\u{11AB}", "\u{3000}", "longword", "two-part",
  ]

  static func text(_ count: Int, _ random: inout RandomSource) -> String {
    (0..<count).map { _ in pieces[random.number(0..<pieces.count)] }.joined()
  }

  static func color(_ random: inout RandomSource) -> RGB {
    RGB(hex: UInt32(random.number(0..<0x100_0000)))
  }

  static func cellColor(_ random: inout RandomSource) -> CellColor {
    random.isTrue(outOf: 4) ? .standard : CellColor(color(&random))
  }

  static func rect(around size: CellSize, _ random: inout RandomSource) -> CellRect {
    CellRect(
      column: random.number(-4..<size.columns + 3), row: random.number(-2..<size.rows + 2),
      columns: random.number(0..<size.columns + 6), rows: random.number(0..<size.rows + 3))
  }
}
