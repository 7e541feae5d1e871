import SkerryCells
import Testing

@testable import SkerryViews

@Suite struct SymbolStyleTests {
  /// Names as they are written in sources: each row, and its usual variants.
  private static let names = SymbolRows.all.flatMap { row in
    ["", ".fill", ".circle.fill", ".slash", ".badge.plus"].map { row.name + $0 }
  }

  @Test("X07 plain symbols take one column and the colour of their text, whatever their variant")
  func plain() {
    for name in Self.names {
      let glyph = SymbolTable.glyph(named: name, style: .plain)
      let isLetters = glyph.text.utf8.count == 2 && glyph.text.utf8.allSatisfy { $0 < 0x80 }
      #expect(glyph.cells.width == (isLetters ? 2 : 1), "\(name): \(glyph.text)")
      #expect(glyph.text.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(name): \(glyph.text)")
      #expect(glyph.cells.description == glyph.text, "\(name)")
    }
  }

  @Test("X07 every emoji that stands for a symbol has a plain sign")
  func emojiHaveSigns() {
    for row in SymbolRows.all where CellText(row.text).width == 2 && (row.text.utf8.first ?? 0) >= 0x80 {
      #expect(PlainSigns.sign(of: row.text) != nil, "\(row.name): \(row.text)")
    }
  }

  @Test(
    "X07 plain symbols say what is struck out, and keep numbers",
    arguments: [
      ("bell", "♤"), ("bell.slash", "♤\u{338}"),
      ("mic.slash.fill", "♩\u{338}"), ("eye.slash", "⊘"), ("25.circle", "25"),
      ("person.2", "♙"),
      ("heart.fill", "♥"), ("flag.badge.plus", "⚐"), ("no.such.thing", "▢"),
    ])
  func plainSigns(name: String, text: String) {
    #expect(SymbolTable.glyph(named: name, style: .plain).text == text)
  }

  @Test("X07 the icons of a Nerd Font are sorted, take one column, and have a character in ASCII")
  func icons() {
    for (left, right) in zip(SymbolIcons.all, SymbolIcons.all.dropFirst()) { #expect(left.name < right.name) }
    for row in SymbolIcons.all {
      let glyph = SymbolTable.glyph(named: row.name, style: .nerd)
      #expect(glyph.cells.width == 1, "\(row.name)")
      #expect(glyph.cells.glyphs.first?.scalar.value == row.scalar, "\(row.name)")
      #expect(glyph.ascii.utf8.count == 1, "\(row.name)")
    }
    for name in Self.names {
      #expect((1...2).contains(SymbolTable.glyph(named: name, style: .nerd).cells.width), "\(name)")
    }
  }

  @Test(
    "X07 variants take the icon of what they are variants of, with the sign of their badge",
    arguments: [
      ("bell.fill", 0xF009A, ""), ("bell.circle.fill", 0xF009A, ""), ("bell.square", 0xF009C, ""),
      ("bell.badge", 0xF0178, ""), ("fork.knife.badge.plus", 0xF0A70, "+"), ("flame.slash", 0xF0238, "×"),
      ("figure.run.circle", 0xF070E, ""),
    ])
  func variants(name: String, scalar: UInt32, sign: String) {
    let text = SymbolTable.glyph(named: name, style: .nerd).text
    #expect(text.unicodeScalars.first?.value == scalar, "\(String(scalar, radix: 16))")
    #expect(String(text.unicodeScalars.dropFirst().map(Character.init)) == sign)
  }

  @Test("X07 a number in a circle, and a sign without an icon, stay what they are in the style nerd")
  func unchanged() {
    for name in ["7.circle.fill", "a.square", "circle.lefthalf.filled", "no.such.thing", ""] {
      #expect(SymbolTable.glyph(named: name, style: .nerd) == SymbolTable.glyph(named: name), "\(name)")
    }
  }

  @Test("T08 an icon of the private area in text from outside is the box")
  func untrusted() {
    #expect(CellText("\u{F009A}").description == "□")
    #expect(Glyph(icon: "A") == nil)
    #expect(Glyph(icon: "\u{E000}") == nil)
  }

  @Test("X07 symbols in views and in lines of text have the style of the environment")
  @MainActor func views() {
    func drawn(_ style: SymbolStyle) -> String {
      let scene = Scene(columns: 12, environment: { $0.values.symbolStyle = style }) {
        VStack(alignment: .leading, spacing: 0) {
          Image(systemName: "bell.fill")
          Text("\(Image(systemName: "bell.fill")) rings")
        }
      }
      return scene.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "|")
    }
    #expect(drawn(.emoji).contains("🔔 rings"))
    #expect(drawn(.plain).hasPrefix("♤|♤ rings"))
    #expect(drawn(.nerd).hasPrefix("\u{F009A}|\u{F009A} rings"))
  }
}
