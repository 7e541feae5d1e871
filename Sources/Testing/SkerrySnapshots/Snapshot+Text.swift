import FoundationEssentials
import SkerryCells

extension Snapshot {
  /// The golden file.
  public var text: String {
    let picture = PictureLines(grid: grid)
    let lines =
      PictureLines.header(
        [("what", title)] + circumstances.entries(size: "\(grid.size.columns)×\(grid.size.rows)"))
      + ["", "glyphs"] + picture.glyphs + ["", "styles"] + picture.styles
      + ["", "spoken"] + PictureLines.spoken(spoken)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Snapshot.Circumstances {
  /// The words of a golden file about them, name by name.
  func entries(size: String?) -> [(name: String, value: String)] {
    [("instant", instant.formatted(.iso8601))] + (size.map { [("size", $0)] } ?? [])
      + [
        ("colours", colors.rawValue + (isASCII ? ", ASCII" : "")),
        ("locale", locale),
        ("time zone", timeZone.isEmpty ? "the computer's" : timeZone),
        ("device", device),
      ]
  }
}
