import SkerryCells
import Testing

@testable import SkerryViews

@Suite struct LargeGlyphTests {
  @Test(
    "D05 every large glyph is a clean rectangle of half blocks, three or five rows high",
    arguments: LargeGlyphs.Height.allCases)
  func shape(height: LargeGlyphs.Height) {
    let letters = height == .three ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : ""
    for character in "0123456789:.-+%/ " + letters {
      let rows = LargeGlyphs.render(String(character), height: height)
      #expect(LargeGlyphs.canRender(String(character), height: height), "\(character)")
      #expect(rows.count == height.rawValue)
      #expect(Set(rows.map { CellText($0).width }).count == 1, "\(character)")
      #expect(rows.allSatisfy { row in row.allSatisfy { "▀▄█ ".contains($0) } })
      #expect(CellText(rows[0]).width == LargeGlyphs.width(String(character), height: height))
      if character != " " { #expect(rows.contains { $0.contains { $0 != " " } }, "\(character)") }
    }
  }

  @Test("C12 large digits have one width, and no two look alike", arguments: LargeGlyphs.Height.allCases)
  func digits(height: LargeGlyphs.Height) {
    let glyphs = "0123456789".map { LargeGlyphs.render(String($0), height: height) }
    #expect(Set(glyphs).count == 10)
    #expect(Set("0123456789".map { LargeGlyphs.width(String($0), height: height) }).count == 1)
    #expect(LargeGlyphs.width(":", height: height) < LargeGlyphs.width("0", height: height))
    #expect(LargeGlyphs.width("11:11", height: height) == LargeGlyphs.width("08:40", height: height))
  }

  @Test("D01 large type looks as drawn")
  func picture() {
    #expect(
      LargeGlyphs.render("9:41", height: .three) == [
        "▄▀▀▄ ▄  ▄█   ▄█ ",
        "▀▄▄█   █▄█▄   █ ",
        " ▄▄▀ ▀   █   ▄█▄",
      ])
    #expect(
      LargeGlyphs.render("1:0", height: .five) == [
        " ▄▄██      ▄█████▄",
        " ▀▀██   ██ ██   ██",
        "   ██      ██   ██",
        "   ██   ██ ██   ██",
        " ██████    ▀█████▀",
      ])
    #expect(LargeGlyphs.render("ok", height: .three) == LargeGlyphs.render("OK", height: .three))
    #expect(
      LargeGlyphs.render("15m", height: .three) == [
        " ▄█  █▀▀▀      ",
        "  █  ▀▀▀▄ █▀▄▀▄",
        " ▄█▄ ▀▄▄▀ █ █ █",
      ])
    #expect(LargeGlyphs.render("15 min", height: .three) == LargeGlyphs.render("15 MIN", height: .three))
    #expect(LargeGlyphs.render("15mm", height: .three) == LargeGlyphs.render("15MM", height: .three))
    #expect(LargeGlyphs.render("m15", height: .three) == LargeGlyphs.render("M15", height: .three))
    #expect(LargeGlyphs.width("2h", height: .three) == 9 && LargeGlyphs.canRender("2h", height: .three))
    #expect(LargeGlyphs.render("", height: .three) == ["", "", ""])
    #expect(LargeGlyphs.width("", height: .three) == 0)
    #expect(!LargeGlyphs.canRender("é", height: .three))
    #expect(LargeGlyphs.render("é", height: .three) == ["█▀▀█", "█  █", "█▄▄█"])
  }
}
