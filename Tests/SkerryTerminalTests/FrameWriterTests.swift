import SkerryCells
import Testing

@testable import SkerryTerminal

/// The rules that hold the room together: a picture drawn over another one looks like the picture drawn afresh, a
/// picture that did not change costs nothing, and what changed costs little.
@Suite("From pictures to bytes")
struct FrameWriterTests {
  private static let size = CellSize(columns: 40, rows: 12)
  private static let white = CellColor(.white)
  private static let card = CellColor(RGB(hex: 0x1C1C1E))

  private func writer(
    _ depth: ColorDepth = .truecolor, terminal: TerminalCapabilities = .full, isASCII: Bool = false
  ) -> FrameWriter {
    FrameWriter(terminal: terminal, depth: depth, isASCII: isASCII, size: Self.size)
  }

  private func output(_ writer: inout FrameWriter, _ grid: Grid, changes: [CellRun]? = nil) -> String {
    writer.beginFrame()
    writer.draw(grid, changes: changes)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(
    _ text: String, _ column: Int, _ row: Int, on grid: inout Grid, _ attributes: CellAttributes = []
  ) {
    grid.write(
      CellText(text), at: CellPoint(column: column, row: row), foreground: Self.white, attributes: attributes)
  }

  @Test("D08 a blank picture and a picture that did not change write nothing")
  func nothing() {
    var writer = writer()
    var grid = Grid(size: Self.size)
    #expect(output(&writer, grid).isEmpty)
    write("9:41", 3, 2, on: &grid)
    #expect(!output(&writer, grid).isEmpty)
    #expect(output(&writer, grid).isEmpty)
  }

  @Test("D08 one digit costs a jump and the digit, in the style that is still set")
  func oneDigit() {
    var writer = writer()
    var grid = Grid(size: Self.size)
    write("9:41:00", 30, 2, on: &grid, .bold)
    #expect(output(&writer, grid) == "\u{1B}[3;31H\u{1B}[1;38;2;255;255;255m9:41:00")
    write("9:41:01", 30, 2, on: &grid, .bold)
    #expect(output(&writer, grid) == "\u{8}1")
    write("9:42:02", 30, 2, on: &grid, .bold)
    #expect(output(&writer, grid) == "\u{8}\u{8}\u{8}\u{8}2:02")
  }

  @Test("D08 what the program says may have changed is believed, and only that is looked at")
  func changes() {
    var writer = writer()
    var grid = Grid(size: Self.size)
    _ = output(&writer, grid)
    write("a", 0, 0, on: &grid)
    write("b", 0, 5, on: &grid)
    let told = output(&writer, grid, changes: [CellRun(row: 5, columns: 0..<4)])
    #expect(told == "\u{1B}[6H\u{1B}[38;2;255;255;255mb")
  }

  @Test("D08 changes may be told in any order, twice, and beyond the edges")
  func looseChanges() {
    var writer = writer()
    var grid = Grid(size: Self.size)
    _ = output(&writer, grid)
    write("ab", 0, 3, on: &grid)
    write("yz", 20, 3, on: &grid)
    let runs = [(3, 18..<90), (3, 0..<1), (3, 0..<4), (99, 0..<4)].map { CellRun(row: $0.0, columns: $0.1) }
    var screen = SmallScreen(size: Self.size)
    screen.feed(output(&writer, grid, changes: runs))
    #expect(screen.text == grid.plainText())
  }

  @Test("D03 a picture of another size than the terminal is cut, not wrapped")
  func otherSize() {
    var writer = writer()
    var screen = SmallScreen(size: Self.size)
    var grid = Grid(size: CellSize(columns: 60, rows: 20))
    write("long enough to be cut somewhere at the right edge", 0, 0, on: &grid)
    write("漢", 39, 1, on: &grid)
    screen.feed(output(&writer, grid, changes: []))
    #expect(screen.text.hasPrefix("long enough to be cut somewhere at the r\n\n"))
  }

  @Test("D08 colours that look the same on this terminal are not sent again")
  func sameAfterReduction() {
    var writer = writer(.colors8)
    var grid = Grid(size: Self.size)
    let place = CellPoint(column: 0, row: 0)
    grid.write("x", at: place, foreground: CellColor(RGB(hex: 0xFF0000)))
    #expect(output(&writer, grid) == "\u{1B}[H\u{1B}[31mx")
    grid.write("x", at: place, foreground: CellColor(RGB(hex: 0xFE0101)))
    #expect(output(&writer, grid).isEmpty)
  }

  @Test("D08 long blanks are erased instead of written")
  func erasing() {
    var writer = writer(.colors256)
    var grid = Grid(size: Self.size)
    grid.fill(CellRect(column: 2, row: 1, columns: 20, rows: 1), with: .blank(on: Self.card))
    #expect(output(&writer, grid) == "\u{1B}[2;3H\u{1B}[48;5;234m\u{1B}[20X")
    grid.clear()
    #expect(output(&writer, grid) == "\u{1B}[m\u{1B}[K")
  }

  @Test("D04 the same picture in each depth of colour")
  func depths() {
    var grid = Grid(size: Self.size)
    grid.write(
      "x", at: CellPoint(column: 0, row: 0), foreground: CellColor(RGB(hex: 0xFF0000)), attributes: .underline)
    let expected: [(ColorDepth, String)] = [
      (.truecolor, "4;38;2;255;0;0"), (.colors256, "4;38;5;196"), (.colors16, "4;91"), (.colors8, "4;31"), (.mono, "4"),
    ]
    for (depth, codes) in expected {
      var writer = writer(depth)
      #expect(output(&writer, grid) == "\u{1B}[H\u{1B}[\(codes)mx", "\(depth)")
    }
  }

  @Test("D04 in ASCII nothing but ASCII is written, and wide glyphs leave no hole")
  func ascii() {
    var writer = writer(isASCII: true)
    var grid = Grid(size: Self.size)
    write("漢b █─é", 0, 0, on: &grid)
    let bytes = output(&writer, grid)
    #expect(bytes.utf8.allSatisfy { $0 < 0x80 })
    var screen = SmallScreen(size: Self.size)
    screen.feed(bytes)
    let firstRow = Array(screen.text.split(separator: "\n", omittingEmptySubsequences: false)[0])
    #expect(firstRow.count == 7 && firstRow[2] == "b")
  }

  @Test("D04 a terminal that wraps at once never gets its last cell, so that it does not scroll")
  func lastCell() {
    var terminal = TerminalCapabilities.full
    terminal.wrapsLate = false
    var early = writer(terminal: terminal)
    var late = writer()
    var grid = Grid(size: Self.size)
    write("xy", 38, 11, on: &grid)
    #expect(output(&early, grid).hasSuffix("mx"))
    #expect(output(&late, grid).hasSuffix("mxy"))
  }

  @Test(
    "D05 D08 pictures drawn over each other look like each one drawn afresh",
    arguments: ["full", "plain"], [ColorDepth.truecolor, .colors256, .colors8, .mono])
  func overdrawing(_ terminal: String, _ depth: ColorDepth) {
    let capabilities = terminal == "full" ? TerminalCapabilities.full : SmallScreen.plainest
    var random = SmallRandom(seed: 7)
    var writer = writer(depth, terminal: capabilities)
    var screen = SmallScreen(size: Self.size)
    var grid = Grid(size: Self.size)
    let reduction = GridReduction(depth: depth, ascii: false)
    for step in 0..<400 {
      random.scribble(on: &grid)
      screen.feed(output(&writer, grid))
      let expected = reduction.reduce(grid)
      #expect(screen.text == expected.plainText(), "step \(step)")
      if screen.text != expected.plainText() { return }
      var fresh = self.writer(depth, terminal: capabilities)
      var freshScreen = SmallScreen(size: Self.size)
      freshScreen.feed(output(&fresh, grid))
      let difference = screen.difference(from: freshScreen)
      #expect(difference == nil, "step \(step)")
      if difference != nil { return }
    }
  }
}
