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
    if hasGround {
      let rect = CellRect(column: left - 1, row: row, columns: HomeGrid.width + 2, rows: 5)
      canvas.painter.tile(rect, ground(canvas, row))
    }
    let pitch = HomeGrid.pitch.columns
    // Fewer apps stand in the middle, as on a phone.
    let start = left + (HomeGrid.width - (apps.count * pitch - 2)) / 2
    for (index, icon) in apps.enumerated() {
      icon.draw(
        on: &canvas, at: CellPoint(column: start + index * pitch + 1, row: hasGround ? row + 1 : row), columns: pitch)
    }
  }

  /// Glass over the wallpaper.
  private func ground(_ canvas: PhoneCanvas, _ row: Int) -> RGB {
    let behind = canvas.painter.wallpaper(row: row + 2)
    return canvas.painter.palette.tile.blended(over: behind, opacity: 0.6)
  }
}
