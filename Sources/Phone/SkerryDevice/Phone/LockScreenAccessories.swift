import SkerryCells
import SkerryWidgets

/// Widgets on the lock screen: a line above the date, and a row below the clock.
extension Device {
  /// The rows of circles and rectangles, with a gap below.
  static let accessoryRows = WidgetFamily.accessoryCircular.cellSize.rows + 1

  /// Draws the line above the date; returns the rows it takes.
  func drawInlineAccessory(on canvas: inout PhoneCanvas, row: Int) -> Int {
    guard let widget = LockScreenSlots(placedWidgets).inline else { return 0 }
    canvas.put(accessoryPicture(of: widget), row: row)
    return 1
  }

  /// Draws the row below the clock; returns the rows it takes.
  func drawAccessoryRow(on canvas: inout PhoneCanvas, row: Int) -> Int {
    let pictures = LockScreenSlots(placedWidgets).row.map(accessoryPicture(of:))
    guard !pictures.isEmpty else { return 0 }
    let gap = 2
    let width = pictures.reduce(-gap) { $0 + $1.grid.size.columns + gap }
    var column = (canvas.columns - width) / 2
    for picture in pictures {
      canvas.put(picture, at: CellPoint(column: column, row: row))
      column += picture.grid.size.columns + gap
    }
    return Self.accessoryRows
  }

  /// An accessory, on the always-on screen as dim as the clock beside it.
  private func accessoryPicture(of widget: PlacedWidget) -> SurfacePicture {
    var picture = picture(of: widget)
    guard settings.screen == .alwaysOn else { return picture }
    let black = RGB(hex: 0x000000)
    picture.grid.restyle(picture.grid.bounds) { cell in
      if let colour = cell.foreground.rgb { cell.foreground = CellColor(colour.blended(over: black, opacity: 0.55)) }
    }
    return picture
  }
}
