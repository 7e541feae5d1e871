import SkerryCells
import Testing

@testable import SkerryViews

/// A clipped number is a wrong number: whatever cuts one, it is remarked.
@MainActor @Suite struct CutNumberTests {
  private func kinds(_ columns: Int, @ViewBuilder _ content: () -> some View) -> [FitWarning.Kind] {
    Scene(columns: columns) { content() }.rendering.warnings.map(\.kind)
  }

  @Test("P04 a number that “…” shortens is remarked, a text whose numbers are whole only as a cut text")
  func ellipsis() {
    #expect(kinds(4) { Text("10:05").lineLimit(1) } == [.numberCut])
    #expect(kinds(4) { Text("1,250").lineLimit(1) } == [.numberCut])
    #expect(kinds(5) { Text("12 climbs").lineLimit(1) } == [.textCut])
    #expect(kinds(4) { Text("10:05").lineLimit(1).truncationMode(.head) } == [.numberCut])
    #expect(kinds(5) { Text("10:05").lineLimit(1) } == [])
  }

  @Test("P04 a number that goes on in the next line is remarked")
  func broken() {
    #expect(kinds(4) { Text("1234567") } == [.numberCut])
    #expect(kinds(4) { Text("1234 567") } == [])
  }

  @Test("P04 a number that is drawn past the edge of what it stands in is remarked, on both sides")
  func clipped() {
    #expect(kinds(10) { Text("10:05").fixedSize().frame(width: 32, alignment: .leading).clipped() } == [.numberCut])
    #expect(kinds(10) { Text("10:05").fixedSize().frame(width: 32, alignment: .trailing).clipped() } == [.numberCut])
    #expect(kinds(10) { Text("abcde").fixedSize().frame(width: 32, alignment: .leading).clipped() } == [])
    #expect(kinds(10) { Text("10:05").fixedSize().frame(width: 40).clipped() } == [])
  }

  @Test("P04 a sign beside a small number gives way where the number would lose a digit", arguments: [5, 6])
  func besideSign(_ columns: Int) {
    let end = Scene.noon.addingTimeInterval(1085)
    func row() -> some View {
      HStack(spacing: 2) {
        Image(systemName: "flag.fill").font(.system(size: 8))
        Text(timerInterval: Scene.noon...end, countsDown: true).font(.system(size: 9)).minimumScaleFactor(0.5)
      }
    }
    let scene = Scene(columns: columns) { row() }
    #expect(scene.text.contains("18:05"), "\(scene.text)")
    #expect(scene.rendering.warnings.isEmpty)
    #expect(scene.spoken.contains { $0.contains("18") }, "\(scene.spoken)")
    let wide = Scene(columns: 8) { row() }
    #expect(wide.text.contains(" 18:05"), "\(wide.text)")
    // Where not even the number has room, the sign stays.
    #expect(!Scene(columns: 4) { row() }.text.hasPrefix("18"))
  }
}
