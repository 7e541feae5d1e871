import Testing

@testable import SkerryCells

@Suite struct ExporterTests {
  private func grid() -> Grid {
    var grid = Grid(size: CellSize(columns: 8, rows: 2))
    grid.write("Hi", at: .zero, foreground: CellColor(RGB(hex: 0xFF9F0A)), attributes: .bold)
    grid.write("日", at: CellPoint(column: 3, row: 0), background: CellColor(RGB(hex: 0x1C1C1E)))
    grid.write("<&", at: CellPoint(column: 0, row: 1))
    return grid
  }

  @Test("S01 plain text has one line per row and no blanks at the end of lines")
  func plain() {
    #expect(grid().plainText() == "Hi 日\n<&\n")
    #expect(Grid(size: .zero).plainText() == "")
    #expect(Grid(size: CellSize(columns: 3, rows: 2)).plainText() == "\n\n")
  }

  @Test("S01 ANSI has the fewest codes, in the depth asked for, and resets each line")
  func ansi() {
    let text = "\u{1B}[1;38;2;255;159;10mHi\u{1B}[0m \u{1B}[48;2;28;28;30m日\u{1B}[0m\n<&\n"
    #expect(grid().ansi() == text)
    #expect(grid().ansi(depth: .colors256) == "\u{1B}[1;38;5;214mHi\u{1B}[0m \u{1B}[48;5;234m日\u{1B}[0m\n<&\n")
    #expect(grid().ansi(depth: .colors16) == "\u{1B}[1;93mHi\u{1B}[0m \u{1B}[40m日\u{1B}[0m\n<&\n")
    #expect(grid().ansi(depth: .colors8) == "\u{1B}[1;33mHi\u{1B}[0m \u{1B}[40m日\u{1B}[0m\n<&\n")
    #expect(grid().ansi(depth: .mono) == "\u{1B}[1mHi\u{1B}[0m 日\n<&\n")
  }

  @Test("S01 ANSI read back by a small terminal gives the same picture")
  func ansiReadBack() {
    var random = RandomSource(seed: 11)
    for _ in 0..<200 {
      let grid = RandomPicture.make(&random)
      #expect(ANSIReader.read(grid.ansi(), size: grid.size) == grid)
    }
  }

  @Test("S01 JSON lists size, text, styles, regions and spoken lines in this order")
  func json() {
    let json = grid().json(
      regions: [(CellRect(column: 0, row: 0, columns: 2, rows: 1), "Say \"hi\"", "app://hi\u{1B}")],
      spoken: ["Hi\\there"])
    #expect(
      json == #"""
        {"columns":8,"rows":2,
        "text":[
        "Hi 日",
        "<&"],
        "styles":[
        {"row":0,"column":0,"columns":2,"foreground":"#ff9f0a","background":null,"attributes":["bold"]},
        {"row":0,"column":3,"columns":2,"foreground":null,"background":"#1c1c1e","attributes":[]}],
        "regions":[
        {"row":0,"column":0,"columns":2,"rows":1,"label":"Say \"hi\"","action":"app://hi␛"}],
        "spoken":[
        "Hi\\there"]}

        """#)
  }

  @Test("S01 SVG places words on their columns, joins grounds, and escapes text")
  func svg() {
    let svg = grid().svg(title: "<Title> & \u{1B}")
    #expect(svg.contains("<title>&lt;Title&gt; &amp; ␛</title>"))
    #expect(
      svg.contains("textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#ff9f0a\" font-weight=\"700\">Hi</text>")
    )
    #expect(svg.contains("<rect x=\"36\" y=\"38\" width=\"16\" height=\"16\" fill=\"#1c1c1e\"/>"))
    #expect(svg.contains(">&lt;&amp;</text>"))
    #expect(svg.contains("text-anchor=\"middle\" fill=\"#e4e6eb\">日</text>"))
    #expect(!grid().svg().contains("<circle"))
  }

  @Test("S01 SVG draws blocks and lines as shapes, never as letters, and neighbours as one shape")
  func svgShapes() {
    for value in Array(UInt32(0x2500)...0x259F) + Array(0x2801...0x28FF) + Array(0x1FB00...0x1FB3B) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var grid = Grid(size: CellSize(columns: 1, rows: 1))
      grid.write(Glyph(scalar), at: .zero)
      let svg = grid.svg()
      #expect(!svg.contains("<text"), "\(scalar)")
      #expect(svg != Grid(size: grid.size).svg(), "\(scalar)")
    }
    var bar = Grid(size: CellSize(columns: 9, rows: 2))
    bar.fill(bar.bounds, with: Cell(glyph: Glyph("█"), foreground: CellColor(.white)))
    #expect(bar.svg().contains("<rect x=\"12\" y=\"12\" width=\"72\" height=\"32\" fill=\"#ffffff\"/>"))
  }

  @Test("S01 every line character reaches the edges of its cell that its arms name")
  func lineArms() {
    for value in UInt32(0x2500)...0x257F {
      let arms = BoxArms(of: value)
      guard !arms.isEmpty, let parts = LineShapes.parts(of: value) else { continue }
      #expect((arms.left != .none) == parts.contains { $0.x == 0 })
      #expect((arms.right != .none) == parts.contains { $0.x + $0.width == 80 })
      #expect((arms.up != .none) == parts.contains { $0.y == 0 })
      #expect((arms.down != .none) == parts.contains { $0.y + $0.height == 160 })
    }
  }

  @Test("S01 the same picture gives the same bytes in every format")
  func deterministic() {
    var random = RandomSource(seed: 21)
    let one = RandomPicture.make(&random)
    let two = one.cropped(to: one.bounds)
    #expect(one.svg() == two.svg() && one.json() == two.json() && one.ansi() == two.ansi())
  }

  @Test(
    "S01 X05 in an SVG, words that run from right to left are one element, which puts them in order")
  func svgLeftward() {
    var grid = Grid(size: CellSize(columns: 12, rows: 1))
    grid.write("سلام 2 عليكم", at: .zero)
    let svg = grid.svg()
    #expect(svg.contains("direction=\"rtl\""))
    #expect(svg.contains(">سلام 2 عليكم</text>"), "\(svg)")
  }
}
