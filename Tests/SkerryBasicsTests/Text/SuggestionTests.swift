import SkerryBasics
import Testing

@Suite("What was probably meant")
struct SuggestionTests {
  @Test(
    "S06 near misses are recognised, far ones and ambiguous ones are not",
    arguments: [
      ("swiftclmb", "swiftclimb"), ("Swift Climb", "swiftclimb"), ("swfitclimb", "swiftclimb"), ("climb", "swiftclimb"),
      ("commute", "commutetimely"), ("invizo", "inviso"), ("zzz", nil), ("", nil), ("s", nil),
    ])
  func near(_ typed: String, _ meant: String?) {
    let names = ["swiftclimb", "commutetimely", "ioswiz", "littlemoments", "inviso"]
    #expect(Suggestion.nearest(to: typed, among: names) == meant)
    #expect(Suggestion.nearest(to: "iphone-99", among: ["iphone-se", "iphone-14"]) == nil)
  }

  @Test("S06 one slip is one letter left out, added, replaced or swapped")
  func slips() {
    func slips(_ first: String, _ second: String) -> Int { Suggestion.slips(from: Array(first), to: Array(second)) }
    #expect(slips("abc", "abc") == 0)
    #expect(slips("abc", "ac") == 1)
    #expect(slips("abc", "abxc") == 1)
    #expect(slips("abc", "axc") == 1)
    #expect(slips("abc", "acb") == 1)
    #expect(slips("", "abc") == 3)
    #expect(slips("kitten", "sitting") == 3)
  }
}
