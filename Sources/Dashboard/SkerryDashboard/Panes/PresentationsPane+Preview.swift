import SkerryCells
import SkerryDevice
import SkerryScreens

/// A preview of a view or a widget in the place of an activity's presentations.
extension PresentationsPane {
  /// A preview of a view or a widget, with what it is and what does not fit.
  func drawn(_ preview: AppPreview, _ state: Int, _ size: CellSize) -> DashboardPicture.Content {
    let columns = max(size.columns, dashboard.device.settings.model.cardColumns + 2)
    let drawn = dashboard.device.shownPicture(of: preview, state: state)
    var pen = Pen(
      size: CellSize(columns: columns, rows: max(size.rows, (drawn?.grid.size.rows ?? 0) + 40)), background: Theme.stage
    )
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    if let drawn { put(drawn, column: 1, row: 0, &pen, &picture) }
    let shown = drawn?.grid.size ?? CellSize(columns: 0, rows: 0)
    let remarks =
      [Remark(preview.summary, .title), Remark(preview.place)]
      + (drawn == nil ? [Remark("! its widget takes entries of another type", .warning)] : [])
      + (drawn?.warnings ?? []).map { Remark("! \($0.description)", .warning) }
    let row = drawRemarks(remarks, beside: shown.columns, row: 0, shown.rows, &pen)
    let rows = max(size.rows, row, shown.rows)
    var whole = SurfacePicture(
      grid: Grid(size: CellSize(columns: columns, rows: rows), filledWith: Cell.blank(on: CellColor(Theme.stage))))
    whole.grid.copy(pen.grid, to: .zero, clip: whole.grid.bounds)
    whole.merge(picture, at: .zero, clip: whole.grid.bounds)
    let count = preview.stateNames.count
    return DashboardPicture.Content(
      title: "Preview · \(preview.title)",
      remark: count > 1 ? "\(preview.name(ofState: state)), \(state + 1) of \(count)" : "", window: window(whole, size))
  }
}
