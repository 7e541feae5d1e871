import SkerryCells

/// A picture as lines of a golden file. Rows stand between bars, so that no editor can take blanks off their ends.
struct PictureLines {
  let grid: Grid

  /// Each row with its number; a wide glyph takes the place of its tail, too.
  var glyphs: [String] {
    rows { row in
      grid.withRow(row) { cells in
        var text = ""
        for cell in cells { if let glyph = cell.glyph { text.append(glyph) } }
        return text
      }
    }
  }

  /// One letter for each cell, then what the letters mean.
  var styles: [String] {
    let legend = StyleLegend(grid)
    return rows { row in grid.withRow(row) { cells in cells.map { legend.letters(for: $0) }.joined() } } + legend.lines
  }

  private func rows(_ body: (Int) -> String) -> [String] {
    let digits = String(max(0, grid.size.rows - 1)).count
    return (0..<grid.size.rows).map { row in
      let number = String(row)
      return String(repeating: " ", count: digits - number.count) + number + " │" + body(row) + "│"
    }
  }

  /// Lines of text, and a word where there are none.
  static func spoken(_ lines: [String]) -> [String] { lines.isEmpty ? ["(nothing)"] : lines.map(visible) }

  /// Names and values, the values below each other.
  static func header(_ entries: [(name: String, value: String)]) -> [String] {
    entries.map { $0.name + String(repeating: " ", count: max(1, 11 - $0.name.count)) + visible($0.value) }
  }

  /// Control and formatting characters as escapes, so that a golden file shows everything it holds.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(scalar)
      }
    }.joined()
  }
}
