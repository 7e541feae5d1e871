import SkerryCells
import Testing

@testable import SkerryViews

/// Large type in the languages of Europe, and the signs beside it.
@Suite struct LargeLetterTests {
  private static let alphabets = [
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ", "ÄÖÜß", "ÁÉÍÓÚÑ¿¡", "ÃÕ", "ÅØ", "ĄĆĘŁŃÓŚŹŻ", "ČĎĚŇŘŠŤŮÝŽ", "ĹĽŔ", "ŐŰ", "ĂȘȚ", "ĞİŞ", "ĐŠŽ",
    "ĀĒĢĪĶĻŅŪ", "ĖĮŲŪ", "ÞÐ", "БГДЁЖЗИЙЛПУФЦЧШЩЪЫЬЭЮЯ", "ҐЄЇЎ", "ЂЋЉЊЏЃЌ", "ΓΔΘΛΞΠΣΦΨΩΆΈΉΊΌΎΏ",
  ]

  @Test("D05 the capital letters of Europe's languages have large glyphs, wide and narrow, each six dots high")
  func letters() {
    for letter in Self.alphabets.joined() where letter != "Ľ" {
      #expect(LargeGlyphs.canRender(String(letter), height: .three), "\(letter)")
      let rows = LargeGlyphs.render(String(letter), height: .three)
      #expect(rows.count == 3 && Set(rows.map(\.count)).count == 1, "\(letter)")
      let dots = LargeGlyphs.narrowDots(String(letter))
      #expect(dots.count == 6 && Set(dots.map(\.count)).count == 1 && dots.joined().contains(true), "\(letter)")
    }
  }

  @Test("D05 a letter with a mark is told from the one without, and no two of an alphabet look alike")
  func marks() {
    for alphabet in Self.alphabets {
      let letters = alphabet.filter { $0.isLetter } + "ABCDEGILNORSTUYZ"
      for pictures in [
        letters.map { LargeGlyphs.render(String($0), height: .three) },
        letters.map { LargeGlyphs.renderNarrow(String($0)) },
      ] {
        #expect(Set(pictures).count == Set(letters.map { $0 == "Ð" ? "Đ" : $0 }).count, "\(alphabet)")
      }
    }
    #expect(LargeGlyphs.render("ü", height: .three) == LargeGlyphs.render("Ü", height: .three))
    #expect(LargeGlyphs.render("Ü", height: .three) == ["▀  ▀", "█  █", "▀▄▄▀"])
    #expect(LargeGlyphs.render("É", height: .three) == [" ▄▀ ", "██▀▀", "█▄▄▄"])
    #expect(LargeGlyphs.render("Ç", height: .three) == ["▄▀▀▀", "█   ", " ▀█▀"])
    #expect(LargeGlyphs.render("КОТ", height: .three) == LargeGlyphs.render("KOT", height: .three))
  }

  @Test("D05 signs of currencies and temperatures have large glyphs; what looks like another sign is that sign")
  func signs() {
    let signs = "$€£¥₩₹₽₺₫₱₦₴₿¢°%‰"
    for sign in signs where sign != "‰" { #expect(LargeGlyphs.canRender(String(sign), height: .three), "\(sign)") }
    #expect(!LargeGlyphs.canRender("‰", height: .three) && !LargeGlyphs.canRender("分", height: .three))
    for sign in "@#&*+−–:,./'\"!?;…±÷×<>~←↑→↓↗↘▲▼✓★♥∞«»[]²³" {
      #expect(LargeGlyphs.canRender(String(sign), height: .three), "\(sign)")
    }
    for (text, other) in [("21℃", "21°C"), ("70℉", "70°F"), ("7’30”", "7'30\""), ("−3", "-3"), ("№5", "N°5")] {
      #expect(LargeGlyphs.render(text, height: .three) == LargeGlyphs.render(other, height: .three), "\(text)")
      #expect(LargeGlyphs.narrowWidth(text) == LargeGlyphs.narrowWidth(other))
    }
    // A capital of the micro sign would be another unit.
    #expect(LargeGlyphs.render("5µ", height: .three) != LargeGlyphs.render("5M", height: .three))
  }

  @Test("X07 large texts in other languages than English are as large as on a phone", arguments: [34.0, 50])
  @MainActor func texts(size: Double) {
    for text in ["ÅRE", "ГОТОВО", "CAFÉ", "ŁÓDŹ", "21℃", "₩12,500", "12,50 €", "120 Kč", "15 ч", "GENÇ", "ΑΘΗΝΑ", "3½"]
    {
      let rows = Scene { Text(text).font(.system(size: size, weight: .bold)) }.grid.size.rows
      #expect(rows == (text == "3½" ? 1 : 3), "\(text)")
    }
  }
}
