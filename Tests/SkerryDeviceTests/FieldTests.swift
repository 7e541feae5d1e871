import Testing

@testable import SkerryDevice

/// The entries of sheets, as commands and tapes fill them in.
@Suite struct FieldTests {
  @Test("D07 S08 what a command writes into a field of text is one line, as what is pasted into it")
  func oneLine() {
    let name = AppField("name", label: "Name", kind: .text(limit: 20))
    #expect(name.completed("a\nb\r\nc\td") == "a b c d")
    #expect(name.completed("V4 top_rope") == "V4 top_rope")
  }

  @Test("S04 a choice is found by its letters, its first word or its beginning, where only one has them")
  func choices() {
    let field = AppField("discipline", label: "Discipline", kind: .choice(["Trad", "Top Rope", "Top Out", "Sport"]))
    #expect(field.completed("top_rope") == "Top Rope" && field.completed("TOPOUT") == "Top Out")
    #expect(field.completed("s") == "Sport" && field.completed("trad") == "Trad")
    #expect(field.completed("top") == "top" && field.completed("-") == "-" && field.completed("x") == "x")
  }
}
