import Testing

@testable import SkerryCells

/// Surfaces on terminals whose colours can't show them.
@Suite struct EdgeReductionTests {
  /// A surface of 6 × 3 cells as the islands and cards draw theirs.
  private func surface(_ color: UInt32, behind: UInt32) -> Grid {
    let fill = CellColor(RGB(hex: color))
    let ground = CellColor(RGB(hex: behind))
    var grid = Grid(
      size: CellSize(columns: 6, rows: 3), filledWith: Cell(glyph: .space, foreground: ground, background: fill))
    grid.restyle(CellRect(column: 0, row: 0, columns: 6, rows: 1)) { $0.attributes = .horizontalEdge }
    grid.restyle(CellRect(column: 0, row: 2, columns: 6, rows: 1)) { $0.attributes = .horizontalEdge }
    for column in [0, 5] { grid[column, 1].attributes = .verticalEdge }
    for (column, row, glyph) in [(0, 0, "▗"), (5, 0, "▖"), (0, 2, "▝"), (5, 2, "▘")] {
      grid.write(
        CellText(glyph), at: CellPoint(column: column, row: row), foreground: fill, background: ground,
        attributes: .edges)
    }
    return grid
  }

  private static let outline = "╭────╮\n│    │\n╰────╯\n"
  private static let corners = "▗    ▖\n\n▝    ▘\n"

  @Test(
    "D04 a black island on a dark ground keeps an outline that can be seen", arguments: [ColorDepth.colors16, .colors8])
  func darkOnDark(depth: ColorDepth) {
    let reduced = GridReduction(depth: depth).reduce(surface(0x000000, behind: 0x16181D))
    #expect(reduced.plainText() == Self.outline)
    for cell in reduced.cells where cell.glyph != .space {
      #expect(cell.seenColors.text.contrast(with: cell.seenColors.ground) > 3)
    }
  }

  @Test("D04 a surface whose colour is left needs no outline, and loses none of its colours to contrast")
  func colored() {
    let card = GridReduction(depth: .colors8).reduce(surface(0xBA3D17, behind: 0x16181D))
    #expect(card.plainText() == Self.corners)
    let pill = GridReduction(depth: .colors8).reduce(surface(0x000000, behind: 0x8FB3D9))
    #expect(pill[0, 0].foreground == CellColor(RGB.black))
    for depth in [ColorDepth.truecolor, .colors256] {
      #expect(GridReduction(depth: depth).reduce(surface(0, behind: 0x16181D)).plainText() == Self.corners)
    }
  }

  @Test("D04 without colours dark and tinted cards have an outline, light ones are lit as a whole")
  func mono() {
    let reduction = GridReduction(depth: .mono)
    for color: UInt32 in [0x000000, 0xBA3D17, 0x2C2C2E] {
      #expect(reduction.reduce(surface(color, behind: 0x16181D)).plainText() == Self.outline)
    }
    let light = reduction.reduce(surface(0xFFFFFF, behind: 0x16181D))
    #expect(light.plainText() == Self.corners)
    #expect(light[0, 0].attributes == [])
    #expect(light[1, 0].attributes == .reverse)
    #expect(light[2, 1].attributes == .reverse)
  }

  @Test("D04 without colours a light button is one piece with the blanks between its words and its corners")
  func button() {
    let reduction = GridReduction(depth: .mono)
    let white = CellColor(RGB.white)
    let orange = CellColor(RGB(hex: 0xBA3D17))
    var grid = Grid(size: CellSize(columns: 5, rows: 1), filledWith: .blank(on: white))
    grid.write(CellText("a b"), at: CellPoint(column: 1, row: 0), foreground: orange)
    #expect(reduction.reduce(grid).cells.allSatisfy { $0.attributes == .reverse })
    let corner = reduction.reduce(Cell(glyph: Glyph("▟"), foreground: white, background: orange))
    #expect(corner.glyph == Glyph("▟") && corner.attributes.isEmpty)
    let onLight = reduction.reduce(
      Cell(glyph: Glyph("▗"), foreground: CellColor(RGB(hex: 0xE87038)), background: CellColor(RGB(hex: 0xA9C3E0))))
    #expect(onLight.glyph == Glyph("▗") && onLight.attributes == .reverse)
    let dark = reduction.reduce(
      Cell(glyph: Glyph("▟"), foreground: CellColor(RGB(hex: 0x2C2C2E)), background: CellColor(RGB.black)))
    #expect(dark.glyph == .space && dark.attributes.isEmpty)
  }

  @Test("D04 in ASCII every surface has an outline, whatever the colours", arguments: ColorDepth.allCases)
  func ascii(depth: ColorDepth) {
    for color: UInt32 in [0x000000, 0xBA3D17, 0xFFFFFF] {
      let reduced = GridReduction(depth: depth, ascii: true).reduce(surface(color, behind: 0x16181D))
      #expect(reduced.plainText() == ".----.\n|    |\n'----'\n")
      #expect(reduced.cells.allSatisfy { $0.attributes.isDisjoint(with: .edges) })
    }
  }

  @Test("D04 edges leave no trace in what is written with all colours")
  func noTrace() {
    let marked = surface(0x000000, behind: 0x16181D)
    var plain = marked
    plain.restyle(plain.bounds) { $0.attributes = [] }
    #expect(marked.ansi() == plain.ansi())
    #expect(marked.svg(title: "x") == plain.svg(title: "x"))
  }

  @Test("D04 large digits in ASCII tell upper from lower halves; a climber is no mere slash")
  func digits() {
    var grid = Grid(size: CellSize(columns: 4, rows: 3))
    for (row, line) in ["▄▀▀▄", "  ▄▀", "▄█▄▄"].enumerated() {
      grid.write(CellText(line), at: CellPoint(column: 0, row: row))
    }
    let reduction = GridReduction(depth: .mono, ascii: true)
    #expect(reduction.reduce(grid).plainText() == "o\"\"o\n  o\"\no#oo\n")
    #expect(reduction.reduce(Cell(glyph: Glyph("🧗"))).glyph == Glyph("Y"))
  }
}
