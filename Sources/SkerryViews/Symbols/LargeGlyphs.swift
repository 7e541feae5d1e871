/// Large type drawn with half blocks: digits, capital letters and a few signs, three or five rows high.
///
/// A cell is twice as high as wide, so half blocks give square dots: 6 or 10 of them from top to bottom.
///
///     ▄▀▀▄   ▄█   ▄
///     ▀▄▄█ ▄  █
///     ▄▄▄▀ ▄ ▄█▄
///
/// Digits all have one width, the colon a narrower one.
nonisolated public enum LargeGlyphs {
  public enum Height: Int, Hashable, Sendable, CaseIterable {
    /// Single strokes: large titles, large timers. Digits take 4 columns.
    case three = 3
    /// Double strokes, for the lock screen's clock. Digits take 7 columns; letters are not drawn.
    case five = 5
  }

  /// The rows of `string`, top to bottom, all of the same number of columns.
  ///
  /// Small letters are drawn as capitals; what has no glyph is drawn as an empty frame.
  public static func render(_ string: String, height: Height) -> [String] {
    var rows = [String](repeating: "", count: height.rawValue)
    for (index, character) in string.enumerated() {
      let glyph = glyph(character, height)
      for row in rows.indices {
        if index > 0 { rows[row] += " " }
        rows[row] += glyph[row]
      }
    }
    return rows
  }

  /// Whether every character has a glyph at this height.
  public static func canRender(_ string: String, height: Height) -> Bool {
    string.allSatisfy { sheet(height)[uppercase($0)] != nil }
  }

  /// The columns that `render(_:height:)` takes.
  public static func width(_ string: String, height: Height) -> Int {
    string.reduce(-1) { $0 + 1 + (glyph($1, height).first?.unicodeScalars.count ?? 0) } + (string.isEmpty ? 1 : 0)
  }

  private static func glyph(_ character: Character, _ height: Height) -> [String] {
    let sheet = sheet(height)
    return sheet[uppercase(character)] ?? sheet["□"] ?? []
  }

  /// Spaces come in several widths of typographic space; here they are one.
  private static func uppercase(_ character: Character) -> Character {
    if character.isWhitespace { return " " }
    if character == "−" || character == "–" { return "-" }
    let upper = character.uppercased()
    return upper.count == 1 ? upper.first ?? character : character
  }

  private static func sheet(_ height: Height) -> [Character: [String]] {
    height == .three ? small : large
  }

  private static let small = LargeGlyphSheets.small.reduce(into: [:]) { read($1, dots: 6, into: &$0) }
  private static let large = LargeGlyphSheets.large.reduce(into: [:]) { read($1, dots: 10, into: &$0) }

  /// Reads a sheet: a line of characters, then their dots side by side.
  private static func read(_ sheet: String, dots: Int, into glyphs: inout [Character: [String]]) {
    let lines = sheet.split(separator: "\n").map { $0.split(separator: " ") }
    guard let names = lines.first, lines.count == dots + 1 else { return }
    for (column, name) in names.enumerated() {
      guard let character = name.first else { continue }
      glyphs[character == "_" ? " " : character] = stride(from: 1, to: lines.count, by: 2).map { row in
        blocks(lines[row][column], lines[row + 1][column])
      }
    }
  }

  /// Two lines of dots as one row of half blocks.
  private static func blocks(_ upper: Substring, _ lower: Substring) -> String {
    String(
      zip(upper, lower).map { pair -> Character in
        switch (pair.0 == "#", pair.1 == "#") {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      })
  }
}
