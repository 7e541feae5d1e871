import SkerryCells

/// Writes changed cells of rows as control sequences and text, and knows what state that leaves the terminal in.
nonisolated struct TerminalPen: Sendable {
  private let terminal: TerminalCapabilities
  private let motion: CursorMotion
  private let styles: StyleSwitch
  private var colors: PenColors
  private(set) var output = ByteBuffer()
  /// Where the cursor stands; nil when that is not certain, as after a glyph in the last column.
  private var cursor: CellPoint?
  private var style = PenStyle()

  init(terminal: TerminalCapabilities, depth: ColorDepth) {
    self.terminal = terminal
    motion = CursorMotion(terminal: terminal)
    styles = StyleSwitch(switchesOffSingly: terminal.switchesOffSingly)
    colors = PenColors(depth: depth)
    output.reserve(16_384)
  }

  /// Forgets what was written; what state it left behind stays known.
  mutating func beginFrame() { output.removeAll() }

  /// The terminal has been cleared: its style is the default, its cursor anywhere.
  mutating func reset() {
    cursor = nil
    style = PenStyle()
  }

  /// Goes back to the terminal's own style, for whoever writes next.
  mutating func resetStyle() { changeStyle(to: PenStyle()) }

  mutating func ringBell() { output.append(0x07) }

  /// How the terminal draws a cell that was reduced to what it can show.
  mutating func style(of cell: Cell) -> PenStyle {
    PenStyle(
      foreground: colors[cell.foreground], background: colors[cell.background],
      attributes: cell.attributes.intersection(terminal.attributes))
  }

  /// True when the terminal shows both cells alike, even if they are not equal.
  mutating func draws(_ cell: Cell, like other: Cell) -> Bool {
    if cell == other { return true }
    guard cell.glyph == other.glyph, !cell.isTail else { return false }
    let mine = style(of: cell)
    let theirs = style(of: other)
    return mine == theirs || (cell.glyph == .space && mine.drawsBlankLike(theirs))
  }

  /// Brings the marked cells of a row, from the first on, to the terminal; the other cells are there already.
  mutating func write(
    _ cells: UnsafeBufferPointer<Cell>, marked: [Bool], from first: Int, row: Int, isLastRow: Bool
  ) {
    var column = first
    var checkedBlanks = 0
    while column < cells.count {
      let cell = cells[column]
      guard marked[column], !cell.isTail else {
        column += 1
        continue
      }
      if cell.glyph == .space, column >= checkedBlanks {
        let blanks = BlankStretch(cells, marked: marked, from: column, pen: &self)
        if erase(blanks, row: row, in: cells) {
          column = blanks.end
          continue
        }
        checkedBlanks = blanks.end
      }
      let end = column + (cell.isWide ? 2 : 1)
      // Such a terminal would scroll.
      if isLastRow && end == cells.count && !terminal.wrapsLate { return }
      move(to: CellPoint(column: column, row: row), over: cells, thenDrawing: style(of: cell))
      put(cell)
      cursor = end < cells.count ? CellPoint(column: end, row: row) : nil
      column = end
    }
  }

  /// Blanks a stretch by a control sequence, when the terminal can and it is shorter than writing spaces.
  private mutating func erase(_ blanks: BlankStretch, row: Int, in cells: UnsafeBufferPointer<Cell>) -> Bool {
    guard blanks.isPlain, blanks.style.background.isStandard || terminal.erasesInColor else { return false }
    let count = blanks.lastMarked + 1 - blanks.start
    let reachesEnd = blanks.end == cells.count && terminal.erasesToEndOfLine
    // Erasing leaves the cursor at the start: what follows needs a jump of some four bytes.
    let price = reachesEnd ? 3 : ByteBuffer.controlLength(count) + 4
    guard count > price, reachesEnd || terminal.erasesCells else { return false }
    move(to: CellPoint(column: blanks.start, row: row), over: cells, thenDrawing: blanks.style)
    changeStyleForBlank(to: blanks.style)
    if reachesEnd {
      output.append("\u{1B}[K")
    } else {
      output.appendControl(count, 0x58)
    }
    return true
  }

  private mutating func put(_ cell: Cell) {
    guard let glyph = cell.glyph else { return }
    let wanted = style(of: cell)
    if glyph == .space {
      changeStyleForBlank(to: wanted)
    } else {
      changeStyle(to: wanted)
    }
    append(glyph)
  }

  private mutating func append(_ glyph: Glyph) {
    output.append(glyph.scalar)
    for mark in glyph.marks { output.append(mark) }
  }

  private mutating func changeStyle(to wanted: PenStyle) {
    styles.change(from: style, to: wanted, in: &output)
    style = wanted
  }

  /// A blank does not show the text's colour, so that need not be changed for it.
  private mutating func changeStyleForBlank(to wanted: PenStyle) {
    if style.drawsBlankLike(wanted) { return }
    var cheapest = style
    cheapest.background = wanted.background
    cheapest.attributes.subtract(PenStyle.visibleOnBlank)
    let visible = wanted.attributes.intersection(PenStyle.visibleOnBlank)
    if !visible.isEmpty {
      cheapest.attributes.formUnion(visible)
      cheapest.foreground = wanted.foreground
    }
    changeStyle(to: cheapest)
  }

  /// Goes to a place; over a few cells the cheapest way may be to write them once more.
  private mutating func move(
    to place: CellPoint, over cells: UnsafeBufferPointer<Cell>, thenDrawing wanted: PenStyle
  ) {
    guard cursor != place else { return }
    if let start = cursor, start.row == place.row, start.column < place.column, place.column - start.column <= 8 {
      let price = motion.cost(from: start, to: place)
      let gap = start.column..<place.column
      if price >= rewritingCost(of: gap, in: cells, with: style) {
        rewrite(gap, in: cells)
        return
      }
      if price >= rewritingCost(of: gap, in: cells, with: wanted) {
        changeStyle(to: wanted)
        rewrite(gap, in: cells)
        return
      }
    }
    motion.move(from: cursor, to: place, in: &output)
    cursor = place
  }

  private mutating func rewritingCost(
    of gap: Range<Int>, in cells: UnsafeBufferPointer<Cell>, with pen: PenStyle
  ) -> Int {
    var cost = 0
    for column in gap {
      guard let glyph = cells[column].glyph else { continue }
      let wanted = style(of: cells[column])
      guard wanted == pen || (glyph == .space && pen.drawsBlankLike(wanted)), glyph.marks.isEmpty else { return .max }
      cost += UTF8.width(glyph.scalar)
    }
    return cost
  }

  private mutating func rewrite(_ gap: Range<Int>, in cells: UnsafeBufferPointer<Cell>) {
    for column in gap {
      if let glyph = cells[column].glyph { append(glyph) }
    }
    cursor?.column = gap.upperBound
  }
}
