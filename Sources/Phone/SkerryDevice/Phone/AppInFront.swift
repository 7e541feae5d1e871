import SkerryCells
import SkerryViews

/// The app that fills the screen.
extension Device {
  func drawApp(_ process: AppProcess, on canvas: inout PhoneCanvas, top: Int) {
    let columns = canvas.columns
    let ground = RGB(hex: settings.isLightAppearance ? 0xF2F2F7 : 0x000000)
    canvas.painter.grid.fill(
      canvas.painter.grid.bounds,
      with: Cell(
        glyph: .space, foreground: CellColor(canvas.painter.palette.text), background: CellColor(ground),
        attributes: []))
    let title = process.screen?.title ?? process.information.displayName
    canvas.painter.write(title, column: 2, row: top, canvas.painter.palette.text, bold: true)
    canvas.say(title)
    let room = CellRect(column: 0, row: top + 2, columns: columns, rows: max(0, canvas.rows - top - 3))
    let screen = appPicture(
      of: process, room: CellSize(columns: columns - 4, rows: room.size.rows), ground: ground)
    canvas.copy(screen, to: CellPoint(column: 2, row: top + 2), clip: room)
  }
}
