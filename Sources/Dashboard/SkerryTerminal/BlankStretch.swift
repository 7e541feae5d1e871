import SkerryCells

/// Neighbouring blanks of a row that look alike.
nonisolated struct BlankStretch {
  let start: Int
  /// The first column after them.
  let end: Int
  /// The last of them that the terminal does not show yet.
  let lastMarked: Int
  let style: PenStyle

  init(_ cells: UnsafeBufferPointer<Cell>, marked: [Bool], from start: Int, pen: inout TerminalPen) {
    let first = cells[start]
    let style = pen.style(of: first)
    var end = start + 1
    var last = start
    while end < cells.count, cells[end].glyph == .space {
      guard cells[end] == first || style.drawsBlankLike(pen.style(of: cells[end])) else { break }
      if marked[end] { last = end }
      end += 1
    }
    self.start = start
    self.end = end
    lastMarked = last
    self.style = style
  }

  /// True when nothing but the ground shows.
  var isPlain: Bool { style.attributes.isDisjoint(with: PenStyle.visibleOnBlank) }
}
