import SkerryCells

/// The glyphs of a text, and how they fall into lines of so many columns.
nonisolated struct TextLines {
  /// One line as it is drawn.
  struct Line {
    let range: Range<Int>
    /// Whether letters were left out: "…" stands for them.
    var isCut = false
    /// Glyphs kept from the end of the text, for middle and head truncation.
    var tail: Range<Int>?
  }

  private(set) var glyphs: [Glyph] = []
  /// The glyphs before which a line ends wherever the text stands.
  private(set) var hardBreaks: [Int] = []
  /// The columns of the widest line as it is written.
  private(set) var naturalWidth = 0
  /// The lines of the narrow width that was asked for last.
  private var broken: (columns: Int, lines: [Range<Int>])?

  // MARK: Spelling

  /// Forgets all glyphs, before others are added.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    hardBreaks.removeAll(keepingCapacity: true)
  }

  /// Adds lines as a string has them.
  mutating func append(_ lines: [CellText]) {
    for (number, line) in lines.enumerated() {
      if number > 0 { hardBreaks.append(glyphs.count) }
      glyphs += line.glyphs
    }
  }

  /// Measures what was added.
  mutating func close() {
    broken = nil
    naturalWidth = hardBreaks.isEmpty ? Self.width(of: glyphs[...]) : widest(breaks(columns: Proposal.unbounded))
  }

  /// Puts a glyph as wide as the old one in its place.
  mutating func replace(_ index: Int, with glyph: Glyph) { glyphs[index] = glyph }

  // MARK: Lines

  /// The lines in so many columns, of which as many as `most` are kept.
  mutating func lines(columns: Int, most: Int, truncation: Text.TruncationMode) -> [Line] {
    let broken = breaks(columns: columns)
    guard broken.count > most else { return withoutStumps(broken) }
    var kept = broken.prefix(most).map { Line(range: $0) }
    kept[most - 1] = cut(from: broken[most - 1].lowerBound, columns: columns, truncation)
    return kept
  }

  /// The lines, of which none begins with the last letters of a word: on a phone, whose letters are narrower, the word
  /// fits or is drawn smaller. “…” stands for a letter or two.
  private func withoutStumps(_ broken: [Range<Int>]) -> [Line] {
    var lines: [Line] = []
    var skipped = 0
    for (index, range) in broken.enumerated() {
      var range = max(range.lowerBound, skipped)..<max(range.upperBound, skipped)
      while skipped > 0, let first = range.first, glyphs[first].isBlank { range = first + 1..<range.upperBound }
      if range.isEmpty, skipped > 0 { continue }
      guard index + 1 < broken.count, let end = endOfStump(at: broken[index + 1].lowerBound, after: range) else {
        lines.append(Line(range: range))
        continue
      }
      lines.append(Line(range: range.lowerBound..<range.upperBound - 1, isCut: true))
      skipped = end
    }
    return lines
  }

  /// The longest end of a word that is not worth a line of its own, in columns.
  private static let mostOfStump = 2
  /// The fewest letters before it that say what the word is.
  private static let leastBeforeStump = 4
  /// A line of more letters than that is no word that a phone would shrink.
  private static let mostBeforeStump = 20

  /// Blanks at which a phone breaks no line: what stands behind one is no end of a word.
  private static let joints = [Glyph("\u{202F}"), Glyph("\u{A0}")]

  /// The end of a word whose last letters alone would begin a line; `nil` for everything else.
  private func endOfStump(at start: Int, after line: Range<Int>) -> Int? {
    guard start == line.upperBound, line.count >= Self.leastBeforeStump, line.count <= Self.mostBeforeStump,
      !hardBreaks.contains(start), start < glyphs.count
    else { return nil }
    let before = glyphs[(start - Self.leastBeforeStump)...start]
    // Where a script may break between any two letters, nothing is broken.
    guard before.allSatisfy({ !$0.isBreak && $0.width == 1 && !Self.joints.contains($0) }), !glyphs[start].isBlank
    else { return nil }
    let end = glyphs[start...].firstIndex { $0.isBreak || $0.isBlank } ?? glyphs.count
    return end - start <= Self.mostOfStump ? end : nil
  }

  /// The glyphs of each line where no line is cut.
  private mutating func breaks(columns: Int) -> [Range<Int>] {
    if hardBreaks.isEmpty, naturalWidth <= columns { return [0..<glyphs.count] }
    if let broken, broken.columns == columns { return broken.lines }
    let lines = LineBreaker.lines(glyphs, hardBreaks: hardBreaks, columns: columns)
    broken = (columns, lines)
    return lines
  }

  /// The line from a glyph on that is cut to so many columns.
  func cut(from start: Int, columns: Int, _ truncation: Text.TruncationMode) -> Line {
    let room = max(0, columns - 1)
    let head = truncation == .head ? 0 : truncation == .middle ? (room + 1) / 2 : room
    var end = start
    var width = 0
    while end < glyphs.count, width + glyphs[end].width <= head {
      width += glyphs[end].width
      end += 1
    }
    var tailStart = glyphs.count
    var tailWidth = 0
    while truncation != .tail, tailStart > end, tailWidth + glyphs[tailStart - 1].width <= room - width {
      tailStart -= 1
      tailWidth += glyphs[tailStart].width
    }
    if truncation == .tail { while end > start, glyphs[end - 1].isBlank { end -= 1 } }
    return Line(range: start..<end, isCut: true, tail: tailStart..<glyphs.count)
  }

  // MARK: Widths

  /// The columns of a line, with its "…".
  func width(of line: Line) -> Int {
    let kept = Self.width(of: glyphs[line.range]) + (line.tail.map { Self.width(of: glyphs[$0]) } ?? 0)
    return kept + (line.isCut ? 1 : 0)
  }

  /// The columns of the widest word.
  var widestWord: Int {
    var (widest, width) = (0, 0)
    for glyph in glyphs {
      width = glyph.isBreak ? 0 : width + glyph.width
      widest = max(widest, width)
    }
    return widest
  }

  private func widest(_ lines: [Range<Int>]) -> Int { lines.reduce(0) { max($0, Self.width(of: glyphs[$1])) } }

  private static func width(of glyphs: ArraySlice<Glyph>) -> Int { glyphs.reduce(0) { $0 + $1.width } }

  // MARK: Numbers

  /// Whether a line ends inside a number, with “…” or in the next line.
  func cutsNumber(_ lines: [Line]) -> Bool {
    let runs = NumberRuns(glyphs)
    return lines.indices.contains { index in
      let line = lines[index]
      if line.isCut {
        return line.range.count > 0 && runs.isInside(line.range.upperBound)
          || line.tail.map { !$0.isEmpty && runs.isInside($0.lowerBound) } ?? false
      }
      guard index + 1 < lines.count, lines[index + 1].range.lowerBound == line.range.upperBound else { return false }
      return !hardBreaks.contains(line.range.upperBound) && runs.isInside(line.range.upperBound)
    }
  }

  /// Whether a number of a line that begins at `column` lies only in part within a window.
  func cutsNumber(in line: Range<Int>, from column: Int, window: CellRect) -> Bool {
    let runs = NumberRuns(glyphs)
    var column = column
    for index in line {
      let end = column + glyphs[index].width
      let cutsLeft = column < window.minColumn && end >= window.minColumn
      let cutsRight = column < window.maxColumn && end >= window.maxColumn
      if cutsLeft || cutsRight, index + 1 < line.upperBound, runs.isInside(index + 1) { return true }
      column = end
    }
    return false
  }
}
