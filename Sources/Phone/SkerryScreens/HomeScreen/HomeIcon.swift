import SkerryCells
import SkerryDevice
import SkerryViews

/// An app's icon, its name below, and what waits for the person in the red circle at its corner.
struct HomeIcon {
  let information: AppInformation
  let badge: Int
  let symbolStyle: SymbolStyle

  /// Draws it with its tile at a place; the name is centred below and at most so many columns wide, or stands at a
  /// column of its own.
  func draw(on canvas: inout PhoneCanvas, at origin: CellPoint, columns: Int, nameColumn: Int? = nil) {
    let size = HomeGrid.iconSize
    let tint = information.tint._paint(in: EnvironmentValues()).representative.rgb
    canvas.painter.tile(CellRect(origin: origin, size: size), tint)
    let glyph = SymbolTable.glyph(named: information.symbol, style: symbolStyle).cells
    canvas.painter.grid.write(
      glyph, at: CellPoint(column: origin.column + (size.columns - glyph.width) / 2, row: origin.row + 1),
      foreground: CellColor(RGB(hex: 0xFFFFFF)), background: nil, attributes: .bold)
    drawBadge(on: &canvas, right: origin.column + size.columns, row: origin.row)
    let name = CellText(information.displayName).truncated(columns: nameColumn == nil ? columns - 1 : .max)
    let column = nameColumn ?? origin.column + (size.columns - name.width) / 2
    canvas.painter.grid.write(
      name, at: CellPoint(column: column, row: origin.row + size.rows),
      foreground: CellColor(canvas.painter.palette.text), background: nil, attributes: [])
    let left = origin.column - (columns - size.columns) / 2
    canvas.add(
      SurfacePicture.Region(
        rect: CellRect(column: left, row: origin.row, columns: columns, rows: size.rows + 1)
          .intersection(canvas.painter.grid.bounds),
        label: information.displayName, target: .app(information.name)))
  }

  private func drawBadge(on canvas: inout PhoneCanvas, right: Int, row: Int) {
    guard badge > 0 else { return }
    let text = CellText(badge > 99 ? " 99+ " : " \(badge) ")
    let column = min(right + 1, canvas.columns) - text.width
    canvas.painter.grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(RGB(hex: 0xFFFFFF)),
      background: CellColor(RGB(hex: 0xD70015)), attributes: .bold)
  }
}
