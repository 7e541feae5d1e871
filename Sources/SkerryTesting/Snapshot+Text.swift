import FoundationEssentials
import SkerryCells

extension Snapshot {
  /// The golden file. Rows stand between bars, so that no editor can take blanks off their ends.
  nonisolated public var text: String {
    (header + ["", "glyphs"] + glyphRows + ["", "styles"] + styleRows + ["", "spoken"] + spokenRows)
      .map { $0 + "\n" }.joined()
  }

  nonisolated private var header: [String] {
    [
      ("what", title),
      ("instant", circumstances.instant.formatted(.iso8601)),
      ("size", "\(grid.size.columns)×\(grid.size.rows)"),
      ("colours", circumstances.colors.rawValue + (circumstances.isASCII ? ", ASCII" : "")),
      ("locale", circumstances.locale),
      ("time zone", circumstances.timeZone.isEmpty ? "the computer's" : circumstances.timeZone),
      ("device", circumstances.device),
    ].map { name, value in name + String(repeating: " ", count: 11 - name.count) + Self.visible(value) }
  }

  /// Each row with its number; a wide glyph takes the place of its tail, too.
  nonisolated private var glyphRows: [String] {
    rows { row in
      grid.withRow(row) { cells in
        var text = ""
        for cell in cells { if let glyph = cell.glyph { text.append(glyph) } }
        return text
      }
    }
  }

  /// One letter for each cell, then what the letters mean.
  nonisolated private var styleRows: [String] {
    let legend = StyleLegend(grid)
    return rows { row in grid.withRow(row) { cells in cells.map { legend.letters(for: $0) }.joined() } } + legend.lines
  }

  nonisolated private var spokenRows: [String] { spoken.isEmpty ? ["(nothing)"] : spoken.map(Self.visible) }

  nonisolated private func rows(_ body: (Int) -> String) -> [String] {
    let digits = String(max(0, grid.size.rows - 1)).count
    return (0..<grid.size.rows).map { row in
      let number = String(row)
      return String(repeating: " ", count: digits - number.count) + number + " │" + body(row) + "│"
    }
  }

  /// Control and formatting characters as escapes, so that a golden file shows everything it holds.
  nonisolated private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(scalar)
      }
    }.joined()
  }
}
