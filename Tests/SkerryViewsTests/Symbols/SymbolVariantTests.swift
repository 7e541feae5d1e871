import SkerryCells
import Testing

@testable import SkerryViews

/// Large symbols without a drawing of their own.
@MainActor @Suite struct SymbolVariantTests {
  private func dots(_ name: String) -> [UInt8] {
    let grid = Scene { Image(systemName: name).resizable().frame(width: 64, height: 64) }.grid
    return (0..<grid.size.rows).flatMap { row in
      (0..<grid.size.columns).map { column in
        grid[column, row].glyph.flatMap { BrailleDots.mask(of: $0) } ?? 0
      }
    }
  }
  private func count(_ name: String) -> Int { dots(name).reduce(0) { $0 + $1.nonzeroBitCount } }

  @Test("X07 a symbol with a slash or a badge is the drawing of the symbol with that on it")
  func variants() {
    for name in [
      "bell.slash.fill", "wifi.slash", "heart.slash", "cart.badge.plus", "bell.badge.fill", "clock.badge.xmark",
    ] {
      let base = name.split(separator: ".").prefix { $0 != "slash" && $0 != "badge" }.joined(separator: ".")
      let plain = dots(name.hasSuffix("fill") ? base + ".fill" : base)
      let drawn = dots(name)
      #expect(count(name) > 20 && drawn != plain, "\(name)")
      let same = zip(drawn, plain).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
      #expect(same * 5 > plain.reduce(0) { $0 + $1.nonzeroBitCount }, "\(name): most of the symbol is there")
    }
    #expect(dots("bell.badge.fill") != dots("bell.badge.plus.fill"))
  }

  @Test("X07 a symbol of which one half is filled is between its outline and itself")
  func halves() {
    for (half, whole) in [
      ("shield.lefthalf.filled", "shield"), ("star.leadinghalf.filled", "star"), ("square.righthalf.filled", "square"),
      ("circle.bottomhalf.filled", "circle"),
    ] {
      #expect(count(whole) < count(half) && count(half) < count(whole + ".fill"), "\(half)")
    }
    #expect(dots("square.lefthalf.filled") != dots("square.righthalf.filled"))
  }

  @Test("X07 a symbol that has the glyph of another has its drawing, too")
  func families() {
    for (name, other) in [
      ("thermometer.sun.fill", "thermometer"), ("thermometer.snowflake", "thermometer"),
      ("lock.rotation", "lock"), ("phone.arrow.up.right.fill", "phone.fill"), ("figure.yoga", "figure.mind.and.body"),
      ("figure.dance", "figure.stand"), ("fan.fill", "fanblades.fill"), ("battery.100.bolt", "battery.100percent.bolt"),
    ] {
      #expect(dots(name) == dots(other) && count(name) > 20, "\(name)")
    }
  }

  @Test("X07 signs stand on shields, octagons and rectangles as they do on discs")
  func plates() {
    for name in ["checkmark.shield.fill", "xmark.octagon.fill", "play.rectangle.fill", "lock.shield.fill"] {
      let scene = Scene { Image(systemName: name).resizable().frame(width: 48, height: 48).foregroundStyle(.green) }
      #expect(scene.grid.size.rows == 3 && scene.background(2, 1) != RGB.black, "\(name): \(scene.text)")
    }
    #expect(count("exclamationmark.shield") > 20, "its edge")
  }

  @Test("X07 the symbols that real Live Activities use are drawn in 48 points and more")
  func surveyed() {
    let names = SymbolSurvey.names.split(separator: " ").map(String.init)
    let small = names.filter { name in
      let grid = Scene { Image(systemName: name).resizable().frame(width: 48, height: 48) }.grid
      let cells = (0..<3).flatMap { row in (0..<6).map { grid[$0, row] } }
      return cells.filter { $0.glyph?.isBlank != true || $0.background != cells[0].background }.count < 4
    }
    #expect(small.isEmpty, "\(small)")
  }

  @Test("X07 what is struck out is struck out in any form, and a shield is no arrow")
  func signs() {
    func glyph(_ name: String, _ style: SymbolStyle) -> String { SymbolTable.glyph(named: name, style: style).text }
    #expect(glyph("mic.slash.fill", .emoji) == "♩×" && glyph("mic.slash.fill", .plain) == "♩\u{338}")
    #expect(glyph("bell.slash.fill", .emoji) == "🔕" && glyph("bell.slash.fill", .plain) == "♤\u{338}")
    #expect(glyph("video.slash", .emoji) == "▶×" && glyph("eye.slash.fill", .emoji) == "⊘")
    #expect(["shield", "shield.fill", "shield.lefthalf.filled"].allSatisfy { glyph($0, .plain) == "⛨" })
    #expect(glyph("fireplace", .plain) == glyph("flame", .plain) && glyph("shower.fill", .plain) == "≋")
  }
}
