import Testing

@testable import SkerryViews

/// Words that are a letter or two too wide for cells.
@MainActor @Suite struct StumpTests {
  @Test("X07 a word is not broken for the sake of a letter or two")
  func stumps() {
    #expect(picture(6) { Text("Decline") } == "Decli…\n")
    #expect(picture(8) { Text("Confirmed order") } == "Confirm…\norder\n")
    #expect(picture(8) { Text("an order Confirmed") } == "an order\nConfirm…\n")
  }

  @Test("X07 longer ends, short beginnings, dashes and scripts without words break as they did")
  func others() {
    #expect(picture(4) { Text("abcdefgh") } == "abcd\nefgh\n")
    #expect(picture(3) { Text("abcde") } == "abc\nde\n")
    #expect(picture(8) { Text("half-way on") } == "half-way\non\n")
    #expect(picture(8) { Text("日本語の天気") } == "日本語の\n天気\n")
  }

  @Test("X07 the remark says that a word is cut")
  func remark() {
    #expect(Scene(columns: 6) { Text("Decline") }.rendering.warnings.map(\.kind) == [.textCut])
  }
}
