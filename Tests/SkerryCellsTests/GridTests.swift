import Testing

@testable import SkerryCells

@Suite struct GridTests {
  private func grid(_ text: String, columns: Int = 6) -> Grid {
    var grid = Grid(size: CellSize(columns: columns, rows: 1))
    grid.write(CellText(text), at: .zero)
    return grid
  }

  @Test("D05 a cell takes sixteen bytes and keeps everything it is given")
  func cell() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
    #expect(MemoryLayout<CellColor>.size == 4)
    requiresBitwiseCopyable(Cell.self)
    var cell = Cell(
      glyph: CellText("e\u{301}\u{302}").glyphs.first, foreground: CellColor(.white),
      background: CellColor(RGB(hex: 0x123456)), attributes: [.bold, .reverse])
    #expect(cell.glyph?.scalar == "e")
    #expect(cell.glyph?.marks.count == 2)
    #expect(cell.attributes == [.bold, .reverse])
    #expect(cell.background.rgb == RGB(hex: 0x123456))
    cell.glyph = nil
    #expect(cell.isTail && cell.attributes == [.bold, .reverse])
    cell.attributes = .dim
    #expect(cell.isTail && cell.attributes == .dim)
    #expect(CellColor(.black) != .standard)
  }

  private func requiresBitwiseCopyable<Value: BitwiseCopyable>(_ type: Value.Type) {}

  @Test("D05 writing over one half of a wide glyph blanks the other half")
  func halves() {
    var left = grid("日本")
    left.write("x", at: .zero)
    #expect(left.plainText() == "x 本\n")
    var right = grid("日本")
    right.write("x", at: CellPoint(column: 1, row: 0))
    #expect(right.plainText() == " x本\n")
    var across = grid("日本")
    across.write("語", at: CellPoint(column: 1, row: 0))
    #expect(across.plainText() == " 語\n")
    #expect(across[3, 0].glyph == .space)
    #expect((left.checkInvariants() + right.checkInvariants() + across.checkInvariants()).isEmpty)
  }

  @Test("D05 D07 a wide glyph cut by the edge or the clip becomes a blank, and nothing outside of the clip changes")
  func clipping() {
    var edge = grid("......")
    edge.write("a日本", at: CellPoint(column: 2, row: 0))
    #expect(edge.plainText() == "..a日\n")
    edge.write("日", at: CellPoint(column: -1, row: 0))
    #expect(edge.plainText() == " .a日\n")
    var clipped = grid("......")
    let clip = CellRect(column: 1, row: 0, columns: 4, rows: 1)
    clipped.write("日本語", at: .zero, clip: clip)
    #expect(clipped.plainText() == ". 本 .\n")
    clipped.write("x", at: CellPoint(column: 0, row: 3), clip: clip)
    clipped.write("x", at: CellPoint(column: Int.max, row: 0))
    clipped.write("x", at: CellPoint(column: Int.min, row: 0))
    #expect(clipped.plainText() == ". 本 .\n")
    #expect((edge.checkInvariants() + clipped.checkInvariants()).isEmpty)
  }

  @Test("D05 a colour that isn't given stays what it was below")
  func colorsBelow() {
    var grid = Grid(size: CellSize(columns: 3, rows: 1), filledWith: .blank(on: CellColor(.white)))
    grid.write("日", at: .zero, foreground: CellColor(.black), attributes: .bold)
    #expect(grid[0, 0].background.rgb == .white && grid[1, 0].background.rgb == .white)
    #expect(grid[1, 0].foreground.rgb == .black && grid[1, 0].attributes == .bold)
    grid.paint(CellRect(column: 0, row: 0, columns: 1, rows: 1), background: .standard)
    #expect(grid[0, 0].glyph?.scalar == "日" && grid[1, 0].background == .standard)
    grid.write("x", at: .zero, background: CellColor(.black))
    #expect(grid[0, 0].foreground.rgb == .black && grid[0, 0].background.rgb == .black)
  }

  @Test("D05 frames have the corners of their style and respect the clip")
  func frames() {
    var grid = Grid(size: CellSize(columns: 4, rows: 3))
    grid.frame(grid.bounds)
    #expect(grid.plainText() == "╭──╮\n│  │\n╰──╯\n")
    grid.frame(grid.bounds, style: .heavy, clip: CellRect(column: 0, row: 0, columns: 2, rows: 2))
    #expect(grid.plainText() == "┏━─╮\n┃  │\n╰──╯\n")
    var line = Grid(size: CellSize(columns: 4, rows: 3))
    line.frame(CellRect(column: 0, row: 0, columns: 4, rows: 1), style: .square)
    line.frame(CellRect(column: 1, row: 1, columns: 1, rows: 2), style: .square)
    #expect(line.plainText() == "────\n │\n │\n")
  }

  @Test("D05 copying cuts wide glyphs at both edges and leaves the rest alone")
  func copying() {
    var target = grid("日本語")
    target.copy(
      grid("x日本", columns: 5), to: CellPoint(column: 1, row: 0), clip: CellRect(column: 1, row: 0, columns: 2, rows: 1))
    #expect(target.plainText() == " x  語\n")
    #expect(target.checkInvariants().isEmpty)
    let part = grid("日本語").cropped(to: CellRect(column: 1, row: 0, columns: 3, rows: 2))
    #expect(part.plainText() == " 本\n\n")
  }

  @Test("D05 rectangles of any size and place keep their arithmetic")
  func rectangles() {
    let endless = CellRect(column: 2, row: 1, columns: Int.max, rows: Int.max)
    let screen = CellRect(column: 0, row: 0, columns: 10, rows: 5)
    #expect(screen.intersection(endless) == CellRect(column: 2, row: 1, columns: 8, rows: 4))
    #expect(screen.union(.zero) == screen)
    #expect(screen.contains(CellPoint(column: 9, row: 4)) && !screen.contains(CellPoint(column: 10, row: 4)))
    #expect(screen.intersection(CellRect(column: 20, row: 0, columns: 3, rows: 3)).isEmpty)
    #expect(CellRect(column: 0, row: 0, columns: -3, rows: 2).isEmpty)
    #expect(screen.inset(columns: 6).isEmpty)
  }
}
