import Testing

@testable import SkerryCells

@Suite struct SVGWindowTests {
  @Test("S01 the title bar of a narrow picture shows as much of the title as fits, and all of it is read out")
  func narrow() {
    let narrow = Grid(size: CellSize(columns: 20, rows: 1)).svg(title: "compact leading")
    #expect(narrow.contains("<title>compact leading</title>"))
    #expect(narrow.contains(">compact…</text>"))
    #expect(
      Grid(size: CellSize(columns: 60, rows: 1)).svg(title: "compact leading").contains(">compact leading</text>"))
  }

  @Test("S01 pictures of any size, even none, are well-formed")
  func sizes() {
    for columns in 0..<5 {
      for rows in 0..<3 {
        let svg = Grid(size: CellSize(columns: columns, rows: rows)).svg(title: "x")
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("viewBox=\"0 0 \(columns * 8 + 24) \(rows * 16 + 50)\""))
      }
    }
    var negative = CellSize.zero
    negative.columns = -3
    #expect(Grid(size: negative).plainText() == "")
  }
}
