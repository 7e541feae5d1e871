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

  @Test("X05 where there is no library for drawings, there are none, and nothing else happens")
  func noLibrary() {
    #expect(SVGLibrary(named: "libskerry-none.so.9") == nil)
    #expect(PDFLibrary(named: "libskerry-none.so.9") == nil)
  }
}
