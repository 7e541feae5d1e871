import Testing

@testable import SkerryViews

/// Parts of a line that share the width of a card.
@MainActor @Suite struct NarrowBarTests {
  @Test("X07 steps of a line are drawn alike, be they a column wide or two")
  func steps() {
    let steps = picture(14) {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in Rectangle().frame(height: 6).padding(.horizontal, 2) }
      }
    }
    #expect(steps.allSatisfy { $0 == "━" || $0 == " " || $0 == "\n" }, "\(steps)")
    #expect(steps.filter { $0 == "━" }.count >= 5)
  }

  @Test("X07 the levels of a sound keep their heights")
  func levels() {
    let levels = picture(20) {
      HStack(spacing: 2) {
        ForEach([4.0, 8, 14], id: \.self) { Capsule().frame(width: 3, height: $0) }
      }
    }
    #expect(!levels.contains("━"), "\(levels)")
  }
}
