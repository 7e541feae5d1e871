import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct PointingSignsTests {
  @Test(
    "X07 a symbol that points somewhere points elsewhere when it is turned",
    arguments: [
      ("arrow.up", 45.0, "↗"), ("arrow.up", 90, "→"), ("arrow.up", -90, "←"), ("arrow.up", 360, "↑"),
      ("arrow.up", 405, "↗"), ("arrow.right", 180, "←"), ("chevron.right", 90, "∨"), ("chevron.down", 180, "∧"),
      ("location.north.fill", 0, "▲"), ("location.north.fill", 135, "◢"), ("location.north.fill", 200, "▼"),
      ("arrowtriangle.up.fill", 90, "►"), ("location.fill", 45, "►"), ("star", 90, "☆"),
    ])
  func turned(name: String, degrees: Double, sign: String) {
    #expect(picture { Image(systemName: name).rotationEffect(.degrees(degrees)) } == sign + "\n")
  }

  @Test("X07 an angle that is no number turns nothing")
  func endless() {
    #expect(picture { Image(systemName: "arrow.up").rotationEffect(.degrees(.infinity)) } == "↑\n")
    #expect(picture { Image(systemName: "arrow.up").rotationEffect(.degrees(.nan)) } == "↑\n")
  }

  @Test("X07 a large symbol is turned as its outline is")
  func large() {
    func arrow(_ degrees: Double) -> String {
      picture {
        Image(systemName: "arrow.up").resizable().frame(width: 48, height: 48).rotationEffect(.degrees(degrees))
      }
    }
    let (up, down) = (arrow(0), arrow(180))
    #expect(up != down)
    // Upside down it has as many dots in each row, counted from below.
    func weights(_ picture: String) -> [Int] {
      picture.split(separator: "\n").map { line in
        line.unicodeScalars.reduce(0) { $0 + (0x2800...0x28FF ~= $1.value ? ($1.value & 0xFF).nonzeroBitCount : 0) }
      }
    }
    #expect(weights(up).count == weights(down).count)
    #expect(zip(weights(up), weights(down).reversed()).allSatisfy { abs($0 - $1) <= 3 }, "\(up)\n\(down)")
  }
}
