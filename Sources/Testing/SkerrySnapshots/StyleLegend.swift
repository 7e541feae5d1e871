import SkerryCells

/// Letters for the styles of a picture, in the order in which they first appear.
struct StyleLegend {
  private struct Style: Hashable {
    let foreground: CellColor
    let background: CellColor
    let attributes: CellAttributes

    /// An empty cell shows its ground and its lines; its text colour can't be seen.
    init(_ cell: Cell) {
      let isBlank = cell.glyph?.drawsNothing == true && cell.attributes.isDisjoint(with: .visibleWhenEmpty)
      foreground = isBlank ? .standard : cell.foreground
      background = cell.background
      attributes = isBlank ? [] : cell.attributes.subtracting(.edges)
    }

    static let plain = Style(.blank)
  }

  private let letters: [Style: String]
  private let order: [Style]

  init(_ grid: Grid) {
    var order: [Style] = []
    var known: Set<Style> = [.plain]
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let style = Style(grid[column, row])
        if known.insert(style).inserted { order.append(style) }
      }
    }
    let length = order.count <= Self.alphabet.count ? 1 : 2
    var letters = [Style.plain: String(repeating: "·", count: length)]
    for (index, style) in order.enumerated() { letters[style] = Self.letters(index, length: length) }
    self.letters = letters
    self.order = order
  }

  /// The letters that stand for a cell; a dot for one that has the terminal's own style.
  func letters(for cell: Cell) -> String { letters[Style(cell)] ?? "?" }

  /// The meanings of the letters, one per line.
  var lines: [String] {
    order.map { style in
      let foreground = style.foreground.rgb.map { "\($0)" } ?? "standard"
      let background = style.background.rgb.map { "\($0)" } ?? "standard"
      let words = ([foreground, "on", background] + style.attributes.names).joined(separator: " ")
      return "\(letters[style] ?? "?") = \(words)"
    }
  }

  /// Letters of one column each; wallpapers and gradients need many.
  private static let alphabet: [Character] =
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    + scalars(0x3B1...0x3C9) + scalars(0x410...0x44F) + scalars(0x2801...0x28FF)

  private static func scalars(_ range: ClosedRange<UInt32>) -> [Character] {
    range.compactMap { Unicode.Scalar($0).map { Character($0) } }
  }

  private static func letters(_ index: Int, length: Int) -> String {
    guard length > 1 else { return String(alphabet[index]) }
    let (high, low) = index.quotientAndRemainder(dividingBy: alphabet.count)
    return String([alphabet[high % alphabet.count], alphabet[low]])
  }
}

extension CellAttributes {
  /// The attributes that are seen where there is no glyph.
  fileprivate static let visibleWhenEmpty: CellAttributes = [.underline, .strikethrough, .reverse]
}
