import Testing

@testable import SkerryViews

/// Small letters that wrap on a phone.
@MainActor @Suite struct WrappedCaptionTests {
  private static let words = "Two lines of caption text that wrap"

  @Test("X07 a caption that takes two lines on a phone takes two here, where there is room beside it")
  func lines() {
    let text = picture(42) {
      HStack {
        Text("●")
        Spacer()
        Text(Self.words).font(.caption2).frame(width: 150)
      }
    }
    #expect(text.split(separator: "\n").count == 2, "\(text)")
  }

  @Test("X07 a word before a number is written as it stands in any size, and units go with their number")
  func wordsInLargeType() {
    func shown(_ text: String) -> String { picture(40) { Text(text).font(.system(size: 48)) } }
    #expect(shown("Ok 7").contains("Ok 7"))
    #expect(!shown("7 km").contains("7 km") && !shown("1:05").contains("1:05"))
  }

  @Test("X07 without room it wraps within its frame, and larger letters always do")
  func narrow() {
    let small = picture(19) { Text(Self.words).font(.caption2).frame(width: 150) }
    #expect(small.split(separator: "\n").count > 2, "\(small)")
    let large = picture(42) { Text(Self.words).font(.body).frame(width: 150) }
    #expect(large.split(separator: "\n").count > 2, "\(large)")
  }
}
