import SkerryCells
import Testing

@testable import SkerryViews

/// Initials on discs that lie over each other, as those of people who take part in something.
@MainActor @Suite struct LettersOnDiscsTests {
  private func faces(_ names: [String], _ side: Double, gap: Double, hasRim: Bool) -> Scene {
    Scene(columns: 30) {
      HStack(spacing: gap) {
        ForEach(names, id: \.self) { name in
          Text(name).font(.system(size: side * 0.42)).frame(width: side, height: side)
            .background(Color(red: 0, green: 0, blue: 1), in: Circle())
            .overlay { if hasRim { Circle().stroke(.black, lineWidth: 2) } }
        }
      }
      .padding(.vertical, 16)
    }
  }

  @Test("X07 initials on discs that lie over each other are no one word", arguments: [20.0, 22, 24, 26, 28, 32, 36])
  func initials(_ side: Double) {
    for hasRim in [false, true] {
      let text = faces(["AK", "BL", "CM"], side, gap: -side / 4, hasRim: hasRim).text
      for name in ["AK", "BL", "CM"] { #expect(text.contains(name), "\(side)\n\(text)") }
      for pair in ["AKBL", "BLCM"] { #expect(!text.contains(pair), "\(side)\n\(text)") }
    }
  }

  @Test("X07 between the letters of discs of one colour is an edge", arguments: [24.0, 28])
  func edges(_ side: Double) throws {
    let scene = faces(["AK", "BL"], side, gap: -side / 4, hasRim: false)
    let rows = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("AK") })
    let line = Array(rows[row])
    let between = try #require(line.firstIndex(of: "K")) + 1
    let blue = RGB(hex: 0x0000FF)
    let cell = scene.cell(between, row)
    // The column between is not all of the colour of the discs.
    #expect(line[between] != " " || cell.background.rgb != blue, "\(scene.text)")
  }
}
