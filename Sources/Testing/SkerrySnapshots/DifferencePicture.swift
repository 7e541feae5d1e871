import FoundationEssentials
import SkerryCells

/// Two golden files beside each other as one picture: the old one, the new one, and where they differ.
struct DifferencePicture {
  private let old: [(name: String, grid: Grid)]
  private let new: [(name: String, grid: Grid)]

  init(expected: String, actual: String) {
    old = GoldenReader(expected).pictures
    new = GoldenReader(actual).pictures
  }

  /// The picture as an SVG document; `nil` if no picture differs.
  func svg(title: String) -> String? {
    let parts = names.compactMap(part)
    guard !parts.isEmpty else { return nil }
    let gap = 1
    let columns = parts.map(\.size.columns).max() ?? 0
    let rows = parts.map(\.size.rows).reduce(0, +) + gap * (parts.count - 1)
    var sheet = Grid(size: CellSize(columns: columns, rows: rows), filledWith: .blank)
    var row = 0
    for part in parts {
      sheet.copy(part, to: CellPoint(column: 0, row: row))
      row += part.size.rows + gap
    }
    return sheet.svg(title: title)
  }

  private static let ink = CellColor(RGB(hex: 0xB8BDC7))
  private static let mark = CellColor(RGB(hex: 0xFF9F0A))

  private var names: [String] {
    let known = Set(old.map(\.name))
    return old.map(\.name) + new.map(\.name).filter { !known.contains($0) }
  }

  /// One picture before and after, with a mark at each row that changed; `nil` if it is the same.
  private func part(_ name: String) -> Grid? {
    let before = old.first { $0.name == name }?.grid
    let after = new.first { $0.name == name }?.grid
    guard before != after else { return nil }
    let widths = [before, after].map { max($0?.size.columns ?? 0, name.count + 10) }
    let rows = max(before?.size.rows ?? 0, after?.size.rows ?? 0)
    let left = 1
    let marks = left + widths[0] + 1
    let right = marks + 2
    var part = Grid(
      size: CellSize(columns: right + widths[1] + 1, rows: rows + 2), filledWith: .blank)
    let titles = [(before, "\(name), before", left), (after, "\(name), now", right)]
    for (grid, title, column) in titles {
      part.write(CellText(title), at: CellPoint(column: column, row: 0), foreground: Self.ink, attributes: .bold)
      if let grid {
        part.copy(grid, to: CellPoint(column: column, row: 2))
      } else {
        part.write(CellText("(none)"), at: CellPoint(column: column, row: 2), foreground: Self.ink)
      }
    }
    for row in 0..<rows where Self.row(row, of: before) != Self.row(row, of: after) {
      part.write(CellText("▸"), at: CellPoint(column: marks, row: row + 2), foreground: Self.mark, attributes: .bold)
    }
    return part
  }

  private static func row(_ row: Int, of grid: Grid?) -> [Cell]? {
    grid.flatMap { grid in row < grid.size.rows ? grid.withRow(row) { Array($0) } : nil }
  }
}

/// A folder that collects what differs, for people who look at it elsewhere: each as a picture of before and after, and
/// as the text that would be the new golden file.
public struct DifferenceFolder: Sendable {
  let path: String

  /// The folder that `SKERRY_DIFFERENCES` names, if any.
  public static var ofEnvironment: String? {
    ProcessInfo.processInfo.environment["SKERRY_DIFFERENCES"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adds a difference. An unwritable one is left out: the failure itself is told in any case.
  func add(_ name: String, expected: String, actual: String) {
    write(actual, to: path + "/" + name + ".txt")
    let picture = DifferencePicture(expected: expected, actual: actual)
    if let svg = picture.svg(title: name) { write(svg, to: path + "/" + name + ".svg") }
  }

  private func write(_ text: String, to file: String) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
  }
}
