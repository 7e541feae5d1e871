import SkerryCells

/// The blocks of a picture, among which a text in large type is found by drawing it: what is looked for is what is read.
nonisolated public struct BlockPicture: Hashable, Sendable {
  /// For each row a character for each column; what is no block is none of theirs.
  private let rows: [[Character]]

  /// Takes over the blocks of a grid; none without one.
  public init(_ grid: Grid?) {
    guard let grid else {
      rows = []
      return
    }
    rows = (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        guard let glyph = grid[column, row].glyph else { return "?" }
        return glyph.drawsNothing ? " " : Self.blocks.contains(glyph.scalar) ? Character(glyph.scalar) : "?"
      }
    }
  }

  private static let blocks: Set<Unicode.Scalar> = [
    "▀", "▄", "█", "▘", "▝", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▙", "▟",
  ]

  /// Whether a text stands somewhere in large type of any height.
  public func contains(_ text: String) -> Bool {
    guard text.contains(where: { $0.isNumber || $0.isLetter }) else { return false }
    if LargeGlyphs.canRender(text, height: .three), containsNarrow(LargeGlyphs.narrowDots(text)) { return true }
    return LargeGlyphs.Height.allCases.contains { height in
      guard LargeGlyphs.canRender(text, height: height) else { return false }
      return contains(LargeGlyphs.render(text, height: height).map { Array($0) })
    }
  }

  private func contains(_ wanted: [[Character]]) -> Bool {
    let columns = wanted.first?.count ?? 0
    guard columns > 0, let width = rows.first?.count, rows.count >= wanted.count, width >= columns else { return false }
    return (0...rows.count - wanted.count).contains { row in
      (0...width - columns).contains { column in stands(wanted, column, row) }
    }
  }

  /// Whether it stands at a place, with nothing at its sides that could belong to its first or last sign.
  private func stands(_ wanted: [[Character]], _ column: Int, _ row: Int) -> Bool {
    wanted.indices.allSatisfy { line in
      let present = rows[row + line]
      let end = column + wanted[line].count
      guard present[column..<end].elementsEqual(wanted[line]) else { return false }
      return [column - 1, end].allSatisfy { side in !present.indices.contains(side) || !isBlock(present[side]) }
    }
  }

  /// Whether dots stand somewhere, two of them in a column: a part of a text may begin in the middle of a cell.
  private func containsNarrow(_ wanted: [[Bool]]) -> Bool {
    let height = LargeGlyphs.Height.three.rawValue
    guard rows.count >= height else { return false }
    let all = rows.flatMap { Self.dots(of: $0) }
    return (0...rows.count - height).contains { row in
      let lines = all[2 * row..<2 * (row + height)]
      let room = (lines.first?.count ?? 0) - (wanted.first?.count ?? 0)
      guard room >= 0 else { return false }
      return (0...room).contains { start in
        zip(lines, wanted).allSatisfy { line, dots in
          let end = start + dots.count
          return zip(line[start..<end], dots).allSatisfy { $0 == $1 }
            && [start - 1, end].allSatisfy { !line.indices.contains($0) || line[$0] != true }
        }
      }
    }
  }

  /// The upper and the lower line of a row's dots; `nil` for those of what is no block.
  private static func dots(of row: [Character]) -> [[Bool?]] {
    let masks = row.map { $0.unicodeScalars.first.flatMap { Quadrants.mask(of: Glyph($0)) } }
    return [(UInt8(1), UInt8(2)), (4, 8)].map { left, right in
      masks.flatMap { mask in [left, right].map { bit in mask.map { $0 & bit != 0 } } }
    }
  }

  private func isBlock(_ character: Character) -> Bool { character != " " && character != "?" }
}
