import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerrySnapshots
@testable import SkerryTesting

@Suite struct GoldenFileTests {
  private var picture: Snapshot {
    var grid = Grid(size: CellSize(columns: 6, rows: 2))
    grid.write(
      CellText("Hi 世"), at: CellPoint(column: 0, row: 0), foreground: CellColor(RGB(hex: 0xFF9500)),
      background: CellColor(RGB(hex: 0x000000)), attributes: .bold)
    grid.paint(CellRect(column: 4, row: 1, columns: 2, rows: 1), background: CellColor(RGB(hex: 0x000000)))
    var circumstances = Snapshot.Circumstances(
      instant: LiveActivityScene.start, device: "iPhone 15 Pro", timeZone: "Europe/Berlin")
    circumstances.isASCII = true
    return Snapshot(
      title: "A greeting", circumstances: circumstances, grid: grid, spoken: ["Hi\u{202E}", "Button\n, Add"])
  }

  @Test("S02 a golden file introduces itself and shows glyphs, styles and spoken text, blanks kept between bars")
  func format() {
    #expect(
      picture.text == """
        what       A greeting
        instant    2026-01-31T09:41:00Z
        size       6×2
        colours    truecolor, ASCII
        locale     en_US
        time zone  Europe/Berlin
        device     iPhone 15 Pro

        glyphs
        0 │Hi 世 │
        1 │      │

        styles
        0 │AABAA·│
        1 │····BB│
        A = #ff9500 on #000000 bold
        B = standard on #000000

        spoken
        Hi\\u{202e}
        Button\\u{a}, Add

        """)
  }

  @Test("S02 two pictures have the same text only if every visible cell is the same")
  func everyDifferenceShows() {
    let original = picture
    for row in 0..<2 {
      for column in 0..<6 where !original.grid[column, row].isTail {
        for change in [
          { (cell: inout Cell) in cell.background = CellColor(RGB(hex: 0x123456)) },
          { $0.attributes.formSymmetricDifference(.underline) },
          { $0.glyph = CellText("x").glyphs.first },
        ] {
          var changed = original
          change(&changed.grid[column, row])
          #expect(changed.text != original.text)
        }
      }
    }
  }

  @Test("S02 a picture with more styles than letters still tells every style apart")
  func manyStyles() {
    var grid = Grid(size: CellSize(columns: 40, rows: 20))
    for row in 0..<20 {
      for column in 0..<40 {
        grid[column, row].background = CellColor(RGB(hex: UInt32(row * 40 + column)))
      }
    }
    let legend = StyleLegend(grid)
    #expect(legend.lines.count == 800)
    let letters = Set((0..<800).map { legend.letters(for: grid[$0 % 40, $0 / 40]) })
    #expect(letters.count == 800)
    #expect(letters.allSatisfy { CellText($0).width == 2 })
  }
}
