import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct StepRowTests {
  private static let steps = ["Ordered", "Cooking", "On the way", "Delivered"]

  private var row: some View {
    HStack(spacing: 0) {
      ForEach(0..<4) { index in
        VStack(spacing: 4) {
          Circle().fill(.orange).frame(width: 16, height: 16)
          Text(Self.steps[index]).font(.system(size: 9))
        }.frame(maxWidth: .infinity)
        if index < 3 { Rectangle().fill(.gray).frame(height: 2) }
      }
    }
  }

  @Test("X07 the lines between the steps of an order give their columns to words that fit on a phone")
  func words() {
    let picture = Scene(columns: 43) { row }.text
    for step in Self.steps { #expect(picture.contains(step), "\(picture)") }
    #expect(picture.contains("─"), "\(picture)")
  }

  @Test("X07 steps whose words have no room without the lines share it evenly")
  func narrow() {
    let picture = Scene(columns: 28) { row }.text
    #expect(picture.contains("─"), "\(picture)")
  }

  @Test("X07 between single signs no gap of less than a column is kept where words would be cut")
  func score() {
    func score(_ columns: Int) -> String {
      Scene(columns: columns) {
        HStack(spacing: 4) {
          Text("ARS"); Text("2"); Text("-"); Text("1"); Text("CHE")
        }.font(.caption2).lineLimit(1)
      }.text
    }
    #expect(score(20).contains("ARS 2 - 1 CHE"))
    #expect(score(9).contains("ARS2-1CHE"))
    #expect(score(8).contains("2-1") && score(8).contains("…"))
    #expect(!score(6).contains("("))
  }

  @Test("X07 words that are cut keep the gap between them")
  func cut() {
    let picture = Scene(columns: 24) {
      HStack(spacing: 4) {
        Text("Alpha Bravo Charlie"); Text("Delta Echo Foxtrot")
      }.lineLimit(1)
    }.text
    #expect(picture.contains("… "), "\(picture)")
  }
}
