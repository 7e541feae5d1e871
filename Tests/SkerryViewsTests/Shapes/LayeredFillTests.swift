import SkerryCells
import Testing

@testable import SkerryViews

/// Fills on top of each other: a gloss, a rim, a bar of half a row.
@MainActor @Suite struct LayeredFillTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let rgb = RGB(hex: 0xFF0000)

  @Test("X07 a gloss that fades to nothing leaves the edge of the disc below as it is")
  func gloss() {
    let plain = Scene { Circle().fill(red).frame(width: 48, height: 48) }
    let glossy = Scene {
      Circle().fill(red).overlay(
        Circle().fill(
          RadialGradient(
            colors: [.white.opacity(0.5), .clear], center: .topLeading, startRadius: 0, endRadius: 20))
      )
      .frame(width: 48, height: 48)
    }
    #expect(glossy.text == plain.text, "\(glossy.text)")
    let (column, row) = (plain.grid.size.columns - 1, plain.grid.size.rows - 1)
    #expect(glossy.foreground(column, row) == plain.foreground(column, row))
    let dot = Scene { Circle().fill(red).overlay(Circle().fill(Color.clear)).frame(width: 8, height: 16) }
    #expect(dot.text == "●\n" && dot.foreground(0, 0) == rgb)
    let veiled = Scene { Circle().fill(red).overlay(Circle().fill(.white.opacity(0.5))).frame(width: 8, height: 16) }
    #expect(veiled.text == "●\n" && veiled.foreground(0, 0) == RGB(hex: 0xFF8080))
  }

  @Test("X07 a bar lower than a row is as high as on a phone, and a whole row with letters on it")
  func halfRow() {
    func bar(_ height: Double) -> Scene { Scene { Capsule().fill(red).frame(width: 32, height: height) } }
    #expect(bar(4).text == "━━━━\n")
    #expect(bar(8).text == "▄▄▄▄\n" && bar(8).foreground(0, 0) == rgb)
    #expect(bar(10).text == "▅▅▅▅\n" && bar(14).text == "▇▇▇▇\n")
    #expect(bar(16).background(0, 0) == rgb)
    let lettered = Scene { Text("ab").background { Capsule().fill(red).frame(height: 8) } }
    #expect(lettered.text == "ab\n")
  }
}
