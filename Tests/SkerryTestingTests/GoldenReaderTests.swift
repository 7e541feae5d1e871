import Foundation
import SkerryCells
import Testing

@testable import SkerrySnapshots

@Suite struct GoldenReaderTests {
  @Test("S02 pictures read back from the golden files of this repository are the pictures that were written")
  func readBack() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: tests.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "txt", file.path.contains("/Snapshots/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("\nglyphs\n") else { continue }
      count += 1
      let picture = try #require(GoldenReader(text).pictures.first, "\(file.lastPathComponent)")
      let lines = PictureLines(grid: picture.grid)
      #expect(
        text.contains((["glyphs"] + lines.glyphs + ["", "styles"] + lines.styles + [""]).joined(separator: "\n")),
        "\(file.lastPathComponent)")
    }
    #expect(count > 50)
  }

  @Test("S02 S06 a golden file that was damaged is read as far as it goes", arguments: [1, 7])
  func damaged(_ step: Int) {
    let text = SnapshotSheet(
      title: "x", circumstances: Snapshot.Circumstances(instant: Date(), device: "", timeZone: ""),
      pictures: [SnapshotSheet.Picture(name: "a", grid: Grid(size: CellSize(columns: 3, rows: 2)))]
    ).text
    for length in stride(from: 0, through: text.count, by: step) {
      let cut = String(text.prefix(length))
      #expect(GoldenReader(cut).pictures.count <= 1)
      #expect(GoldenReader(cut + "│\n\n×\n\n5 5×5\n").pictures.count <= 2)
      _ = DifferencePicture(expected: cut, actual: text).svg(title: "x")
    }
  }
}
