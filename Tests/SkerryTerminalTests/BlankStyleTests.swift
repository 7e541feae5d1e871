import SkerryCells
import Testing

@testable import SkerryTerminal
@testable import SkerryTerminalFixture

@Suite("The style of blanks")
@MainActor struct BlankStyleTests {
  private let ground = CellColor(RGB(hex: 0x202020))

  private func word(_ text: String, _ color: UInt32, _ attributes: CellAttributes = []) -> [Cell] {
    CellText(text).glyphs.map {
      Cell(glyph: $0, foreground: CellColor(RGB(hex: color)), background: ground, attributes: attributes)
    }
  }

  private func styled(_ row: [Cell]) -> [Cell] {
    BlankStyle.styled(CellRun(row: 0, columns: row.indices), among: row.count) { row[$0] }.cells
  }

  @Test("D08 a blank between words keeps the style of the word before it")
  func words() {
    let row = word("one", 0xFF0000, .bold) + word(" ", 0xFFFFFF) + word("two", 0x00FF00)
    let cells = styled(row)
    #expect(cells[3].hasStyle(of: row[2]) && cells[3].glyph == .space)
    #expect([0, 1, 2, 4, 5, 6].allSatisfy { cells[$0] == row[$0] })
  }

  @Test("D08 where a ground begins, a blank has the style of the word behind it")
  func groundBegins() {
    var row = word("│", 0x808080) + word(" ", 0xFFFFFF) + word("two", 0x00FF00, .bold)
    row[0].background = .standard
    let cells = styled(row)
    #expect(cells[1].hasStyle(of: row[2]) && cells[1].glyph == .space)
    #expect([0, 2, 3, 4].allSatisfy { cells[$0] == row[$0] })
  }

  @Test("D08 many blanks are plain, so that one sequence clears them, and what is seen of a blank stays")
  func whatIsSeen() {
    let faint = word("one", 0xFF0000, .dim) + word("            ", 0xFFFFFF) + word("two", 0x00FF00)
    #expect(styled(faint)[3..<15].allSatisfy { $0.attributes.isEmpty })
    let underlined = word("one", 0xFF0000, [.underline, .bold]) + word(" ", 0xFFFFFF) + word(" ", 0xFFFFFF, .underline)
    #expect(styled(underlined)[3].attributes == .bold)
    #expect(styled(underlined)[4] == underlined[4])
    let reversed = word("one", 0xFF0000, .reverse) + word(" ", 0xFFFFFF)
    #expect(styled(reversed)[3] == reversed[3])
  }

  @Test("D08 what blanks get follows from their row alone: each change of a row ends in what is drawn afresh")
  func followsFromTheRow() {
    let size = CellSize(columns: 40, rows: 12)
    for seed in 1...20 {
      var scribble = Scribble(seed: UInt64(seed))
      scribble.next(size)
      var shown = scribble.picture(size)
      var cells = Self.rows(shown) { CellRun(row: $0, columns: 0..<size.columns) }
      for number in 1...20 {
        scribble.next(size)
        let next = scribble.picture(size)
        for run in shown.follow(next) {
          let (written, styled) = next.withRow(run.row) { row in
            BlankStyle.styled(run, among: row.count) { row[$0] }
          }
          cells[run.row].replaceSubrange(written.columns, with: styled)
        }
        let afresh = Self.rows(next) { CellRun(row: $0, columns: 0..<size.columns) }
        #expect(cells == afresh, "picture \(number) of \(seed)")
      }
    }
  }

  private static func rows(_ picture: Grid, _ run: (Int) -> CellRun) -> [[Cell]] {
    (0..<picture.size.rows).map { number in
      picture.withRow(number) { row in BlankStyle.styled(run(number), among: row.count) { row[$0] }.cells }
    }
  }
}
