import SkerryCells

extension TextNode {
  /// Below this contrast nobody reads letters (WCAG asks for 3 of large ones).
  private nonisolated static let leastContrast = 1.2
  /// Letters that let more than this through are meant to be faint.
  private nonisolated static let visible = 0.5

  /// Remarks words of which no letter stands out from what lies behind it: white on a light card in dark mode, for example.
  func remarkOfHiddenLetters(_ painter: Painter) {
    guard !isRedacted, painter.opacity * leastOpacity >= Self.visible else { return }
    let cells = frame.intersection(painter.clip).intersection(painter.window)
    var lightest: Double?
    for row in cells.rowRange {
      for column in cells.columnRange {
        let cell = painter.grid[column, row]
        guard let letter = cell.foreground.rgb, let ground = cell.background.rgb, let glyph = cell.glyph,
          glyph.width == 1, glyph.scalar.isReadable
        else { continue }
        guard letter.contrast(with: ground) < Self.leastContrast else { return }
        lightest = max(lightest ?? 0, letter.luminance)
      }
    }
    guard let lightest else { return }
    let why =
      lightest > 0.5
      ? "in dark mode .primary is white, on a light card too" : "in light mode .primary is black, on a dark card too"
    let warning = FitWarning(
      .lettersHidden, "“\(plainText)” can't be read: its letters have the colour of what lies behind them (\(why))")
    if !pass.warnings.contains(warning) { pass.warnings.append(warning) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit.
  fileprivate var isReadable: Bool {
    // Asked for at each drawing: tables of all characters are only needed for few.
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    return "0"..."9" ~= self || "a"..."z" ~= self || "A"..."Z" ~= self
  }
}
