import SkerryCells
import Testing

@testable import SkerryViews

/// Symbols that bring a colour of their own.
@MainActor @Suite struct MulticolorTests {
  @Test("X07 a symbol in the multicolour mode has the colour by which it is told, any other that of what is around it")
  func colors() {
    func ink(_ name: String, _ mode: SymbolRenderingMode?) -> RGB? {
      let scene = Scene {
        Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(Color(red: 0, green: 0, blue: 1))
      }
      return scene.foreground(0, 0)
    }
    let blue = RGB(hex: 0x0000FF)
    let yellow = Scene { Text("x").foregroundStyle(.yellow) }.foreground(0, 0)
    #expect(ink("sun.max.fill", .multicolor) == yellow && ink("sunset.fill", .multicolor) == yellow)
    #expect(ink("sun.max.fill", .monochrome) == blue && ink("sun.max.fill", nil) == blue)
    #expect(ink("star.fill", .multicolor) == blue && ink("heart.slash.fill", .multicolor) == blue)
    let inherited = Scene { Image(systemName: "leaf.fill").foregroundStyle(.red).symbolRenderingMode(.multicolor) }
    #expect(inherited.foreground(0, 0) == Scene { Text("x").foregroundStyle(.green) }.foreground(0, 0))
  }
}
