extension CellText {
  /// The text on as many lines as it needs, none wider than that many columns.
  ///
  /// Lines break at spaces, which then disappear, after hyphens, between wide characters, and inside of words that
  /// are longer than a line. No-break spaces hold. Empty text is one empty line; without columns there are no lines.
  public func wrapped(columns: Int) -> [CellText] { wrapped(columns: columns, first: columns) }

  /// The same with a first line of another width, as below a heading that stands in the same row.
  public func wrapped(columns later: Int, first: Int) -> [CellText] {
    guard later > 0, first > 0 else { return [] }
    guard width > first else { return [self] }
    var lines: [CellText] = []
    var start = 0
    while start < glyphs.count {
      let columns = lines.isEmpty ? first : later
      let (end, next) = lineEnd(from: start, columns: columns)
      if end == start && next == start + 1 && glyphs[start].width > columns {
        lines.append(CellText(.unknown))
      } else {
        lines.append(CellText(glyphs: glyphs[start..<end]))
      }
      start = next
    }
    return lines
  }

  /// Where a line ends that starts at a glyph, and where the next one starts.
  private func lineEnd(from start: Int, columns: Int) -> (end: Int, next: Int) {
    var used = 0
    var index = start
    var best: (end: Int, next: Int)?
    while index < glyphs.count {
      let isFirstSpace = glyphs[index].isBreakingSpace && index > start && !glyphs[index - 1].isBreakingSpace
      if isFirstSpace {
        best = (index, endOfSpaces(from: index))
      } else if index > start, mayBreak(before: index, lineStart: start) {
        best = (index, index)
      }
      used += glyphs[index].width
      if used > columns { return best ?? forcedEnd(at: index, start: start) }
      index += 1
    }
    return (index, index)
  }

  private func forcedEnd(at index: Int, start: Int) -> (end: Int, next: Int) {
    if glyphs[index].isBreakingSpace { return (index, endOfSpaces(from: index)) }
    return index > start ? (index, index) : (start, start + 1)
  }

  private func endOfSpaces(from index: Int) -> Int {
    var end = index
    while end < glyphs.count, glyphs[end].isBreakingSpace { end += 1 }
    return end
  }

  /// True where a line may end without a space: after a hyphen in a word and between wide characters.
  private func mayBreak(before index: Int, lineStart: Int) -> Bool {
    let left = glyphs[index - 1]
    let right = glyphs[index]
    if right.isBreakingSpace || left.isBreakingSpace { return false }
    if left.width == 2 && right.width == 2 { return !right.staysWithPrevious && !left.staysWithNext }
    // The two hyphens before an option belong to it.
    return left.isHyphen && !right.isHyphen && index - 2 >= lineStart && !glyphs[index - 2].isBlank
      && !glyphs[index - 2].isHyphen
  }
}

extension Glyph {
  /// True for the spaces at which a line may end; the no-break space isn't one.
  var isBreakingSpace: Bool { markBits == 0 && (base == 0x20 || base == 0x3000 | Glyph.wideBit) }

  fileprivate var isHyphen: Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  /// Closing punctuation of East Asian text, which never starts a line.
  fileprivate var staysWithPrevious: Bool { "、。，．：；！？）」』】〉》〕ー".unicodeScalars.contains(scalar) }

  /// Opening punctuation of East Asian text, which never ends a line.
  fileprivate var staysWithNext: Bool { "（「『【〈《〔".unicodeScalars.contains(scalar) }
}
