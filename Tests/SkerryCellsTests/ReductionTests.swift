import Testing

@testable import SkerryCells

@Suite struct ReductionTests {
  private static let palettes: [ColorDepth] = [.colors256, .colors16, .colors8]

  @Test("D04 every colour of a palette is its own best match", arguments: palettes)
  func paletteIsStable(depth: ColorDepth) {
    let indices = depth == .colors256 ? 16..<256 : depth == .colors16 ? 0..<16 : 0..<8
    for index in indices {
      #expect(depth.paletteIndex(for: depth.paletteColor(at: index)) == index)
    }
  }

  @Test("D04 random colours land inside of the palette", arguments: palettes)
  func indicesAreInRange(depth: ColorDepth) {
    var random = RandomSource(seed: 1)
    let allowed = depth == .colors256 ? 16..<256 : depth == .colors16 ? 0..<16 : 0..<8
    for _ in 0..<20_000 { #expect(allowed.contains(depth.paletteIndex(for: Samples.color(&random)))) }
  }

  @Test("D04 contrast between text and ground is kept over random pairs of colours", arguments: palettes)
  func contrastIsKept(depth: ColorDepth) {
    var random = RandomSource(seed: 4)
    let reduction = GridReduction(depth: depth)
    for round in 0..<20_000 {
      let text = Samples.color(&random)
      let near = round % 2 == 0
      let ground = near ? Samples.color(&random).blended(over: text, opacity: 0.15) : Samples.color(&random)
      guard text != ground else { continue }
      let cell = reduction.reduce(
        Cell(glyph: Glyph("x"), foreground: CellColor(text), background: CellColor(ground)))
      let (shownText, shownGround) = cell.seenColors
      let had = text.contrast(with: ground)
      #expect(shownText != shownGround, "\(text) on \(ground)")
      #expect(shownText.contrast(with: shownGround) >= Swift.min(had, 4.5) * 0.6, "\(text) on \(ground)")
    }
  }

  @Test("D04 dark grounds become black and the system's colours keep their names")
  func names() {
    for dark: UInt32 in [0x000000, 0x0A0A14, 0x1C1C1E, 0x2C2C2E, 0x101820, 0x1A1008] {
      #expect(ColorDepth.colors16.paletteIndex(for: RGB(hex: dark)) == 0)
      #expect(ColorDepth.colors8.paletteIndex(for: RGB(hex: dark)) == 0)
    }
    let system: [(UInt32, Int)] = [
      (0xFF453A, 1), (0x30D158, 2), (0xFFD60A, 3), (0xFF9F0A, 3), (0x0A84FF, 4), (0x5E5CE6, 4), (0xBF5AF2, 5),
      (0x64D2FF, 6), (0x40C8E0, 6), (0xFF375F, 1), (0xFFFFFF, 7),
    ]
    for (color, name) in system {
      #expect(ColorDepth.colors8.paletteIndex(for: RGB(hex: color)) == name)
      #expect(ColorDepth.colors16.paletteIndex(for: RGB(hex: color)) & 7 == name)
    }
    #expect(ColorDepth.colors16.paletteIndex(for: RGB(hex: 0x8E8E93)) == 8)
  }

  @Test("D04 greys find the ramp and pure colours the cube of 256 colours")
  func cube() {
    #expect(ColorDepth.colors256.paletteIndex(for: RGB(hex: 0x1C1C1E)) == 234)
    #expect(ColorDepth.colors256.paletteIndex(for: RGB(hex: 0xFF0000)) == 196)
    #expect(ColorDepth.colors256.paletteIndex(for: RGB(hex: 0x5F87AF)) == 67)
    #expect(ColorDepth.colors256.paletteIndex(for: .white) == 231)
  }

  @Test("D04 a colour keeps its hue among 256: red stays red, green green, violet violet")
  func hues() {
    func shown(_ color: UInt32) -> UInt32 { ColorDepth.colors256.shown(RGB(hex: color)).hex }
    // Brand red, burnt orange, Apple's green and pink, a dark green and a dark red.
    #expect(shown(0xE6331A) == 0xD70000 && shown(0xC2410C) == 0xD75F00)
    #expect(shown(0x30D158) == 0x00D75F && shown(0xFF375F) == 0xFF005F)
    #expect(shown(0x14532D) == 0x005F00 && shown(0x7F1D1D) == 0x870000)
    // A fifth of white over a card is lighter, in the card's hue.
    let tinted = RGB.white.blended(over: RGB(hex: 0xB4531A), opacity: 0.2)
    #expect(ColorDepth.colors256.shown(tinted).hex == 0xD7875F)
    for grey in stride(from: UInt32(8), to: 238, by: 5) {
      let found = ColorDepth.colors256.shown(RGB(hex: grey * 0x01_0101))
      #expect(found.red == found.green && found.green == found.blue, "\(grey)")
    }
  }

  @Test("D04 a row of dusk is no grey bar among the black ones of sixteen colours")
  func dusk() {
    let stops: [UInt32] = [0x1C2340, 0x2A2F57, 0x4A3A63, 0x6B4760, 0x3A3350, 0x161B30]
    for (above, below) in zip(stops, stops.dropFirst()) {
      for step in 0...10 {
        let row = RGB(hex: below).blended(over: RGB(hex: above), opacity: Double(step) / 10)
        #expect(ColorDepth.colors16.paletteIndex(for: row) == 0, "\(row)")
      }
    }
  }

  @Test("D04 without colours light badges become reverse, attributes stay, and no colour is left")
  func mono() {
    let reduction = GridReduction(depth: .mono)
    func reduced(_ text: UInt32, _ ground: UInt32, _ attributes: CellAttributes = []) -> Cell {
      reduction.reduce(
        Cell(
          glyph: Glyph("x"), foreground: CellColor(RGB(hex: text)), background: CellColor(RGB(hex: ground)),
          attributes: attributes))
    }
    #expect(reduced(0x000000, 0xFF9F0A, .bold).attributes == [.bold, .reverse])
    #expect(reduced(0xFFFFFF, 0x1C1C1E, .italic).attributes == .italic)
    #expect(reduced(0xFF9F0A, 0x000000, .reverse).attributes == .reverse)
    #expect(reduced(0x000000, 0xFF9F0A, .reverse).attributes == [])
    #expect(reduced(0x000000, 0xFF9F0A).foreground == .standard)
    #expect(reduced(0x000000, 0xFF9F0A).background == .standard)
    #expect(reduction.reduce(Cell(glyph: .space, attributes: .reverse)).attributes == .reverse)
  }

  @Test("D04 truecolor leaves every picture as it is")
  func truecolor() {
    var random = RandomSource(seed: 3)
    let grid = RandomPicture.make(&random)
    #expect(GridReduction(depth: .truecolor).reduce(grid) == grid)
  }

  @Test("D04 a reduced grid holds together and equals its cells reduced one by one", arguments: ColorDepth.allCases)
  func gridsAndCells(depth: ColorDepth) {
    var random = RandomSource(seed: 9)
    for ascii in [false, true] {
      let reduction = GridReduction(depth: depth, ascii: ascii)
      for _ in 0..<60 {
        let grid = RandomPicture.make(&random)
        let reduced = reduction.reduce(grid)
        #expect(reduced.checkInvariants().isEmpty)
        for (cell, result) in zip(grid.cells, reduced.cells) where !cell.isTail {
          #expect(reduction.reduce(cell) == result)
        }
      }
    }
  }

  @Test("D04 ASCII output of every scalar is printable ASCII")
  func everyScalarInAscii() {
    var wrong: [Unicode.Scalar] = []
    let reduction = GridReduction(depth: .truecolor, ascii: true)
    for scalar in Samples.allScalars {
      let reduced = reduction.reduce(Cell(glyph: Glyph(scalar)))
      guard let glyph = reduced.glyph, glyph.width == 1, glyph.marks.isEmpty else {
        wrong.append(scalar)
        continue
      }
      if !(0x20...0x7E).contains(glyph.scalar.value) { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("D04 ASCII keeps the sense of lines, blocks, letters and symbols")
  func ascii() {
    let lines = ["╭─┬━╮ Zürich Łódź", "│ │ ║ 日本 ♥ ✓", "╰═┴╌╯ ▏█▌▒░▀▄", "→←↑↓ …“x” • ★ ｈｉ"]
    var grid = Grid(size: CellSize(columns: 18, rows: 4))
    for (row, line) in lines.enumerated() { grid.write(CellText(line), at: CellPoint(column: 0, row: row)) }
    let expected = [".-+=. Zurich Lodz", "| | | ? ?  h v", "'=+-' |##:.\"o", "><^v .\"x\" * * h i"]
    #expect(
      GridReduction(depth: .mono, ascii: true).reduce(grid).plainText() == expected.joined(separator: "\n") + "\n")
  }

  @Test("D04 a colour with a place among 256 is shown as that one there, and as itself or the nearest elsewhere")
  func place() {
    let dusk = RGB(hex: 0x2A2F57)
    let color = CellColor(dusk, among256: 60)
    #expect(color.rgb == dusk && !color.isStandard)
    #expect(CellColor(dusk, among256: 3) == CellColor(dusk) && CellColor(dusk, among256: 256) == CellColor(dusk))
    func ground(_ depth: ColorDepth) -> RGB? {
      let cell = Cell(glyph: Glyph("x"), foreground: CellColor(.white), background: color, attributes: [])
      return GridReduction(depth: depth).reduce(cell).background.rgb
    }
    #expect(ground(.truecolor) == dusk)
    #expect(ground(.colors256) == RGB(hex: 0x5F5F87))
    #expect(ground(.colors16) == ColorDepth.colors16.shown(dusk))
    let corner = Cell(glyph: Glyph("▗"), foreground: CellColor(RGB(hex: 0)), background: color, attributes: .edges)
    #expect(GridReduction(depth: .colors256).reduce(corner).background.rgb == RGB(hex: 0x5F5F87))
  }
}
