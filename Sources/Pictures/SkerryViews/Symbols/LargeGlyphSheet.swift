/// Which dots the characters of large type have.
nonisolated struct LargeGlyphSheet: Sendable {
  /// One line of a glyph's dots, `#` for a dot.
  typealias Dots = ArraySlice<UInt8>

  static let wide = LargeGlyphSheet(LargeGlyphSheets.small, lines: 6, others: { $0 })
  static let narrow = LargeGlyphSheet(LargeGlyphSheets.narrow, lines: 6) { [blank(like: $0[0])] + thinned($0) }
  static let large = LargeGlyphSheet(LargeGlyphSheets.large, lines: 10, others: nil)
  private static let low = LargeGlyphSheet(LargeGlyphSheets.low, lines: 4, others: nil)

  private var glyphs: [Character: [Dots]] = [:]

  /// Reads the sheets of a size, and those of the characters that both sizes of three rows share, as they are there.
  private init(_ sheets: [String], lines: Int, others: (([Dots]) -> [Dots])?) {
    for sheet in sheets { read(sheet, lines: lines) }
    guard let others else { return }
    var shared = LargeGlyphSheet([], lines: lines, others: nil)
    for sheet in LargeGlyphSheets.others { shared.read(sheet, lines: lines) }
    for (character, dots) in shared.glyphs { glyphs[character] = others(dots) }
  }

  /// Reads a sheet: a line of characters, then their dots side by side. Most are never drawn, so they stay dots.
  private mutating func read(_ sheet: String, lines: Int) {
    let rows = Array(sheet.utf8).split(separator: UInt8(ascii: "\n")).map { $0.split(separator: UInt8(ascii: " ")) }
    guard let names = rows.first, rows.count == lines + 1 else { return }
    for (column, name) in names.enumerated() {
      guard let character = String(decoding: name, as: UTF8.self).first else { continue }
      glyphs[character == "_" ? " " : character] = rows.dropFirst().map { $0[column] }
    }
  }

  /// The lines of a character's dots; `nil` without a glyph.
  func dots(of character: Character) -> [Dots]? { glyphs[character] ?? marked(character) }

  /// A letter with a mark, of both.
  private func marked(_ character: Character) -> [Dots]? {
    guard let (base, mark) = LargeGlyphMarks.parts(of: character), let plain = glyphs[base],
      let low = Self.low.glyphs[base]
    else { return nil }
    guard mark.isBelow else { return mark.dots(columns: low[0].count) + low }
    // Narrow letters leave the first line free.
    let isNarrow = Self.isBlank(plain[0])
    let letter = isNarrow ? [Self.blank(like: low[0])] + low : Self.thinned(Self.narrow.glyphs[base] ?? plain)
    return letter + mark.dots(columns: letter[0].count)
  }

  /// The lines without one of them: an empty first one, one of two that are alike, or the last but one.
  private static func thinned(_ lines: [Dots]) -> [Dots] {
    var lines = lines
    let twin = lines.indices.dropFirst().first { lines[$0].elementsEqual(lines[$0 - 1]) }
    lines.remove(at: isBlank(lines[0]) ? 0 : twin ?? lines.count - 2)
    return lines
  }

  private static func isBlank(_ line: Dots) -> Bool { line.allSatisfy { $0 == UInt8(ascii: ".") } }

  private static func blank(like line: Dots) -> Dots { Array(repeating: UInt8(ascii: "."), count: line.count)[...] }
}
