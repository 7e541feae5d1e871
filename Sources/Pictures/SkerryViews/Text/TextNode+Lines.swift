import SkerryCells

/// How the lines of a text are drawn.
extension TextNode {
  /// Of each line whether it goes on behind what covers it.
  var coveredRows: [Bool] {
    guard large(in: Proposal(frame.size)) == nil else { return [] }
    return lines(columns: frame.size.columns, rows: frame.size.rows).enumerated().map { isCovered($1, $0) }
  }

  private func isCovered(_ line: TextLines.Line, _ row: Int) -> Bool {
    guard let cover, cover.rowRange.contains(frame.minRow + row) else { return false }
    let width = text.width(of: line)
    let start = frame.minColumn + indent(of: width)
    return start < cover.minColumn - 1 && start + width > cover.minColumn
  }

  /// A line that ends with “…” before what covers it.
  func ended(_ line: TextLines.Line, _ row: Int) -> TextLines.Line {
    guard let cover, isCovered(line, row), indent(of: text.width(of: line)) == 0 else { return line }
    return text.cut(from: line.range.lowerBound, columns: cover.minColumn - frame.minColumn, .tail)
  }

  /// The columns before so many of a line, as it is aligned.
  func indent(of columns: Int) -> Int {
    let slack = frame.size.columns - columns
    return max(0, alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack)
  }

  func draw(_ line: TextLines.Line, row: Int, _ painter: Painter) {
    let width = text.width(of: line)
    var column = frame.minColumn + indent(of: width)
    let window = painter.window
    if !isRedacted, column < window.minColumn || column + width > window.maxColumn, row >= window.minRow,
      row < window.maxRow, text.cutsNumber(in: line.range, from: column, window: window)
    {
      warnOfCutNumber("cut by what is around it")
    }
    func put(_ glyph: Glyph, _ run: Run) {
      let color = run.paint.color(column: column, row: row, in: frame)
      if isRedacted {
        for extra in 0..<glyph.width { painter.put(Self.redaction, column + extra, row, color) }
      } else {
        painter.put(glyph, column, row, color, run.attributes)
      }
      column += glyph.width
    }
    func put(_ range: Range<Int>) {
      var rest = range
      while let first = rest.first {
        let run = runOfGlyph[first]
        let end = rest.first { runOfGlyph[$0] != run } ?? rest.upperBound
        let style = runs[run]
        for index in first..<end { put(text.glyphs[index], style) }
        rest = end..<rest.upperBound
      }
    }
    put(line.range)
    guard line.isCut,
      let run = runOfGlyph.indices.contains(line.range.lowerBound) ? runs[runOfGlyph[line.range.lowerBound]] : runs.last
    else { return }
    put(.ellipsis, run)
    if let tail = line.tail { put(tail) }
  }

  private static let redaction = Glyph("▒")
}
