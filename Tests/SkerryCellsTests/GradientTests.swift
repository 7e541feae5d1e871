import Testing

@testable import SkerryCells

/// Gradients where there are few colours.
@Suite struct GradientTests {
  private static let colors: [(from: UInt32, to: UInt32)] = [
    (0x58296F, 0x18692D), (0xFF9F0A, 0xFF375F), (0x1A1A4D, 0x0A84FF), (0xFFFFFF, 0xB0B0B0), (0x303030, 0x909090),
    (0x202020, 0x303030),
  ]

  private func cells(_ from: UInt32, _ to: UInt32) -> [Cell] {
    let (first, last) = (RGB(hex: from), RGB(hex: to))
    let middle = last.blended(over: first, opacity: 0.5)
    return (0...20).map { step in
      let color = last.blended(over: first, opacity: Double(step) / 20)
      return Cell(glyph: Glyph("a"), foreground: CellColor(.white), background: CellColor(color, ofGradient: middle))
    }
  }

  @Test(
    "D04 a gradient is one colour where there are 16 or 8, that of its middle, and all of it is lit or not",
    arguments: colors)
  func whole(from: UInt32, to: UInt32) {
    for depth in [ColorDepth.colors16, .colors8] {
      let shown = Set(cells(from, to).map { GridReduction(depth: depth).reduce($0).background })
      #expect(shown.count == 1)
    }
    let blank = cells(from, to).map { Cell(glyph: .space, background: $0.background) }
    #expect(Set(blank.map { GridReduction(depth: .mono).reduce($0).attributes }).count == 1)
    #expect(Set(cells(from, to).map { GridReduction(depth: .truecolor).reduce($0).background }).count > 10)
  }

  @Test("D04 what a gradient is among 16 colours fits into a colour")
  func codes() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let place = GradientPlace(of: RGB(hex: UInt32(red << 16 | green << 8 | blue)))
          #expect((2...15).contains(place.code))
          #expect(GradientPlace(code: place.code) == place)
        }
      }
    }
  }
}
