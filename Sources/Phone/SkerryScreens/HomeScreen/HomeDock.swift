import SkerryCells
import SkerryViews

/// The apps at the bottom of every page of the home screen.
struct HomeDock {
  /// How many apps it holds.
  static let count = 4

  let apps: [HomeIcon]
  /// Whether it has a bar of its own.
  let hasGround: Bool

  func draw(on canvas: inout PhoneCanvas, row: Int, left: Int) {
    let pitch = HomeGrid.pitch.columns
    // Fewer apps stand in the middle, as on a phone.
    let start = left + (HomeGrid.width - (apps.count * pitch - 2)) / 2
    let names = nameColumns(
      centres: apps.indices.map { start + $0 * pitch + 1 + HomeGrid.iconSize.columns / 2 }, canvas)
    if hasGround { canvas.painter.tile(bar(below: names, row: row, left: left, canvas), ground(canvas, row)) }
    for (index, icon) in apps.enumerated() {
      icon.draw(
        on: &canvas, at: CellPoint(column: start + index * pitch + 1, row: hasGround ? row + 1 : row), columns: pitch,
        nameColumn: names?[index])
    }
  }

  /// Where whole names stand, as near below their icons as the others let them: a long one takes room that short ones
  /// leave. `nil` if they don't all fit beside each other.
  private func nameColumns(centres: [Int], _ canvas: PhoneCanvas) -> [Int]? {
    let widths = apps.map { CellText($0.information.displayName).width }
    guard widths.reduce(apps.count - 1, +) <= canvas.columns - 2 else { return nil }
    var columns = zip(centres, widths).map { $0 - $1 / 2 }
    var left = 1
    for index in columns.indices {
      columns[index] = max(columns[index], left)
      left = columns[index] + widths[index] + 1
    }
    var right = canvas.columns - 1
    for index in columns.indices.reversed() {
      columns[index] = min(columns[index], right - widths[index])
      right = columns[index] - 1
    }
    return columns
  }

  /// As wide as the icons above, or as the screen where names reach further.
  private func bar(below names: [Int]?, row: Int, left: Int, _ canvas: PhoneCanvas) -> CellRect {
    let usual = CellRect(column: left - 1, row: row, columns: HomeGrid.width + 2, rows: 5)
    guard let names, let first = names.first, let last = names.last, let app = apps.last else { return usual }
    let end = last + CellText(app.information.displayName).width
    if first > usual.minColumn, end < usual.maxColumn { return usual }
    return CellRect(column: 0, row: row, columns: canvas.columns, rows: 5)
  }

  /// Glass over the wallpaper.
  private func ground(_ canvas: PhoneCanvas, _ row: Int) -> RGB {
    let behind = canvas.painter.wallpaper(row: row + 2).rgb ?? Wallpaper.ground
    return canvas.painter.palette.tile.blended(over: behind, opacity: 0.6)
  }
}

/// The dots above the dock: one for each page, the one that is shown full.
struct PageDots {
  let page: Int
  let count: Int
  /// The remark about what can't be shown, in a few words.
  let remark: String

  func draw(on canvas: inout PhoneCanvas, row: Int) {
    let dots = count > 1 ? (0..<count).map { $0 == page ? "●" : "○" }.joined(separator: " ") : ""
    let text = CellText([dots, remark].filter { !$0.isEmpty }.joined(separator: "  ")).truncated(
      columns: canvas.columns - 2)
    let column = (canvas.columns - text.width) / 2
    canvas.painter.grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(canvas.painter.palette.text),
      background: nil, attributes: [])
    if !remark.isEmpty { canvas.say(remark) }
    guard count > 1 else { return }
    for index in 0..<count {
      canvas.add(
        SurfacePicture.Region(
          rect: CellRect(column: column + index * 2, row: row, columns: 1, rows: 1), label: "Page \(index + 1)",
          target: .page(index)))
    }
  }
}
