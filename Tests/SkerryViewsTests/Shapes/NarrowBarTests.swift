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

  @Test("X07 bars that share the width of a sign are dots where they have no column each, as high as on a phone")
  func wave() {
    func sign(_ columns: Double, _ rows: Double, _ alignment: Alignment = .center) -> String {
      picture {
        HStack(spacing: 2) {
          ForEach([0.5, 1, 0.75, 0.25], id: \.self) { share in
            Capsule().fill(Color.white).frame(height: rows * share).frame(maxHeight: .infinity, alignment: alignment)
          }
        }
        .frame(width: columns, height: rows)
      }
    }
    #expect(sign(16, 16, .bottom) == "⣼⣆\n", "\(sign(16, 16, .bottom))")
    #expect(sign(16, 16).unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.count == 2)
    #expect(sign(32, 32).unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.count >= 6)
  }
}
