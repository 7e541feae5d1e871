import SkerryCells

/// Turns pictures into the bytes that make a terminal show them, given what it shows already.
///
/// It needs no terminal: bytes come out, and the same pictures give the same bytes. ncurses could do this too, but
/// it sends each jump of the cursor with a system call of its own and reads every line it is handed from end to
/// end; here a clock that moves on costs one write and a few thousand instructions.
nonisolated struct FrameWriter: Sendable {
  private let reduction: GridReduction
  private var pen: TerminalPen
  /// The last picture as it was drawn, and as the terminal shows it. Both are changed cell by cell: a copy of the
  /// program's own picture would make it copy everything the next time it draws.
  private var drawn: Grid
  private var shown: Grid
  /// What must be written to the row at hand, and in which columns.
  private var updates: [Update] = []
  private var marked: [Bool]

  private struct Update {
    let column: Int
    let cell: Cell
    /// The cell as the terminal can show it, if it looks different from what is there.
    let shown: Cell?
  }

  init(terminal: TerminalCapabilities, depth: ColorDepth, isASCII: Bool, size: CellSize) {
    reduction = GridReduction(depth: depth, ascii: isASCII)
    pen = TerminalPen(terminal: terminal, depth: depth)
    drawn = Grid(size: size)
    shown = drawn
    marked = Array(repeating: false, count: size.columns)
  }

  /// What has been written since `beginFrame`.
  var bytes: [UInt8] { pen.output.bytes }

  mutating func beginFrame() { pen.beginFrame() }

  mutating func ringBell() { pen.ringBell() }

  /// Goes back to the terminal's own style, for whoever writes next.
  mutating func resetStyle() { pen.resetStyle() }

  /// The terminal has been cleared and has this size now.
  mutating func reset(to size: CellSize) {
    pen.reset()
    drawn = Grid(size: size)
    shown = drawn
    marked = Array(repeating: false, count: size.columns)
  }

  /// Writes what makes the terminal show a picture.
  ///
  /// - Parameters:
  ///   - grid: the picture; what lies outside of the terminal is left out.
  ///   - changes: the only cells that may differ from the picture before, from top to bottom; nil to find out.
  mutating func draw(_ grid: Grid, changes: [CellRun]?) {
    var picture = grid
    if grid.size != shown.size {
      picture = Grid(size: shown.size)
      picture.copy(grid, to: .zero)
    }
    let mayTrustChanges = grid.size == shown.size
    let runs = (mayTrustChanges ? changes : nil) ?? picture.changedRuns(since: drawn)
    let isLarge = runs.reduce(0) { $0 + $1.columns.count } > shown.size.columns * shown.size.rows / 2
    // Reducing a whole picture is cheaper per cell, because neighbours share their style.
    let reduced = isLarge ? reduction.reduce(picture) : nil
    var index = 0
    while index < runs.count {
      let row = runs[index].row
      let start = index
      while index < runs.count, runs[index].row == row { index += 1 }
      guard row >= 0 && row < shown.size.rows else { continue }
      updates.removeAll(keepingCapacity: true)
      for run in runs[start..<index] { collect(run, of: picture, reduced: reduced) }
      if !updates.isEmpty { writeUpdates(ofRow: row) }
    }
  }

  /// Finds the cells of a run that the terminal must show anew.
  private mutating func collect(_ run: CellRun, of picture: Grid, reduced: Grid?) {
    let row = run.row
    let columns = wholeGlyphs(run.columns.clamped(to: 0..<shown.size.columns), row: row, of: picture)
    let previous = drawn
    picture.withRow(row) { new in
      previous.withRow(row) { old in
        for column in columns where new[column] != old[column] {
          let cell = reduced?[column, row] ?? self.reduced(column, of: new)
          let isShown = pen.draws(cell, like: shown[column, row])
          updates.append(Update(column: column, cell: new[column], shown: isShown ? nil : cell))
        }
      }
    }
  }

  /// Writes what was collected. It comes after all comparisons, since setting one half of a wide glyph changes the
  /// other.
  private mutating func writeUpdates(ofRow row: Int) {
    var first = shown.size.columns
    for update in updates {
      if !update.cell.isTail { drawn[update.column, row] = update.cell }
      guard let cell = update.shown else { continue }
      marked[update.column] = true
      first = min(first, update.column)
      if !cell.isTail { shown[update.column, row] = cell }
    }
    guard first < shown.size.columns else { return }
    let isLastRow = row == shown.size.rows - 1
    shown.withRow(row) { cells in
      pen.write(cells, marked: marked, from: first, row: row, isLastRow: isLastRow)
    }
    for update in updates { marked[update.column] = false }
  }

  /// One cell as the terminal can show it.
  private func reduced(_ column: Int, of cells: UnsafeBufferPointer<Cell>) -> Cell {
    let cell = cells[column]
    guard cell.isTail, column > 0 else { return reduction.reduce(cell) }
    let lead = reduction.reduce(cells[column - 1])
    return Cell(
      glyph: reduction.ascii ? .space : nil, foreground: lead.foreground, background: lead.background,
      attributes: lead.attributes)
  }

  /// The columns together with the other halves of the wide glyphs at both ends, new and old.
  private func wholeGlyphs(_ columns: Range<Int>, row: Int, of picture: Grid) -> Range<Int> {
    var start = columns.lowerBound
    var end = columns.upperBound
    func isTail(_ column: Int) -> Bool { picture[column, row].isTail || shown[column, row].isTail }
    guard !columns.isEmpty else { return columns }
    while start > 0, isTail(start) { start -= 1 }
    while end < shown.size.columns, isTail(end) { end += 1 }
    return start..<end
  }
}
