import SkerryCells

/// Where the numbers of a text are: digits, and the signs between digits that belong to them, as in `10:05` and `1,250.5`.
nonisolated struct NumberRuns {
  private let glyphs: [Glyph]

  init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

  /// Whether what stands before an index and what stands there are parts of one number.
  func isInside(_ index: Int) -> Bool {
    guard index > 0, index < glyphs.count else { return false }
    let (before, after) = (glyphs[index - 1], glyphs[index])
    if before.isDigit { return after.isDigit || after.joinsDigits && isDigit(at: index + 1) }
    return before.joinsDigits && after.isDigit && isDigit(at: index - 2)
  }

  private func isDigit(at index: Int) -> Bool { glyphs.indices.contains(index) && glyphs[index].isDigit }
}

nonisolated extension Glyph {
  fileprivate var isDigit: Bool {
    let scalar = scalar
    return scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.numericType == .decimal
  }

  /// Signs of times, decimals, thousands and dates.
  fileprivate var joinsDigits: Bool { ":.,'’/".unicodeScalars.contains(scalar) }
}
