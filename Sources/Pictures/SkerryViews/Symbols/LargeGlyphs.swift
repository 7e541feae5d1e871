import SkerryCells

/// Large type drawn with half blocks: digits, capital letters and a few signs, three or five rows high.
///
/// A cell is twice as high as wide, so half blocks give square dots: 6 or 10 of them from top to bottom.
///
///     ▄▀▀▄   ▄█   ▄
///     ▀▄▄█ ▄  █
///     ▄▄▄▀ ▄ ▄█▄
///
/// Digits all have one width, the colon a narrower one. Narrow ones have two dots in a column, as wide as a phone's of 34
/// points. Their dots are twice as high as wide, so that round corners would be points: theirs are square, and half a row
/// above them is free:
///
///     ▄▄ ▗ ▖▗▖
///     ▙▟▝▐▄▌ ▌
///     ▄▟▝  ▌▗▙
nonisolated public enum LargeGlyphs {
  /// The heights that large glyphs come in, in rows.
  public enum Height: Int, Hashable, Sendable, CaseIterable {
    /// Single strokes: large titles, large timers. Digits take 4 columns.
    case three = 3
    /// Double strokes, for the lock screen's clock. Digits take 7 columns; letters are not drawn.
    case five = 5
  }

  /// The rows of `string`, top to bottom, all of the same number of columns.
  ///
  /// Small letters are drawn as capitals, but for the unit behind a number (`15m`, `3h`); what has no glyph is drawn as
  /// an empty frame.
  public static func render(_ string: String, height: Height) -> [String] {
    var rows = [String](repeating: "", count: height.rawValue)
    for (index, character) in signs(of: string, height).enumerated() {
      let glyph = glyph(character, height)
      for row in rows.indices {
        if index > 0 { rows[row] += " " }
        rows[row] += glyph[row]
      }
    }
    return rows
  }

  /// The dots of `renderNarrow(_:)`, line by line, two lines to a row.
  static func narrowDots(_ string: String) -> [[Bool]] {
    var lines = [[Bool]](repeating: [], count: 2 * Height.three.rawValue)
    for (index, character) in signs(of: string, .three).enumerated() {
      let dots = dots(of: character, in: .narrow)
      for line in lines.indices where line < dots.count {
        if index > 0 { lines[line].append(false) }
        lines[line] += dots[line].map { $0 == UInt8(ascii: "#") }
      }
    }
    return lines
  }

  /// The three rows of `string` with two dots in each column.
  public static func renderNarrow(_ string: String) -> [String] {
    let lines = narrowDots(string)
    let columns = ((lines.first?.count ?? 0) + 1) / 2
    let samples = lines.flatMap { line in line + Array(repeating: false, count: columns * 2 - line.count) }
    let masks = Quadrants.masks(samples, columns: columns, rows: Height.three.rawValue)
    return (0..<Height.three.rawValue).map { row in
      var text = ""
      for mask in masks[row * columns..<(row + 1) * columns] {
        text.unicodeScalars.append(Quadrants.glyph(mask).scalar)
      }
      return text
    }
  }

  /// The rows of `renderNarrow(_:)`, as cells: where only ASCII is shown, half blocks in pairs can't be read, and the middle
  /// row says the characters instead, side by side as in any text.
  static func narrowRows(_ string: String) -> [CellText] {
    // A character takes two dots at least, so there is a column for each.
    let signs = Array(string)
    return renderNarrow(string).map { CellText($0).glyphs }.enumerated().map { row, glyphs in
      CellText(
        glyphs: glyphs.enumerated().map { column, glyph in
          let sign = row == 1 && signs.indices.contains(column) && !signs[column].isWhitespace ? signs[column] : nil
          return glyph.isBlank && sign == nil ? glyph : glyph.standing(for: sign)
        })
    }
  }

  /// Whether every character has a glyph at this height.
  public static func canRender(_ string: String, height: Height) -> Bool {
    signs(of: string, height).allSatisfy { sheet(height).dots(of: $0) != nil }
  }

  /// The columns that `render(_:height:)` takes.
  public static func width(_ string: String, height: Height) -> Int {
    width(string, in: sheet(height), height)
  }

  /// The columns that `renderNarrow(_:)` takes: two dots each.
  static func narrowWidth(_ string: String) -> Int { (width(string, in: .narrow, .three) + 1) / 2 }

  /// The dots from the left to the right.
  private static func width(_ string: String, in sheet: LargeGlyphSheet, _ height: Height) -> Int {
    signs(of: string, height).reduce(-1) { $0 + 1 + (dots(of: $1, in: sheet).first?.count ?? 0) }
      + (string.isEmpty ? 1 : 0)
  }

  /// The signs of a string, with one of its own for a unit: a small letter behind a number, with no letter behind it.
  private static func signs(of string: String, _ height: Height) -> [Character] {
    var characters = LargeGlyphSigns.signs(of: string)
    for index in characters.indices {
      let isBehindNumber = height == .three && index > 0 && characters[index - 1].isNumber
      let isAlone = index + 1 == characters.count || !characters[index + 1].isLetter
      let unit = isBehindNumber && isAlone ? units[characters[index]] : nil
      characters[index] = unit ?? LargeGlyphSigns.capital(characters[index])
    }
    return characters
  }

  private static let units: [Character: Character] = ["d": "ⓓ", "h": "ⓗ", "m": "ⓜ", "s": "ⓢ"]

  private static func glyph(_ character: Character, _ height: Height) -> [String] {
    let dots = dots(of: character, in: sheet(height))
    return stride(from: 0, to: dots.count - 1, by: 2).map { blocks(dots[$0], dots[$0 + 1]) }
  }

  private static func dots(of character: Character, in sheet: LargeGlyphSheet) -> [LargeGlyphSheet.Dots] {
    sheet.dots(of: character) ?? sheet.dots(of: "□") ?? []
  }

  private static func sheet(_ height: Height) -> LargeGlyphSheet { height == .three ? .wide : .large }

  /// Two lines of dots as one row of half blocks.
  private static func blocks(_ upper: LargeGlyphSheet.Dots, _ lower: LargeGlyphSheet.Dots) -> String {
    var row = ""
    for (upper, lower) in zip(upper, lower) {
      switch (upper == UInt8(ascii: "#"), lower == UInt8(ascii: "#")) {
      case (true, true): row += "█"
      case (true, false): row += "▀"
      case (false, true): row += "▄"
      case (false, false): row += " "
      }
    }
    return row
  }
}
