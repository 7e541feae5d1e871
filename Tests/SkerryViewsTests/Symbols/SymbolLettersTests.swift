import SkerryCells
import Testing

@testable import SkerryViews

/// Symbols that are a word or a number.
@MainActor @Suite struct SymbolLettersTests {
  private func row(_ name: String, columns: Int? = nil) -> String {
    picture(columns) { Image(systemName: name) }.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(
    "X07 a symbol that is a word of three letters has all of them where there are three columns",
    arguments: [
      ("sos", "SOS", "SO"), ("sos.circle.fill", "SOS", "SO"), ("abc", "ABC", "AB"), ("textformat.123", "123", "12"),
      ("numbers.rectangle", "123", "12"), ("mph", "mph", "mi"), ("abs.circle", "ABS", "AB"),
      ("exclamationmark.3", "!!!", "!!"),
    ])
  func words(name: String, whole: String, short: String) {
    for style in SymbolStyle.allCases where style != .nerd {
      func drawn(_ columns: Int?) -> String {
        Scene(columns: columns, environment: { $0.values.symbolStyle = style }) { Image(systemName: name) }.text
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
      #expect(drawn(nil) == whole && drawn(3) == whole && drawn(2) == short, "\(style)")
    }
    #expect(picture { Text("\(Image(systemName: name)) now") }.hasPrefix(whole + " now"))
    let framed = picture { Image(systemName: name).resizable().frame(width: 24, height: 16) }
    #expect(framed.hasPrefix(whole), "\(framed)")
    #expect(SymbolTable.glyph(named: name).text == short, "tables have two columns")
  }

  @Test("X07 words of two letters and other symbols are what they were")
  func others() {
    #expect(row("2h") == "2H" && row("4k.tv") == "4K" && row("exclamationmark.2") == "!!")
    #expect(row("star.fill", columns: 5) == "★" && row("7.circle.fill") == "❼")
  }

  @Test("X07 a word stands whole on the disc of its symbol where that is five columns wide")
  func discs() {
    let disc = picture { Image(systemName: "sos.circle.fill").font(.system(size: 40)) }
    #expect(disc.contains("SOS"), "\(disc)")
    let small = picture { Image(systemName: "sos.circle.fill").font(.system(size: 28)) }
    #expect(small.contains("SO") && !small.contains("SOS"), "\(small)")
  }

  @Test("X07 the seconds that a player jumps are said beside the arrow, and stand in the middle of a large one")
  func seconds() {
    for name in ["gobackward.15", "15.arrow.trianglehead.counterclockwise"] {
      #expect(row(name) == "↺15", "\(name)")
      let large = Scene {
        Image(systemName: name).resizable().frame(width: 64, height: 64).padding(16)
      }
      let lines = large.text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
      let line = lines.firstIndex { $0.contains("1") } ?? 0
      #expect(String(lines[line]).contains("15"), "\(large.text)")
      let rows = lines.indices.filter { lines[$0].contains { $0 != " " } }
      #expect(line - (rows.first ?? 0) == (rows.last ?? 0) - line, "in the middle: \(large.text)")
    }
    #expect(row("goforward.30") == "↻30" && row("goforward.30", columns: 2) == "↻" && row("gobackward") == "↺")
  }

  @Test("X07 a word in large type is drawn as large letters where it fits, and a sign of a currency always")
  func large() {
    let word = Scene { Image(systemName: "sos").font(.system(size: 52)) }
    #expect(BlockPicture(word.grid).contains("SOS"), "\(word.text)")
    #expect(picture(5) { Image(systemName: "sos").font(.system(size: 52)) }.contains("SOS"), "no room: a line")
    let number = Scene { Image(systemName: "2h").resizable().frame(width: 48, height: 48) }
    #expect(BlockPicture(number.grid).contains("2H"), "\(number.text)")
  }
}
