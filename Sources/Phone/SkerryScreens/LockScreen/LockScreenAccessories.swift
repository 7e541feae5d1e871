import SkerryCells
import SkerryDevice
import SkerryWidgets

/// Widgets on the lock screen: a line above the date, and a row below the clock.
struct LockScreenAccessories {
  /// The rows of circles and rectangles, with a gap below.
  static let rows = WidgetFamily.accessoryCircular.cellSize.rows + 1

  private let device: Device
  private let slots: LockScreenSlots

  init(_ device: Device) {
    self.device = device
    slots = LockScreenSlots(device.placedWidgets)
  }

  /// The rows that the line above the date takes.
  var lineRows: Int { slots.inline == nil ? 0 : 1 }
  /// The rows that circles and rectangles take, with the gap below.
  var rowRows: Int { slots.row.isEmpty ? 0 : Self.rows }

  /// Draws the line above the date.
  func drawLine(on canvas: inout PhoneCanvas, row: Int) {
    if let widget = slots.inline { canvas.put(picture(of: widget), row: row) }
  }

  /// Draws the row of circles and rectangles.
  func drawRow(on canvas: inout PhoneCanvas, row: Int) {
    let pictures = slots.row.map(picture(of:))
    guard !pictures.isEmpty else { return }
    let gap = 2
    let width = pictures.reduce(-gap) { $0 + $1.grid.size.columns + gap }
    var column = (canvas.columns - width) / 2
    for picture in pictures {
      canvas.put(picture, at: CellPoint(column: column, row: row))
      column += picture.grid.size.columns + gap
    }
  }

  /// An accessory, on the always-on screen as dim as the clock beside it.
  private func picture(of widget: PlacedWidget) -> SurfacePicture {
    var picture = device.picture(of: widget)
    guard device.settings.screen == .alwaysOn else { return picture }
    picture.grid.restyle(picture.grid.bounds) { $0.foreground = $0.foreground.dimmed(to: 0.55) }
    return picture
  }
}
