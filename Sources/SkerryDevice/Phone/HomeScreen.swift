import SkerryCells
import SkerryViews

/// The home screen.
extension Device {
  func drawHomeScreen(on canvas: inout PhoneCanvas, top: Int) {
    canvas.say("Home screen, \(apps.map(\.information.displayName).joined(separator: ", "))")
    let perRow = 4
    let pitch = (canvas.columns - 2) / perRow
    for (index, process) in apps.enumerated() {
      let column = 1 + (index % perRow) * pitch
      let row = top + (index / perRow) * 5
      guard row + 4 < canvas.rows else { break }
      canvas.painter.drawIcon(process.information, column: column + (pitch - 7) / 2, row: row, pitch: pitch)
      canvas.add(
        SurfacePicture.Region(
          rect: CellRect(column: column, row: row, columns: pitch, rows: 4), label: process.information.displayName,
          target: .app(process.name)))
    }
  }
}

extension PhonePainter {
  /// Draws an app's icon and its name below.
  fileprivate mutating func drawIcon(_ information: AppInformation, column: Int, row: Int, pitch: Int) {
    let tint = information.tint._paint(in: EnvironmentValues()).representative.rgb
    tile(CellRect(column: column, row: row, columns: 7, rows: 3), tint)
    let glyph = CellText(SymbolTable.glyph(named: information.symbol).text)
    grid.write(
      glyph, at: CellPoint(column: column + (7 - glyph.width) / 2, row: row + 1),
      foreground: CellColor(RGB(hex: 0xFFFFFF)), background: nil, attributes: .bold)
    let name = CellText(information.displayName).truncated(columns: pitch - 1)
    grid.write(
      name, at: CellPoint(column: column + (7 - name.width) / 2, row: row + 3), foreground: CellColor(palette.text),
      background: nil, attributes: [])
  }
}
