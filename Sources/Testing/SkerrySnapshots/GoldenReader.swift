import SkerryCells

/// Reads the pictures back from a golden file, so that they can be shown beside new ones.
///
/// Unreadable parts are left out: a file may have been edited, or be of another version.
struct GoldenReader {
  private let blocks: [(heading: String, lines: [Substring])]

  init(_ text: String) {
    var blocks: [(heading: String, lines: [Substring])] = []
    var startsBlock = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        startsBlock = true
      } else if startsBlock {
        blocks.append((String(line), []))
        startsBlock = false
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    self.blocks = blocks
  }

  /// The pictures by their names, in the order of the file; a file of one picture calls it “glyphs”.
  var pictures: [(name: String, grid: Grid)] {
    var pictures: [(name: String, grid: Grid)] = []
    for block in blocks {
      if let picture = picture(block, among: pictures) { pictures.append(picture) }
    }
    return pictures
  }

  private func picture(
    _ block: (heading: String, lines: [Substring]), among others: [(name: String, grid: Grid)]
  ) -> (name: String, grid: Grid)? {
    let words = block.heading.split(separator: " ")
    let isSingle = block.heading == "glyphs"
    guard isSingle || words.count == 2 && words[1].contains("×"), let name = words.first else { return nil }
    if let same = others.first(where: { block.lines.first == "(as \($0.name))" }) { return (String(name), same.grid) }
    let styles = blocks.first { $0.heading == (isSingle ? "styles" : "\(name) styles") }?.lines ?? []
    return Self.grid(Self.rows(block.lines), styles).map { (String(name), $0) }
  }

  /// The text between the bars.
  private static func rows(_ lines: [Substring]) -> [Substring] {
    lines.compactMap { line in
      guard let bar = line.firstIndex(of: "│"), line.hasSuffix("│") else { return nil }
      let start = line.index(after: bar)
      let end = line.index(before: line.endIndex)
      return start <= end ? line[start..<end] : nil
    }
  }

  private static func grid(_ rows: [Substring], _ styles: [Substring]) -> Grid? {
    let texts = rows.map { CellText(String($0)) }
    guard let columns = texts.map(\.width).max() else { return nil }
    var grid = Grid(size: CellSize(columns: columns, rows: rows.count))
    let legend = Self.legend(styles)
    let letters = Self.rows(styles).map(Array.init)
    for (row, text) in texts.enumerated() {
      var column = 0
      for glyph in text.glyphs {
        let style = row < letters.count ? legend.style(letters[row], at: column) : Style()
        grid.write(
          glyph, at: CellPoint(column: column, row: row), foreground: style.foreground,
          background: style.background, attributes: style.attributes)
        column += glyph.width
      }
    }
    return grid
  }

  private struct Style {
    var foreground = CellColor.standard
    var background = CellColor.standard
    var attributes: CellAttributes = []
  }

  private struct Legend {
    var styles: [String: Style] = [:]
    var length = 1

    func style(_ letters: [Character], at column: Int) -> Style {
      let start = column * length
      guard start + length <= letters.count else { return Style() }
      return styles[String(letters[start..<(start + length)])] ?? Style()
    }
  }

  /// Lines such as `A = #ff9500 on #000000 bold`.
  private static func legend(_ lines: [Substring]) -> Legend {
    var legend = Legend()
    for line in lines where !line.hasSuffix("│") {
      let words = line.split(separator: " ")
      guard words.count >= 5, words[1] == "=", words[3] == "on" else { continue }
      legend.length = words[0].count
      legend.styles[String(words[0])] = Style(
        foreground: color(words[2]), background: color(words[4]),
        attributes: CellAttributes(names: words.dropFirst(5).map(String.init)))
    }
    return legend
  }

  private static func color(_ word: Substring) -> CellColor {
    guard word.hasPrefix("#"), let hex = UInt32(word.dropFirst(), radix: 16) else { return .standard }
    return CellColor(RGB(hex: hex))
  }
}

extension CellAttributes {
  /// The attributes of these names.
  init(names: [String]) {
    let all: [CellAttributes] = [.bold, .dim, .italic, .underline, .strikethrough, .reverse]
    self = all.filter { !Set($0.names).isDisjoint(with: names) }.reduce([]) { $0.union($1) }
  }
}
