import Testing

@testable import SkerryCells

@Suite struct WrappingTests {
  private func wrap(_ text: String, _ columns: Int) -> [String] {
    CellText(text).wrapped(columns: columns).map(\.description)
  }

  @Test("D05 lines break at spaces, after hyphens, in words that are too long, and between wide characters")
  func breaks() {
    #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrap("the quick   brown", 9) == ["the quick", "brown"])
    #expect(wrap("well-known fact", 6) == ["well-", "known", "fact"])
    #expect(wrap("unbelievable", 5) == ["unbel", "ievab", "le"])
    #expect(wrap("日本語のテキスト", 5) == ["日本", "語の", "テキ", "スト"])
    #expect(wrap("日本、語", 4) == ["日", "本、", "語"])
    #expect(wrap("5\u{A0}km left", 6) == ["5\u{A0}km", "left"])
    #expect(wrap("temperature -5", 12) == ["temperature", "-5"])
    #expect(wrap("  indented text", 10) == ["  indented", "text"])
    #expect(wrap("word     ", 5) == ["word"])
    #expect(wrap("", 5) == [""])
    #expect(wrap("abc", 0) == [])
    #expect(wrap("a日b", 1) == ["a", "□", "b"])
  }

  @Test("D02 D05 the two hyphens before an option stay with it")
  func options() {
    #expect(wrap("is anew (--ephemeral)", 10).allSatisfy { !$0.hasSuffix("(-") && !$0.hasPrefix("-e") })
    #expect(wrap("is --ephemeral", 11) == ["is", "--ephemeral"])
  }

  @Test("D05 truncation puts dots where text is missing")
  func truncation() {
    let text = CellText("Yosemite Valley")
    #expect(text.truncated(columns: 15).description == "Yosemite Valley")
    #expect(text.truncated(columns: 10).description == "Yosemite…")
    #expect(text.truncated(columns: 11).description == "Yosemite V…")
    #expect(text.truncated(columns: 8, mode: .head).description == "…Valley")
    #expect(text.truncated(columns: 7, mode: .middle).description == "Yos…ley")
    #expect(text.truncated(columns: 1).description == "…")
    #expect(text.truncated(columns: 0).isEmpty)
    #expect(CellText("日本語").truncated(columns: 4).description == "日…")
  }

  @Test("D05 a first line of another width takes what fits into it, the others what fits into theirs")
  func firstLine() {
    let text = CellText("update 2 applied: attemptCount 1 → 3")
    #expect(text.wrapped(columns: 20, first: 9).map(\.description) == ["update 2", "applied:", "attemptCount 1 → 3"])
    #expect(text.wrapped(columns: 9, first: 20).map(\.description).first == "update 2 applied:")
    #expect(text.wrapped(columns: 10, first: 0).isEmpty)
  }

  @Test("D05 wrapped and truncated text never takes more columns than it may, and wrapping loses only spaces")
  func limits() {
    var random = RandomSource(seed: 5)
    for _ in 0..<4000 {
      let text = CellText(Samples.text(random.number(0..<30), &random))
      let columns = random.number(1..<24)
      let lines = text.wrapped(columns: columns)
      #expect(lines.allSatisfy { $0.width <= columns })
      if columns > 1 {
        #expect(withoutSpaces(lines.flatMap(\.glyphs)) == withoutSpaces(text.glyphs))
      }
      for mode in CellText.TruncationMode.allCases {
        #expect(text.truncated(columns: columns, mode: mode).width <= columns)
      }
      #expect(text.prefix(columns: columns).width <= columns)
      #expect(text.suffix(columns: columns).width <= columns)
      #expect(text.dropFirst(columns: columns).width <= Swift.max(0, text.width - columns))
    }
  }

  private func withoutSpaces(_ glyphs: [Glyph]) -> [Glyph] { glyphs.filter { !$0.isBreakingSpace } }
}
