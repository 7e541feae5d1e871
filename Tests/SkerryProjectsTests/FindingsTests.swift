import Testing

@testable import SkerryProjects

/// What is remembered of sources between the rounds of a build.
@Suite struct FindingsTests {
  @Test("X01 a question about sources that are the same is answered once, and anew after a change of one of them")
  func once() {
    let findings = Findings<String, Int?>()
    var asked: [String] = []
    func ask(_ question: String, _ sources: [String], _ answer: Int?) -> Int? {
      findings.answer(to: question, in: sources) {
        asked.append(question)
        return answer
      }
    }
    #expect(ask("Ferry", ["a", "b"], 1) == 1 && ask("Ferry", ["a", "b"], 2) == 1)
    #expect(ask("Pier", ["a", "b"], nil) == nil && ask("Pier", ["a", "b"], 3) == nil)
    #expect(asked == ["Ferry", "Pier"])
    #expect(ask("Ferry", ["a", "c"], 4) == 4 && ask("Pier", ["a", "c"], 5) == 5 && ask("Ferry", ["a", "b"], 6) == 6)
    #expect(asked == ["Ferry", "Pier", "Ferry", "Pier", "Ferry"])
  }

  @Test("X01 an answer may need another one to be found")
  func within() {
    let findings = Findings<Int, Int>()
    let answer = findings.answer(to: 1, in: ["a"]) { findings.answer(to: 2, in: ["a"]) { 20 } + 1 }
    #expect(answer == 21 && findings.answer(to: 2, in: ["a"]) { 0 } == 20)
  }

  @Test("X01 what was made of a text is made once, and not of another text; no more texts are kept than is said")
  func texts() {
    let known = KnownTexts<Int>(most: 2)
    var made = 0
    func count(_ text: String) -> Int {
      known.value(of: text) { text in
        made += 1
        return text.count
      }
    }
    #expect([count("pier"), count("sails"), count("pier")] == [4, 5, 4] && made == 2)
    #expect([count("ferries"), count("pier")] == [7, 4] && made == 4)
  }

  @Test(
    "X01 a word is found in a text wherever it stands, also within a longer one",
    arguments: [
      ("let ferry = Ferry()", "Ferry", true), ("Ferry", "Ferry", true), ("FeFerry", "Ferry", true),
      ("Ferr", "Ferry", false),
      ("ferry", "Ferry", false), ("", "Ferry", false), ("Ferry", "", true), ("", "", true), ("é Größe", "Größe", true),
      ("aaaaaab", "aab", true), ("aaaaaa", "aab", false),
    ])
  func words(text: String, word: String, isThere: Bool) {
    #expect(text.holds(word) == isThere)
    // Part of a longer text, too.
    #expect(String("..\(text)..".dropFirst(2).dropLast(2)).holds(word) == isThere)
  }

  @Test("X01 a kind that was found is the same the next time, and another one when the sources say something else")
  func kinds() {
    let activity = ["ActivityConfiguration(for: Ferry.self) { context in }"]
    #expect(MadeUpKind(of: "Ferry", isType: true, in: activity) == .attributes)
    #expect(MadeUpKind(of: "Ferry", isType: true, in: activity) == .attributes)
    #expect(MadeUpKind(of: "Ferry", isType: true, in: ["let ferry: Ferry"]) == .value)
    #expect(MadeUpKind(of: "Ferry", isType: true, in: ["let pier: Pier"]) == nil)
    #expect(MadeUpKind(of: "Ferry", isType: true, in: ["let pier: Pier"] + activity) == .attributes)
  }
}
