import Testing

@testable import SkerryCells

@Suite struct GridPropertyTests {
  @Test("D05 over 10,000 random edits the grid holds together and its changed runs turn the old grid into the new")
  func edits() {
    var random = RandomSource(seed: 2026)
    var grid = Grid(size: CellSize(columns: 23, rows: 6))
    var runCount = 0
    for edit in 0..<10_000 {
      let old = grid
      change(&grid, &random)
      let problems = grid.checkInvariants()
      #expect(problems.isEmpty, "after edit \(edit): \(problems)")
      let runs = grid.changedRuns(since: old)
      runCount += runs.count
      #expect(applying(runs, of: grid, to: old) == grid, "after edit \(edit)")
      #expect(runs.allSatisfy { isWhole($0, in: grid) }, "after edit \(edit)")
    }
    #expect(runCount > 10_000)
    #expect(grid.changedRuns(since: grid).isEmpty)
  }

  @Test("D05 a clip keeps everything outside of it as it was, apart from halves of wide glyphs at its edge")
  func clips() {
    var random = RandomSource(seed: 7)
    for _ in 0..<2000 {
      var grid = Grid(size: CellSize(columns: 20, rows: 3))
      for _ in 0..<4 { change(&grid, &random) }
      let old = grid
      let clip = Samples.rect(around: grid.size, &random)
      grid.write(
        CellText(Samples.text(8, &random)), at: CellPoint(column: random.number(-6..<22), row: random.number(-1..<4)),
        foreground: Samples.cellColor(&random), clip: clip)
      for run in grid.changedRuns(since: old) {
        for column in run.columns where !clip.contains(CellPoint(column: column, row: run.row)) {
          #expect(grid[column, run.row].glyph == .space)
          #expect(old[column, run.row].isTail || old[column, run.row].isWide)
        }
      }
    }
  }

  private func change(_ grid: inout Grid, _ random: inout RandomSource) {
    let rect = Samples.rect(around: grid.size, &random)
    let clip = random.isTrue(outOf: 2) ? Samples.rect(around: grid.size, &random) : nil
    let point = CellPoint(column: random.number(-5..<25), row: random.number(-1..<7))
    let cell = Cell(
      glyph: CellText(Samples.text(1, &random)).glyphs.first, foreground: Samples.cellColor(&random),
      background: Samples.cellColor(&random), attributes: CellAttributes(rawValue: UInt8(random.number(0..<64))))
    switch random.number(0..<9) {
    case 0: grid.fill(rect, with: cell)
    case 1: grid.paint(rect, background: cell.background)
    case 2: grid.paint(rect, foreground: cell.foreground)
    case 3: grid.frame(rect, style: .square, color: cell.foreground, clip: clip)
    case 4: grid.copy(grid.cropped(to: rect), to: point, clip: clip)
    case 5: grid[random.number(0..<grid.size.columns), random.number(0..<grid.size.rows)] = cell
    case 6: grid.add(.underline, in: rect)
    default:
      grid.write(
        CellText(Samples.text(random.number(1..<12), &random)), at: point,
        foreground: random.isTrue(outOf: 2) ? nil : cell.foreground,
        background: random.isTrue(outOf: 2) ? nil : cell.background, attributes: cell.attributes, clip: clip)
    }
  }

  /// What a terminal does with the runs: it shows the new cells there and keeps the old ones elsewhere.
  private func applying(_ runs: [CellRun], of grid: Grid, to old: Grid) -> Grid {
    var result = old
    for run in runs {
      for column in run.columns {
        result.cells[run.row * grid.size.columns + column] = grid.cells[run.row * grid.size.columns + column]
      }
    }
    return result
  }

  private func isWhole(_ run: CellRun, in grid: Grid) -> Bool {
    let startsInside = grid[run.columns.lowerBound, run.row].isTail
    let end = run.columns.upperBound
    return !startsInside && (end == grid.size.columns || !grid[end, run.row].isTail)
  }
}
