import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

/// Which marks of inline Markdown belong together, by CommonMark's rules.
@MainActor @Suite struct MarkdownTests {
  /// The runs of a text; bold ones stand in `B()`, slanted ones in `I()`, struck ones in `S()`.
  private func runs(_ markdown: String) -> String {
    Markdown.segments(markdown).map { segment in
      guard case .fixed(var text) = segment.content else { return "?" }
      if segment.style.changes.isStruckThrough { text = "S(\(text))" }
      if segment.style.changes.isItalic { text = "I(\(text))" }
      if segment.style.changes.weight == .bold { text = "B(\(text))" }
      if let link = segment.style.link { text = "L(\(text) \(link.absoluteString))" }
      return text
    }.joined()
  }

  @Test("X07 underscores slant words and embolden them, and stay within a word")
  func underscores() {
    #expect(runs("a _b_ c") == "a I(b) c")
    #expect(runs("__b__ and (_c_).") == "B(b) and (I(c)).")
    #expect(runs("snake_case_name and 1_000_000") == "snake_case_name and 1_000_000")
    #expect(runs("_snake_case_ x") == "I(snake_case) x")
    #expect(runs("a _ b _ c") == "a _ b _ c")
  }

  @Test("X07 marks within marks, and three of them at once")
  func nested() {
    #expect(runs("***both***") == "B(I(both))")
    #expect(runs("*a **b** c*") == "I(a )B(I(b))I( c)")
    #expect(runs("**a *b* c**") == "B(a )B(I(b))B( c)")
    #expect(runs("**a _b_**") == "B(a )B(I(b))")
    #expect(runs("~~a **b**~~") == "S(a )B(S(b))")
    #expect(runs("*a*b*") == "I(a)b*")
    #expect(runs("**a") == "**a")
    #expect(runs("2 * 3 * 4") == "2 * 3 * 4")
    #expect(runs("5*3*2") == "5I(3)2")
    #expect(runs("*a _b* c_") == "I(a _b) c_")
  }

  @Test("X07 a backslash takes a mark its meaning, and code knows none")
  func escapes() {
    #expect(runs(#"\*no\*"#) == "*no*")
    #expect(runs(#"\_a\_ \[b\](c) C:\x"#) == #"_a_ [b](c) C:\x"#)
    #expect(runs("`a*b*` and ``c`d``") == "a*b* and c`d")
    #expect(runs("a ` b") == "a ` b")
    #expect(runs("[l *i*](https://a.b) [x]") == "L(l  https://a.b)L(I(i) https://a.b) [x]")
  }

  @Test("X07 a value between literals keeps its marks and takes the style around it")
  func values() {
    let name = "*x*"
    let scene = Scene { Text("a _\(name)_ b") }
    #expect(scene.text == "a *x* b\n")
    #expect(scene.cell(2, 0).attributes == [.italic])
  }

  @Test("D07 thousands of marks without partners are read at once")
  func many() {
    #expect(runs(String(repeating: "*a ", count: 2000)).count == 6000)
    #expect(runs(String(repeating: "[", count: 2000)).count == 2000)
  }
}
