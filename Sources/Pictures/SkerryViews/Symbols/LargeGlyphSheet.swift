/// Which dots the characters of large type have.
nonisolated struct LargeGlyphSheet: Sendable {
  /// One line of a glyph's dots, `#` for a dot.
  typealias Dots = ArraySlice<UInt8>

  static let wide = LargeGlyphSheet(LargeGlyphSheets.small, lines: 6, others: { $0 })
  static let narrow = LargeGlyphSheet(LargeGlyphSheets.narrow, lines: 6) { [blank(like: $0[0])] + thinned($0) }
  static let large = LargeGlyphSheet(LargeGlyphSheets.large, lines: 10, others: nil)
  private static let low = LargeGlyphSheet(LargeGlyphSheets.low, lines: 4, others: nil)
  /// The characters that both sizes of three rows share.
  private static let shared = LargeGlyphSheet(LargeGlyphSheets.others, lines: 6, others: nil)

  /// Where a character's dots stand.
  private struct Place {
    var sheet: Int
    var columns: Range<Int>
  }

  /// The lines of dots of each sheet. Most characters are never drawn, so theirs are not taken apart.
  private var sheets: [[Dots]] = []
  private var places: [Unicode.Scalar: Place] = [:]
  /// What becomes of the dots of the characters that are shared; `nil` for a size without them.
  private let others: (@Sendable ([Dots]) -> [Dots])?

  private init(_ sheets: [String], lines: Int, others: (@Sendable ([Dots]) -> [Dots])?) {
    self.others = others
    for sheet in sheets { read(sheet, lines: lines) }
  }

  /// Reads a sheet: a line of characters, then their dots side by side, each line with the same gaps.
  private mutating func read(_ sheet: String, lines: Int) {
    let rows = Array(sheet.utf8).split(separator: UInt8(ascii: "\n"))
    guard rows.count == lines + 1 else { return }
    var columns = rows[1].split(separator: UInt8(ascii: " ")).map {
      $0.startIndex - rows[1].startIndex..<$0.endIndex - rows[1].startIndex
    }[...]
    for name in rows[0].split(separator: UInt8(ascii: " ")) {
      guard let own = columns.popFirst(), let scalar = String(decoding: name, as: UTF8.self).unicodeScalars.first else {
        break
      }
      places[scalar == "_" ? " " : scalar] = Place(sheet: sheets.count, columns: own)
    }
    sheets.append(Array(rows.dropFirst()))
  }

  /// The lines of a character's dots; `nil` without a glyph.
  func dots(of character: Character) -> [Dots]? { plain(character) ?? marked(character) }

  private func plain(_ character: Character) -> [Dots]? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    if let others, let dots = Self.shared.plain(character) { return others(dots) }
    guard let place = places[scalar] else { return nil }
    return sheets[place.sheet].map { line in
      line[line.startIndex + place.columns.lowerBound..<line.startIndex + place.columns.upperBound]
    }
  }

  /// A letter with a mark, of both.
  private func marked(_ character: Character) -> [Dots]? {
    guard let (base, mark) = LargeGlyphMarks.parts(of: character), let plain = plain(base),
      let low = Self.low.plain(base)
    else { return nil }
    guard mark.isBelow else { return mark.dots(columns: low[0].count) + low }
    // Narrow letters leave the first line free.
    let isNarrow = Self.isBlank(plain[0])
    let letter = isNarrow ? [Self.blank(like: low[0])] + low : Self.thinned(Self.narrow.plain(base) ?? plain)
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
