import Testing

@testable import SkerryCells

@Suite struct CellTextTests {
  @Test(
    "D05 text takes the columns that every terminal gives it",
    arguments: [
      ("plain", "plain", 5), ("Zürich", "Zürich", 6), ("日本語", "日本語", 6), ("🍕!", "🍕!", 3),
      ("🇺🇸", "US", 2), ("🇺", "U", 1), ("❤\u{FE0F}", "❤", 1), ("▶\u{FE0F}", "▶", 1), ("☎\u{FE0E}", "☎", 1),
      ("1\u{FE0F}\u{20E3}", "1", 1), ("👍🏽", "👍", 2), ("👨‍👩‍👧‍👦", "👨", 2), ("👩🏽‍💻x", "👩x", 3),
      ("❤️‍🔥", "❤", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴", 2), ("e\u{301}", "e\u{301}", 1),
      ("שלום", "שלום", 4), ("مرحبا", "مرحبا", 5), ("نم\u{200D}ی", "نمی", 3), ("\u{1112}\u{1161}\u{11AB}", "한", 2),
      ("━█▏⣿", "━█▏⣿", 4), ("🫠", "□", 1), ("\u{E000}", "□", 1), ("\u{FFFD}", "□", 1), ("ｶﾞ", "ｶﾞ", 2),
      ("\u{1F3FB}", "", 0), ("a\u{200B}b\u{FEFF}c\u{AD}", "abc", 3),
    ])
  func columns(text: String, shown: String, width: Int) {
    let line = CellText(text)
    #expect(Array(line.description.unicodeScalars) == Array(shown.unicodeScalars))
    #expect(line.width == width)
    #expect(line.glyphs.reduce(0) { $0 + $1.width } == width)
  }

  @Test("D05 at most two marks of the basic plane stay on a glyph, and none without a base")
  func marks() {
    let stacked = CellText("a\u{301}\u{302}\u{303}\u{304}")
    #expect(stacked.glyphs.count == 1)
    #expect(stacked.glyphs.first.map { Array($0.marks) } == ["\u{301}", "\u{302}"])
    #expect(CellText("a\u{1D167}").glyphs.first?.marks.isEmpty == true)
    #expect(CellText("\u{301}a").description == "a")
    #expect(CellText(" \u{301}a").glyphs.first == .space)
  }

  @Test("D05 the columns of every scalar agree with the C library, where it knows the scalar")
  func agreesWithTheLibrary() throws {
    let library = try #require(LibraryColumns())
    var differences: [Unicode.Scalar] = []
    var compared = 0
    for scalar in Samples.allScalars where scalar.value >= 0xA0 {
      guard let glyph = CellText(String(Character(scalar))).glyphs.first, glyph.scalar == scalar else { continue }
      let columns = library.columns(of: scalar)
      guard columns >= 0 else { continue }
      compared += 1
      if columns != glyph.width { differences.append(scalar) }
    }
    #expect(compared > 100_000)
    #expect(differences.isEmpty)
  }

  @Test("D05 D07 every scalar by itself, and behind a letter, gives glyphs whose own scalars are harmless")
  func everyScalar() {
    var hostile: [Unicode.Scalar] = []
    var wrong: [Unicode.Scalar] = []
    for scalar in Samples.allScalars {
      var view = String.UnicodeScalarView()
      view.append("a")
      view.append(scalar)
      let text = CellText(String(view))
      for glyph in text.glyphs {
        if Samples.isHostile(glyph.scalar) { hostile.append(scalar) }
        if glyph.marks.contains(where: Samples.isHostile) { hostile.append(scalar) }
        if glyph.scalar.value > 0x7E, glyph.scalar != scalar, !isReplacement(glyph.scalar) { wrong.append(scalar) }
      }
    }
    #expect(hostile.isEmpty)
    #expect(wrong.isEmpty)
  }

  private func isReplacement(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "□" || (0x2400...0x2421).contains(scalar.value) || scalar.value == 0xA0
  }

  @Test("D07 control characters are shown as pictures, tabs and line breaks as one space")
  func controls() {
    #expect(CellText("\u{1B}[2J").description == "␛[2J")
    #expect(CellText("\u{0}\u{7}\u{8}\u{B}\u{7F}").description == "␀␇␈␋␡")
    #expect(CellText("\u{9B}31m\u{85}").description == "□31m□")
    #expect(CellText("a\tb\nc\r\nd\re\u{2028}f\u{2029}g").description == "a b c d e f g")
    #expect(CellText("abc\u{202E}fed\u{2066}x").description == "abcfedx")
    #expect(
      CellText(String(decoding: [0x61, 0x9B, 0xC3, 0x62, 0xED, 0xA0, 0x80], as: UTF8.self)).glyphs.allSatisfy {
        ["a", "b", "□"].contains($0.scalar)
      })
  }

  @Test("D05 lines break at every kind of line break and nowhere else")
  func lines() {
    let lines = CellText.lines(of: "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{B}g\n")
    #expect(lines.map(\.description) == ["a", "b", "c", "d", "e", "f␋g", ""])
    #expect(CellText.lines(of: "").map(\.description) == [""])
    #expect(CellText.lines(of: "\r\n\n").map(\.description) == ["", "", ""])
  }

  @Test("D05 the quick way for plain ASCII gives the same as the way for everything")
  func fastPath() {
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }))
    let slow = CellText(ascii + "é")
    #expect(CellText(ascii) + CellText("é") == slow)
    #expect(CellText(ascii).width == 95)
  }

  @Test("D05 a glyph made from a scalar is as harmless as text")
  func glyphs() {
    #expect(Glyph("\u{1B}").scalar == "␛")
    #expect(Glyph("\u{200D}") == .unknown)
    #expect(Glyph("日").width == 2)
    #expect(Glyph("é").description == "é")
  }
}
