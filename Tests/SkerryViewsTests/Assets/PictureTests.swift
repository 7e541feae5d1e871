import Foundation
import SkerryCells
import Testing

@testable import SkerryViews

/// Pictures of asset catalogues, where the system has libpng.
@MainActor @Suite(.enabled(if: PNGLibrary.ofSystem != nil, "libpng is not installed"))
final class PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "skerry-pictures-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  /// A set with one file; `rows` of pixels.
  private func add(
    _ name: String, scale: Int = 1, appearance: String? = nil, template: Bool = false, _ rows: [[[UInt8]]]
  ) throws {
    let set = folder.appending(path: "\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let file = "\(name)-\(appearance ?? "any").png"
    try PNGFile.data(rows).write(to: set.appending(path: file))
    let other = appearance == nil ? nil : "\(name)-any.png"
    let appearances = #"[{"appearance": "luminosity", "value": "\#(appearance ?? "")"}]"#
    let dark = other.map { #"{"idiom": "universal", "scale": "\#(scale)x", "filename": "\#($0)"}, "# } ?? ""
    let own = appearance == nil ? "" : #""appearances": \#(appearances), "#
    let properties = template ? #", "properties": {"template-rendering-intent": "template"}"# : ""
    try Data(
      #"{"images": [\#(dark){\#(own)"idiom": "universal", "scale": "\#(scale)x", "filename": "\#(file)"}]\#(properties)}"#
        .utf8
    ).write(to: set.appending(path: "Contents.json"))
  }

  private func draw<V: View>(_ scheme: ColorScheme = .light, columns: Int? = nil, @ViewBuilder _ view: () -> V) -> Scene
  {
    let catalog = AssetCatalog(catalogs: [folder.path])
    return Scene(
      columns: columns,
      environment: {
        $0[AssetCatalogKey.self] = catalog
        $0.colorScheme = scheme
      }, view)
  }

  @Test("X05 a picture is drawn in half blocks, in its size on a phone, pixels of a cell averaged")
  func halfBlocks() throws {
    // 16 × 16 points at twice the resolution: red above, blue below.
    let rows = (0..<32).map { Array(repeating: $0 < 16 ? Self.red : Self.blue, count: 32) }
    try add("Flag", scale: 2, rows)
    let scene = draw { Image("Flag") }
    #expect(scene.text == "▀▀\n")
    #expect(scene.foreground(0, 0) == RGB(hex: 0xFF0000))
    #expect(scene.background(1, 0) == RGB(hex: 0x0000FF))
    #expect(scene.spoken == ["Flag, image"])
  }

  @Test("X04 X05 a picture that the catalogues lack is none; without a catalogue any name may be one")
  func missing() throws {
    try add("Flag", [[Self.red]])
    let catalog = AssetCatalog(catalogs: [folder.path])
    #expect(catalog.mayHaveImage(named: "Flag") && !catalog.mayHaveImage(named: "Badge"))
    #expect(AssetCatalog(catalogs: []).mayHaveImage(named: "Badge"))
  }

  @Test("X05 X07 a picture that is clipped to a circle loses its corners, and an outline around it leaves no pieces")
  func clipped() throws {
    let rows = (0..<32).map { row in Array(repeating: row % 2 == 0 ? Self.red : Self.blue, count: 32) }
    try add("Stripes", rows)
    let scene = draw {
      Image("Stripes").resizable().frame(width: 44, height: 44).clipShape(Circle())
        .overlay(Circle().stroke(Color(white: 1), lineWidth: 2)).padding(.horizontal, 8)
    }
    #expect(scene.grid.size == CellSize(columns: 8, rows: 3))
    let corners = [(1, 0, "▗▟"), (6, 0, "▖▙"), (1, 2, "▝▜"), (6, 2, "▘▛")]
    for (column, row, glyphs) in corners {
      #expect(
        glyphs.contains { scene.cell(column, row).glyph == Glyph($0.unicodeScalars.first ?? " ") }, "\(scene.text)")
      #expect(scene.background(column, row) == scene.background(0, 0))
      #expect(scene.foreground(column, row) != RGB(hex: 0xFFFFFF))
    }
    #expect(scene.text.unicodeScalars.allSatisfy { !(0x2800...0x28FF).contains($0.value) }, "\(scene.text)")
  }

  @Test("X05 a resizable picture takes the room it is offered, and keeps its proportions where told")
  func resizable() throws {
    try add("Wide", (0..<32).map { _ in Array(repeating: Self.red, count: 64) })
    #expect(draw { Image("Wide").resizable().frame(width: 80, height: 48) }.grid.size == CellSize(columns: 10, rows: 3))
    let fitted = draw { Image("Wide").resizable().scaledToFit().frame(width: 64, height: 64) }
    #expect(fitted.background(4, 0) != RGB(hex: 0xFF0000))
    #expect(fitted.background(4, 1) == RGB(hex: 0xFF0000))
    #expect(fitted.background(4, 2) == RGB(hex: 0xFF0000))
  }

  @Test("X05 a dark appearance has its own file, and a template takes the foreground with its own transparency")
  func variants() throws {
    let square = (0..<16).map { _ in Array(repeating: Self.red, count: 16) }
    try add("Moon", square)
    try add("Moon", appearance: "dark", (0..<16).map { _ in Array(repeating: Self.blue, count: 16) })
    #expect(draw(.light) { Image("Moon") }.background(0, 0) == RGB(hex: 0xFF0000))
    #expect(draw(.dark) { Image("Moon") }.background(0, 0) == RGB(hex: 0x0000FF))
    let half = (0..<16).map { row in Array(repeating: row < 8 ? Self.red : Self.clear, count: 16) }
    try add("Shape", template: true, half)
    let tinted = draw { Image("Shape").foregroundStyle(Color(red: 0, green: 1, blue: 0)) }
    #expect(tinted.text == "⠛⠛\n")
    #expect(tinted.foreground(0, 0) == RGB(hex: 0x00FF00))
    #expect(tinted.background(0, 0) == RGB(hex: 0x000000))
    let original = draw { Image("Shape").renderingMode(.original).foregroundStyle(Color(red: 0, green: 1, blue: 0)) }
    #expect(original.foreground(0, 0) == RGB(hex: 0xFF0000))
  }

  @Test("X05 a template as small as a sign in a line is drawn in dots, which keep more of its form than half blocks")
  func sign() throws {
    // A ring of 16 × 16 points, twice the resolution.
    let rows = (0..<32).map { row in
      (0..<32).map { column -> [UInt8] in
        let away = (Double(row) - 15.5) * (Double(row) - 15.5) + (Double(column) - 15.5) * (Double(column) - 15.5)
        return (100...240).contains(away) ? Self.red : Self.clear
      }
    }
    try add("Ring", scale: 2, template: true, rows)
    let scene = draw { Image("Ring").foregroundStyle(Color(red: 0, green: 1, blue: 0)) }
    let dots = scene.text.unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }
    #expect(dots.count == 2 && dots.allSatisfy { $0.value != 0x28FF }, "\(scene.text)")
    #expect(scene.foreground(0, 0) == RGB(hex: 0x00FF00))
  }

  @Test("X05 S06 words over a missing picture of which no size is known have room on it, and are not cut")
  func missingUnderWords() {
    let scene = Scene(columns: 20) {
      HStack {
        Spacer()
        Image("Buoy").renderingMode(.template).overlay {
          VStack(spacing: 0) {
            Text("3")
            Text("Stops left")
          }
        }
      }
    }
    #expect(scene.text.contains("Stops left") && !scene.text.contains("B"), "\(scene.text)")
    #expect(scene.grid.size.rows == 2)
  }

  @Test("X05 S06 a missing picture behind a text is a ground without its name, and the remark says it")
  func missingGround() {
    let scene = draw {
      Text("pier").frame(width: 96, height: 48).background { Image("xyzzy").resizable() }
    }
    #expect(!scene.text.contains("xyzzy") && scene.text.contains("pier"))
    #expect(scene.rendering.warnings.map(\.kind) == [.pictureMissing])
  }

  @Test("X05 S06 a missing picture over which a stack lays words gives its name's place to them")
  func missingUnderStack() {
    func text(_ words: String, _ alignment: Alignment) -> String {
      picture(20, rows: 5) {
        ZStack(alignment: alignment) {
          Image("harbour").resizable().scaledToFill()
          Text(words)
        }
      }
    }
    #expect(!text("8 : 8", .center).contains("harbour"))
    #expect(text("8 : 8", .bottomLeading).contains("harbour"))
  }

  @Test("X05 S06 a missing picture that fills is as large as the room, and what lies on it stays there")
  func missingFills() {
    let text = picture(12, rows: 3) {
      ZStack(alignment: .bottom) {
        Image("harbour").resizable().aspectRatio(contentMode: .fill).overlay { Color.black.opacity(0.3) }
        Text("8 : 8")
      }
    }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 4 && rows[2].contains("8 : 8"), "\(text)")
  }

  @Test("X05 S06 a file that is no picture, cut off or missing leaves a frame with its name and a remark")
  func unreadable() throws {
    let whole = PNGFile.data((0..<16).map { _ in Array(repeating: Self.red, count: 16) })
    for bytes in [Data(), Data("not a picture".utf8), whole.prefix(40), whole.prefix(whole.count / 2)] {
      #expect(PNGLibrary.ofSystem?.bitmap([UInt8](bytes)) == nil)
    }
    #expect(PNGLibrary.ofSystem?.bitmap([UInt8](whole))?.width == 16)
    let scene = draw { Image("xyzzy").resizable().frame(width: 72, height: 48) }
    #expect(scene.text == "\n  xyzzy\n\n")
    #expect(scene.rendering.warnings.map(\.kind) == [.pictureMissing])
  }

  @Test("X05 S06 a missing picture has the room of its frame and its name, also where the name is that of a symbol")
  func frames() {
    let cart = draw { Image("cart").resizable().frame(width: 48, height: 48) }
    #expect(cart.text.contains("cart") && cart.grid.size == CellSize(columns: 6, rows: 3))
    #expect(cart.rendering.warnings.map(\.kind) == [.pictureMissing])
    let icon = draw { Image("cart").resizable().frame(width: 20, height: 16) }
    #expect(icon.text.contains("🛒") && icon.rendering.warnings.isEmpty, "a symbol's sign in a line stays one")
    let unknown = draw { Image("xyzzy") }
    #expect(unknown.text.contains("X") && unknown.grid.size == CellSize(columns: 3, rows: 1))
    #expect(unknown.rendering.warnings.map(\.kind) == [.pictureMissing])
    let two = draw {
      ZStack {
        Image("xyzzy").resizable().frame(width: 48, height: 32)
        Image("plugh").resizable().frame(width: 48, height: 32)
      }
    }
    #expect(!two.text.contains("x") && two.text.contains("plugh"), "one hides the other")
  }

  @Test("X05 S06 the letter of a missing picture stands in the row of the text beside it")
  func besideText() {
    let scene = draw {
      HStack(spacing: 8) {
        Image("xyzzy").resizable().aspectRatio(contentMode: .fit).padding(.horizontal, 5)
          .clipShape(ContainerRelativeShape()).frame(width: 40, height: 40)
        Text("pier")
      }
    }
    #expect(scene.text.split(separator: "\n").contains { $0.contains("X") && $0.contains("pier") }, "\(scene.text)")
  }

  @Test("X05 S06 a missing picture without a size is a sign on the disc under it, and has a frame of its own elsewhere")
  func onDisc() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let disc = draw {
      ZStack {
        Circle().fill(blue)
        Image("xyzzy").font(.system(size: 10)).foregroundStyle(.white)
      }.frame(width: 40, height: 48).padding(.horizontal, 16)
    }
    let middle = disc.grid.size.columns / 2
    #expect(disc.text.contains("X"))
    for column in middle - 1...middle + 1 { #expect(disc.background(column, 1) == RGB(hex: 0x0000FF), "\(column)") }
    let low = draw {
      ZStack {
        Circle().fill(blue)
        Image("xyzzy").font(.system(size: 10)).foregroundStyle(.white)
      }.frame(width: 22, height: 16).padding(.horizontal, 16)
    }
    #expect(low.text.contains("X") && low.background(low.text.prefix { $0 != "X" }.count, 0) == RGB(hex: 0x0000FF))
    let card = draw { Image("xyzzy").padding(.horizontal, 64).background(blue) }
    #expect(card.background(card.grid.size.columns / 2, 0) != RGB(hex: 0x0000FF))
  }

  @Test("X05 where there is no libpng nothing is read, and nothing breaks")
  func noLibrary() { #expect(PNGLibrary(named: "libpng-of-nobody.so") == nil) }

  @Test(
    "X05 a picture that is too large, or whose file isn't there, is called what it is, and not damaged",
    arguments: [
      ("PNG", [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40]),
      ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0x1F, 0x40, 0x1F, 0x40, 3]),
    ] as [(String, [UInt8])])
  func tooLarge(_ kind: String, _ bytes: [UInt8]) throws {
    try add("Map", [[Self.red]])
    let file = folder.appending(path: "Map.imageset/Map-any.png")
    try Data(bytes).write(to: file)
    func remark() -> String? { draw { Image("Map").resizable() }.rendering.warnings.first?.description }
    #expect(PictureFile(file.path).problem == "it is too large, with 8000 × 8000 pixels; 4096 × 4096 are the most")
    #expect(
      remark()
        == "the picture “Map-any.png” can’t be read: it is too large, with 8000 × 8000 pixels; 4096 × 4096 are the most"
    )
    try Data(bytes.prefix(15)).write(to: file)
    #expect(PictureFile(file.path).problem == nil)
    try FileManager.default.removeItem(at: file)
    #expect(remark() == "the picture “Map-any.png” can’t be read: the file isn’t there")
  }

  @Test("X05 a picture whose set is broken is called broken, and not missing")
  func brokenSet() throws {
    try add("Map", [[Self.red]])
    try Data("{".utf8).write(to: folder.appending(path: "Map.imageset/Contents.json"))
    let scene = draw { Image("Map").resizable() }
    #expect(
      scene.rendering.warnings.first?.description == "the picture “Map” can’t be read: its Contents.json is broken")
  }
}

/// The plainest PNG file of pixels: nothing compressed.
private enum PNGFile {
  static func data(_ rows: [[[UInt8]]]) -> Data {
    let raw = rows.flatMap { row -> [UInt8] in [0] + row.flatMap { $0 } }
    var zlib: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < raw.count {
      let end = min(raw.count, start + 65535)
      let count = UInt16(end - start)
      zlib += [
        end == raw.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
      ]
      zlib += raw[start..<end]
      start = end
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    zlib += number(high << 16 | low)
    let header = number(UInt32(rows[0].count)) + number(UInt32(rows.count)) + [8, 6, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", zlib) + chunk("IEND", [])
  }

  private static func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Data(number(UInt32(content.count)) + body + number(~sum))
  }
}
