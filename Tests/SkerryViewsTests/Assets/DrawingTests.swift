import Foundation
import SkerryCells
import Testing

@testable import SkerryViews

/// Pictures of asset catalogues that have no pixels: SVG and PDF, where the system has librsvg and poppler.
@MainActor @Suite final class DrawingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "skerry-drawings-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Red above, blue below, of 16 × 16 points.
  private static let halves = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 8 8">
      <rect width="8" height="4" fill="#FF0000"/><rect y="4" width="8" height="4" fill="#0000FF"/>
    </svg>
    """

  /// The same as a document of one page, whose origin is below.
  private static let page: String = {
    let drawing = "1 0 0 rg 0 8 16 8 re f 0 0 1 rg 0 0 16 8 re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 16 16]/Contents 4 0 R>>",
      "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
    return text + "trailer<</Root 1 0 R/Size 5>>\nstartxref\n\(table)\n%%EOF\n"
  }()

  private func draw<V: View>(_ file: String, _ contents: String, @ViewBuilder _ view: () -> V) throws -> Scene {
    let set = folder.appending(path: "Flag.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: set.appending(path: file))
    try Data(
      #"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "properties": {"preserves-vector-representation": true}}"#
        .utf8
    ).write(to: set.appending(path: "Contents.json"))
    let catalog = AssetCatalog(catalogs: [folder.path])
    return Scene(environment: { $0[AssetCatalogKey.self] = catalog }, view)
  }

  private func expectFlag(_ scene: Scene) {
    #expect(scene.text == "▀▀\n")
    #expect(scene.foreground(0, 0) == RGB(hex: 0xFF0000))
    #expect(scene.background(1, 0) == RGB(hex: 0x0000FF))
    #expect(scene.rendering.warnings.isEmpty)
  }

  @Test(
    "X05 an SVG is drawn in the size that it gives itself",
    .enabled(if: SVGLibrary.ofSystem != nil, "librsvg2-2 is not installed"))
  func svg() throws { try expectFlag(draw("Flag.svg", Self.halves) { Image("Flag") }) }

  @Test(
    "X05 an SVG without a size is as large as its box, and transparent where nothing is drawn",
    .enabled(if: SVGLibrary.ofSystem != nil, "librsvg2-2 is not installed"))
  func box() throws {
    let drawing =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><path fill="rgb(0,255,0)" d="M0 0h16v16H0z"/></svg>"#
    let scene = try draw("Flag.svg", drawing) { Image("Flag") }
    #expect(scene.rendering.size == CellSize(columns: 4, rows: 1))
    #expect(scene.background(1, 0) == RGB(hex: 0x00FF00))
    #expect(scene.background(2, 0) == RGB(hex: 0x000000))
  }

  @Test(
    "X05 of a PDF the first page is drawn, in points",
    .enabled(if: PDFLibrary.ofSystem != nil, "libpoppler-glib8 is not installed"))
  func pdf() throws { try expectFlag(draw("Flag.pdf", Self.page) { Image("Flag") }) }

  @Test("X05 S06 a drawing that is damaged leaves a frame, and the remark names the file", arguments: ["svg", "pdf"])
  func damaged(_ kind: String) throws {
    let contents = String((kind == "svg" ? Self.halves : Self.page).prefix(60))
    let scene = try draw("Flag.\(kind)", contents) { Image("Flag").resizable().frame(width: 72, height: 48) }
    #expect(scene.text == "\n  Flag\n\n")
    #expect(scene.rendering.warnings.map(\.kind) == [.pictureMissing])
    #expect(scene.rendering.warnings.first?.description.hasPrefix("the picture “Flag.\(kind)” can’t be read: ") == true)
  }

  /// A sheet as the app SF Symbols writes it, as far as it matters: notes around it, and the symbol in several weights.
  private static let sheet =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"><rect width="3300" height="2200" "#
    + #"fill="white"/><text x="9" y="9">Weights</text></g><g id="Guides"><path d="M0 696h3300" stroke="red"/></g>"#
    + #"<g id="Symbols"><g id="Ultralight-S" transform="matrix(1 0 0 1 500 696)"><path d="M0 0h9v-9h-9z"/></g>"#
    + #"<g id="Regular-M" transform="matrix(1 0 0 1 1400 696)"><path d="M0 0v-94h47v94z"/></g></g></svg>"#

  private func symbol(_ drawing: String, @ViewBuilder _ view: () -> some View) throws -> Scene {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skerry-symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "wave.anchor.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(drawing.utf8).write(to: set.appending(path: "wave.svg"))
    try Data(#"{"symbols": [{"idiom": "universal", "filename": "wave.svg"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    let catalog = AssetCatalog(catalogs: [folder.path])
    return Scene(environment: { $0[AssetCatalogKey.self] = catalog }, view)
  }

  @Test(
    "X05 a symbol of the app's own is drawn from its sheet, as large as the type beside it, in the color of that",
    .enabled(if: SVGLibrary.ofSystem != nil, "librsvg2-2 is not installed"))
  func symbols() throws {
    let line = try symbol(Self.sheet) { Image("wave.anchor").foregroundStyle(Color(red: 0, green: 1, blue: 0)) }
    #expect(line.text == "⣿\n")
    #expect(line.foreground(0, 0) == RGB(hex: 0x00FF00))
    let large = try symbol(Self.sheet) { Image("wave.anchor").font(.system(size: 100)) }
    #expect(large.grid.size == CellSize(columns: 6, rows: 6))
    #expect(large.background(3, 3) == large.foreground(3, 3))
    let filling = try symbol(Self.sheet) { Image("wave.anchor").resizable().frame(width: 80, height: 64) }
    #expect(filling.grid.size == CellSize(columns: 10, rows: 4))
    let whole =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="16"/></svg>"#
    #expect(try symbol(whole) { Image("wave.anchor") }.grid.size.rows == 1)
    let damaged = try symbol("<svg") { Image("wave.anchor").resizable() }
    #expect(damaged.rendering.warnings.first?.description == "the picture “wave.svg” can’t be read: it is damaged")
  }

  @Test("X05 where there is no library for drawings, there are none, and nothing else happens")
  func noLibrary() {
    #expect(SVGLibrary(named: "libskerry-none.so.9") == nil)
    #expect(PDFLibrary(named: "libskerry-none.so.9") == nil)
  }
}
