import SkerryCells
import Testing

@testable import SkerryViews

/// Symbols with a disc in two colors where there is one row.
@MainActor @Suite struct PaletteChipTests {
  @Test("X07 the sign of a symbol's disc in two colors is in the first, on a ground in the second, also in one row")
  func chip() throws {
    let scene = Scene {
      Image(systemName: "8.circle.fill").foregroundStyle(
        Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    }
    let cell = scene.grid[0, 0]
    #expect(cell.glyph == Glyph("8"))
    #expect(cell.foreground.rgb == RGB(hex: 0xFFFF00) && cell.background.rgb == RGB(hex: 0x0000FF))
  }

  @Test("X07 a symbol's disc in one color is its own glyph")
  func plain() {
    let scene = Scene { Image(systemName: "8.circle.fill").foregroundStyle(.yellow) }
    #expect(scene.grid[0, 0].glyph != Glyph("8"))
  }
}
