import Foundation
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
    #expect(!LargeGlyphs.canRender("分", height: .three))
    #expect(LargeGlyphs.render("分", height: .three) == ["█▀▀█", "█  █", "█▄▄█"])
  }

  @Test("X07 narrow large digits are as wide as a phone's of 34 points, all alike wide, and no two look alike")
  func narrow() {
    let glyphs = "0123456789".map { LargeGlyphs.renderNarrow(String($0)) }
    #expect(Set(glyphs).count == 10 && Set(glyphs.map { CellText($0[0]).width }) == [2])
    #expect(LargeGlyphs.renderNarrow("45:00").allSatisfy { CellText($0).width == 11 })
    #expect(LargeGlyphs.renderNarrow("45:00") == ["▖▗▗▄▖ ▄▄▗▄▖", "▙▟▐▄▖▘▌▐▐ ▌", " ▐▗▄▌▘▙▟▐▄▌"])
    #expect(LargeGlyphs.renderNarrow("$7°€×") == ["▗▙▖▄▄▗▄ ▄▖  ", "▚▙  ▞▐▟▝▛ ▚▘", "▄▙▘▗▘  ▝█▖▘▘"])
    #expect(LargeGlyphs.narrowRows("45:00").map(\.description) == LargeGlyphs.renderNarrow("45:00"))
    #expect(LargeGlyphs.renderNarrow("") == ["", "", ""])
  }

  @Test("X07 narrow large type has half a row free above it, and every sign that the wide one has")
  func narrowSheet() {
    let signs = "0123456789:.,-+/% !?'()&$€£°×#·→=ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for sign in signs {
      #expect(LargeGlyphs.canRender(String(sign), height: .three), "\(sign)")
      let dots = LargeGlyphs.narrowDots(String(sign))
      #expect(dots.count == 6 && Set(dots.map(\.count)).count == 1, "\(sign)")
      #expect(sign == "$" || !dots[0].contains(true), "\(sign)")
      #expect(sign == " " || dots.joined().contains(true), "\(sign)")
      #expect((dots[0].count + 1) / 2 == LargeGlyphs.narrowWidth(String(sign)))
    }
    let pictures = signs.map { LargeGlyphs.narrowDots(String($0)) }
    #expect(Set(pictures).count == pictures.count, "no two look alike")
    let units = ["1d", "1h", "1m", "1s", "1D", "1H", "1M", "1S"].map { LargeGlyphs.narrowDots($0) }
    #expect(Set(units).count == units.count)
  }

  @Test("X07 words in capitals, such as the names of airports, are as large as numbers where there is room")
  @MainActor func capitals() {
    func rows(_ text: String, columns: Int? = nil, size: Double = 34) -> Int {
      Scene(columns: columns) { Text(text).font(.system(size: size, weight: .bold)) }.grid.size.rows
    }
    #expect(rows("SFO") == 3 && rows("GATE B12") == 3 && rows("A → B") == 3)
    #expect(rows("SFO", columns: 6) == 1 && rows("SFO", columns: 7) == 3)
    #expect(rows("Gate B12") == 1 && rows("Sfo") == 1 && rows("SFO", size: 28) == 1 && rows("出口") == 1)
    #expect(Scene { Text("sfo").textCase(.uppercase).font(.largeTitle) }.grid.size.rows == 3)
  }

  @Test("X07 large type: numbers in block glyphs as wide as on a phone, words and what has no room in bold letters")
  @MainActor func largeText() {
    func rows(_ text: String, size: Double, columns: Int? = nil) -> Int {
      Scene(columns: columns) { Text(text).font(.system(size: size, weight: .bold)) }.grid.size.rows
    }
    #expect(rows("45:00", size: 34) == 3 && rows("45:00", size: 34, columns: 11) == 3)
    #expect(rows("45:00", size: 34, columns: 10) == 1, "no room for block digits: bold ones, whole")
    #expect(rows("Inhale", size: 34) == 1 && rows("12 min left", size: 40) == 1, "words keep their letters")
    #expect(rows("12 min", size: 34) == 1 && rows("25m", size: 34) == 3 && rows("P", size: 34) == 3)
    #expect(Scene { Text("45:00").font(.largeTitle) }.grid.size.columns == 11)
    #expect(Scene { Text("45:00").font(.system(size: 48)) }.grid.size.columns == 21)
    let narrow = Scene(columns: 20) { Text("45:00").font(.system(size: 48)) }.text
    #expect(LargeGlyphs.renderNarrow("45:00").allSatisfy { narrow.contains($0) })
  }

  @Test("X07 large type in a row that is high enough anyway is as high as on a phone")
  @MainActor func largeInRow() {
    let text = Scene(rows: 4) {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          Text("2").font(.system(size: 36))
          Color.red.frame(width: 16, height: 48)
        }
        Text("a").frame(maxHeight: .infinity)
      }
    }.text
    #expect(
      LargeGlyphs.renderNarrow("2").allSatisfy { text.contains($0.trimmingCharacters(in: .whitespaces)) }, "\(text)")
  }

  @Test("D04 X07 where only ASCII is shown, large numbers say their characters in the middle row")
  @MainActor func largeInASCII() {
    for text in ["45:00", "1:02:03", "−0:59", "3.5", "12%"] {
      let scene = Scene { Text(text).font(.system(size: 34)) }
      let plain = GridReduction(depth: .truecolor, ascii: true).reduce(scene.grid).plainText()
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
      let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(words == ["", text.replacing("−", with: "-"), "", ""], "\(lines)")
      #expect(scene.text.contains(":") == false && scene.grid.size.rows == 3, "dots elsewhere: \(text)")
    }
  }
}
