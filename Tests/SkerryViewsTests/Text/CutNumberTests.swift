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
}
