import SkerryCells
import Testing

@testable import SkerryViews

/// Pieces of a bar whose widths say what share of it they are.
@MainActor @Suite struct PieceTests {
  private let colors = [
    Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0),
    Color(red: 1, green: 1, blue: 0),
  ]

  /// The columns that each colour has of a row, whether as a ground or as a glyph.
  private func shares(_ scene: Scene, _ row: Int = 0) -> [Int] {
    let hexes: [UInt32] = [0x0000FF, 0xFF00FF, 0xFF0000, 0xFFFF00]
    return hexes.map { hex in
      (0..<scene.grid.size.columns).count { column in
        let cell = scene.cell(column, row)
        return cell.background.rgb == RGB(hex: hex)
          || cell.glyph?.isBlank == false && cell.foreground.rgb == RGB(hex: hex)
      }
    }
  }

  @Test("X07 pieces that fill their row on a phone fill it here, with a line for each small gap")
  func shares() {
    let parts = [0.46, 0.28, 0.18, 0.08]
    let scene = Scene(columns: 42) {
      GeometryReader { proxy in
        HStack(spacing: 2) {
          ForEach(0..<4, id: \.self) { index in
            Rectangle().fill(colors[index]).frame(width: (proxy.size.width - 6) * parts[index])
          }
        }
      }
      .frame(height: 16)
    }
    #expect(shares(scene) == [19, 12, 7, 4], "\(shares(scene)) \(scene.text)")
    #expect(scene.text.count(where: { $0 == "▕" }) == 3, "\(scene.text)")
  }

  @Test("X07 small pieces in a pill are as wide together as on a phone, and each of them is seen")
  func inPill() {
    let scene = Scene {
      HStack(spacing: 1) {
        ForEach(0..<4, id: \.self) { index in
          Rectangle().fill(colors[index]).frame(width: [20, 12, 8, 4][index], height: 8)
        }
      }
      .clipShape(Capsule())
    }
    #expect(scene.rendering.size.columns == 6, "\(scene.text)")
    #expect(shares(scene).allSatisfy { $0 >= 1 }, "\(shares(scene)) \(scene.text)")
  }

  @Test("X07 pieces of one width, such as the squares of a week, keep their gaps")
  func squares() {
    let week = picture {
      HStack(spacing: 2) {
        ForEach(0..<7, id: \.self) { _ in Rectangle().fill(colors[0]).frame(width: 10, height: 10) }
      }
    }
    #expect(week.split(separator: " ").count == 7, "\(week)")
  }
}
