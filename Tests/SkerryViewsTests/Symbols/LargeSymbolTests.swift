import SkerryCells
import Testing

@testable import SkerryViews

/// Symbols that are asked for in several rows are drawn as large as on a phone.
@MainActor @Suite struct LargeSymbolTests {
  private func dots(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) {
      (0x2801...0x28FF).contains($1.value) ? $0 + ($1.value & 0xFF).nonzeroBitCount : $0
    }
  }

  @Test("X07 a symbol is as large as its type: a glyph up to 26 points, from a title on a picture of several rows")
  func typeSizes() {
    func size(_ points: Double) -> CellSize {
      Scene { Image(systemName: "star.fill").font(.system(size: points)) }.rendering.grid.size
    }
    #expect([12.0, 17, 22, 26].map(size).allSatisfy { $0 == CellSize(columns: 1, rows: 1) })
    #expect(size(28) == CellSize(columns: 4, rows: 2))
    #expect(size(34) == CellSize(columns: 5, rows: 3))
    #expect(size(40) == CellSize(columns: 6, rows: 3))
    #expect(size(60) == CellSize(columns: 9, rows: 4))
    let scaled = Scene { Image(systemName: "star.fill").font(.title2).imageScale(.large) }
    #expect(scaled.rendering.grid.size.rows == 2)
    let small = Scene { Image(systemName: "star.fill").font(.title).imageScale(.small) }
    #expect(small.rendering.grid.size.rows == 1)
  }

  @Test("X07 a hierarchical symbol has a faint disc and a sign in its own color, in every spelling")
  func hierarchical() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let symbol = Image(systemName: "xmark.circle.fill")
    let scenes = [
      Scene { symbol.symbolRenderingMode(.hierarchical).font(.system(size: 40)).foregroundStyle(blue) },
      Scene { symbol.font(.system(size: 40)).foregroundStyle(blue).symbolRenderingMode(.hierarchical) },
      Scene(environment: { $0.values.symbolRenderingMode = .hierarchical }) {
        symbol.font(.system(size: 40)).foregroundStyle(blue)
      },
    ]
    for scene in scenes {
      let size = scene.rendering.size
      let sign = (0..<size.columns * size.rows).map { ($0 % size.columns, $0 / size.columns) }
        .first { scene.cell($0.0, $0.1).glyph == Glyph("×") || scene.cell($0.0, $0.1).glyph == Glyph("✕") }
      #expect(sign.map { scene.foreground($0.0, $0.1) } == RGB(hex: 0x0000FF), "\(scene.text)")
      let ground = sign.flatMap { scene.background($0.0, $0.1) }
      #expect((60...100).contains(Int(ground?.blue ?? 0)), "\(ground as Any)")
    }
    let plain = Scene { symbol.symbolRenderingMode(.monochrome).font(.system(size: 40)).foregroundStyle(blue) }
    #expect(plain.background(plain.rendering.size.columns / 2 - 1, 1) == RGB(hex: 0x0000FF))
  }

  @Test("X07 a heart of 60 points is a heart of dots, with nothing behind it that nobody named")
  func heart() {
    let scene = Scene { Image(systemName: "heart.fill").resizable().frame(width: 64, height: 64) }
    #expect(dots(scene.text) > 120, "\(scene.text)")
    let grid = scene.rendering.grid
    for row in 0..<4 { for column in 0..<8 { #expect(grid[column, row].background == grid[0, 3].background) } }
    let hollow = picture { Image(systemName: "heart").resizable().frame(width: 64, height: 64) }
    #expect(dots(hollow) > 30 && dots(hollow) * 2 < dots(scene.text), "\(hollow)")
    // One of which there is no drawing is its glyph, in the middle of its frame.
    let glyph = picture { Image(systemName: "bird").resizable().frame(width: 64, height: 48) }
    #expect(glyph.split(separator: "\n", omittingEmptySubsequences: false)[1].contains("🐦") && dots(glyph) == 0)
  }

  @Test("X07 a symbol in a circle is a disc with its sign in the ground's colour, or a ring around it")
  func plates() {
    let green = Color(red: 0, green: 1, blue: 0)
    let disc = Scene { Image(systemName: "checkmark.circle.fill").font(.system(size: 40)).foregroundStyle(green) }
    #expect(disc.rendering.grid.size == CellSize(columns: 6, rows: 3))
    #expect(disc.background(3, 1) == RGB(hex: 0x00FF00) && disc.text.contains("✓"))
    #expect(disc.foreground(2, 1) == RGB(hex: 0x000000))
    let ring = picture { Image(systemName: "xmark.circle").font(.system(size: 40)) }
    #expect(dots(ring) > 20 && ring.contains("✕"))
    let twofold = Scene {
      Image(systemName: "play.circle.fill").font(.system(size: 40)).foregroundStyle(Color(white: 1), green)
    }
    #expect(twofold.background(3, 1) == RGB(hex: 0x00FF00) && twofold.foreground(2, 1) == RGB(hex: 0xFFFFFF))
    #expect(picture { Image(systemName: "7.square.fill").font(.system(size: 40)) }.contains("7"))
  }

  @Test("X07 every drawing can be read, and is told from any other in the sizes in which it is drawn")
  func drawings() throws {
    let names = SymbolOutlines.all.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map {
      String($0.prefix { $0 != ":" && $0 != "*" })
    }
    #expect(names.count > 120 && Set(names).count == names.count)
    var pictures: [[UInt8]: [String]] = [:]
    for name in names {
      let outline = try #require(SymbolOutline(named: name))
      if outline.leastSide < 40 { #expect(outline.dots(columns: 4, rows: 2).contains { $0 != 0 }, "\(name)") }
      let dots = outline.dots(columns: 8, rows: 4)
      #expect(dots.reduce(0) { $0 + $1.nonzeroBitCount } >= 12, "\(name)")
      pictures[dots, default: []].append(name)
      #expect(SymbolTable.isKnown(name), "\(name)")
    }
    let alike = pictures.values.filter { $0.count > 1 }.map { $0.sorted().joined(separator: " ") }.sorted()
    #expect(
      alike == [
        "arrow.backward arrow.left", "arrow.clockwise goforward", "arrow.counterclockwise gobackward",
        "arrow.forward arrow.right", "bubble.left.fill message.fill", "chevron.backward chevron.left",
        "chevron.forward chevron.right", "doc.fill document.fill", "gauge speedometer", "gear gearshape.fill",
      ])
  }

  @Test("X07 a symbol beside text takes its rows where there are some, and is a glyph where there is one")
  func rows() {
    let row = HStack {
      Image(systemName: "bolt.fill").font(.largeTitle)
      Text("Charging")
    }
    #expect(dots(picture(30, rows: 3) { row }) > 10)
    #expect(picture(30, rows: 1) { row }.contains("↯ Charging"))
    let padded = Scene {
      Image(systemName: "bag.fill").font(.largeTitle).padding(8).background(
        Color(red: 1, green: 0, blue: 0), in: RoundedRectangle(cornerRadius: 12))
    }
    // Half a row of padding above and below, as on a phone.
    #expect(padded.text.hasPrefix("▗▄") && padded.rendering.grid.size.rows == 5, "\(padded.text)")
  }

  @Test("X07 a badge at the corner of a large symbol leaves the symbol to be seen")
  func badge() {
    let scene = Scene {
      Image(systemName: "bell.fill").font(.title).overlay(alignment: .topTrailing) {
        Text("3").padding(4).background(.red, in: Circle()).offset(x: 8, y: -8)
      }.padding(16)
    }
    #expect(scene.text.contains("3") && dots(scene.text) > 10, "\(scene.text)")
  }
}
