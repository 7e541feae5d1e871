import SkerryCells

/// Breaks glyphs into lines at words, or inside words where a word alone is too long.
nonisolated enum LineBreaker {
  /// Returns the glyphs of each line; blanks at a break belong to no line. `hardBreaks` are indices at which a new
  /// line must begin.
  static func lines(_ glyphs: [Glyph], hardBreaks: [Int], columns: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for end in hardBreaks + [glyphs.count] {
      breakParagraph(glyphs, start..<end, columns: max(1, columns), into: &result)
      start = end
    }
    return result
  }

  private static func breakParagraph(
    _ glyphs: [Glyph], _ range: Range<Int>, columns: Int, into result: inout [Range<Int>]
  ) {
    var start = range.lowerBound
    repeat {
      var width = 0
      var end = start
      var lastBreak: (end: Int, next: Int)?
      while end < range.upperBound, width + glyphs[end].width <= columns || glyphs[end].isBreak {
        width += glyphs[end].width
        if glyphs[end].isBreak { lastBreak = (lastBreak?.next == end ? lastBreak?.end ?? end : end, end + 1) }
        end += 1
        if end < range.upperBound, isBreakable(after: glyphs[end - 1], before: glyphs[end]) { lastBreak = (end, end) }
      }
      if end == range.upperBound {
        result.append(start..<(width > columns ? lastBreak?.end ?? end : end))
        return
      }
      let cut = lastBreak.map { $0.next > start ? $0 : (end, end) } ?? (max(end, start + 1), max(end, start + 1))
      result.append(start..<cut.0)
      start = cut.1
    } while start < range.upperBound
  }

  private static func isBreakable(after glyph: Glyph, before next: Glyph) -> Bool {
    if glyph.width == 2 || next.width == 2 { return !next.isBlank }
    return glyph.scalar == "-" && next.scalar != "-"
  }
}

nonisolated extension Glyph {
  /// Whether it is a blank at which a line may end: the one before AM is none.
  var isBreak: Bool { isBlank && scalar != "\u{A0}" }
}
