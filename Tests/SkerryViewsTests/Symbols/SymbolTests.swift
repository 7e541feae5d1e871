import SkerryCells
import Testing

@testable import SkerryViews

@Suite struct SymbolTests {
  @Test("D05 every symbol takes one or two columns and survives the door for text unchanged")
  func widths() {
    for row in SymbolRows.all {
      let text = CellText(row.text)
      #expect((1...2).contains(text.width), "\(row.name)")
      #expect(text.description == row.text, "\(row.name)")
    }
  }

  @Test("D04 every symbol has one or two printable ASCII characters")
  func ascii() {
    for row in SymbolRows.all {
      #expect((1...2).contains(row.ascii.utf8.count), "\(row.name)")
      #expect(row.ascii.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(row.name)")
    }
  }

  @Test("D05 the table is sorted and lists no name twice, so that every name is found")
  func sorted() {
    for (left, right) in zip(SymbolRows.all, SymbolRows.all.dropFirst()) { #expect(left.name < right.name) }
    for row in SymbolRows.all { #expect(SymbolTable.glyph(named: row.name).text == row.text) }
  }

  @Test("D05 variants without a row of their own keep to two columns")
  func variants() {
    let suffixes = [
      "", ".fill", ".circle.fill", ".square", ".slash", ".badge.plus", ".badge", ".slash.fill", ".badge.clock",
    ]
    for row in SymbolRows.all {
      for suffix in suffixes {
        let glyph = SymbolTable.glyph(named: row.name + suffix)
        #expect((1...2).contains(CellText(glyph.text).width), "\(row.name + suffix)")
        #expect((1...2).contains(glyph.ascii.utf8.count), "\(row.name + suffix)")
        #expect(glyph.text != "▢" || row.text == "▢", "\(row.name + suffix)")
      }
    }
    for number in 0...50 {
      for suffix in [".circle", ".circle.fill", ".square"] {
        #expect((1...2).contains(CellText(SymbolTable.glyph(named: "\(number)\(suffix)").text).width))
      }
    }
    for letter in "abcxyz" { #expect(CellText(SymbolTable.glyph(named: "\(letter).circle").text).width == 1) }
  }

  @Test(
    "P14 a symbol is said by its name in words",
    arguments: [
      ("figure.climbing", "figure climbing"), ("checkmark.circle.fill", "check mark circle"),
      ("bell.slash", "bell slash"),
      ("mappin.and.ellipse", "map pin and ellipse"), ("7.circle.fill", "7 circle"), ("fill", "fill"),
    ])
  func spoken(name: String, words: String) {
    #expect(SymbolTable.glyph(named: name).spoken == words)
  }

  @Test(
    "D05 unknown names give the placeholder, known families their nearest sign",
    arguments: [
      ("no.such.thing", "▢"), ("", "▢"), (".", "▢"), ("\u{1B}[31m", "▢"), ("cloud.tornado.rain", "☁"),
      ("bell.badge.fill", "🔔"),
      ("flag.badge.plus", "⚐+"), ("heart.slash.fill", "♥×"), ("play.circle.fill", "►"), ("pause.circle", "‖"),
      ("25.circle", "25"),
      ("3.circle.fill", "❸"), ("3.square", "③"), ("figure.curling", "♟"),
      ("microphone.fill", "🎤"), ("microphone.slash", "♩×"),
    ])
  func fallbacks(name: String, text: String) {
    #expect(SymbolTable.glyph(named: name).text == text)
    #expect(SymbolTable.isKnown(name) == (text != "▢"))
  }

  @Test("D05 the symbols that real Live Activities use are all known")
  func surveyed() {
    let names = SymbolSurvey.names.split(separator: " ").map(String.init)
    #expect(names.count > 180)
    for name in names { #expect(SymbolTable.isKnown(name), "\(name)") }
  }
}
