import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The facts behind the pictures: the selected activity's record, and the stores of the apps.
struct InspectorPane {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    let rows = dashboard.inspectorCache.rows(of: dashboard, columns: max(8, size.columns - 2))
    let limit = PaneScroll(rows: max(0, rows.count - size.rows))
    let scroll = min(dashboard.scroll(of: .inspector).rows, limit.rows)
    var pen = Pen(size: size)
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    for (line, row) in rows.dropFirst(scroll).prefix(size.rows).enumerated() {
      let ink = InspectorInk(accent: accent, row: line)
      switch row.content {
      case .pieces(let pieces): ink.draw(pieces, &pen)
      case .gauge(let label, let used, let limit): ink.drawGauge(label, used, limit, &pen)
      case .live(let body):
        let drawing = CountingRow(body, accent: accent, columns: size.columns, at: dashboard.device.now)
        var part = SurfacePicture(grid: drawing.grid)
        part.shows(drawing)
        pen.grid.copy(drawing.grid, to: CellPoint(column: 0, row: line), clip: pen.grid.bounds)
        picture.merge(part, at: CellPoint(column: 0, row: line), clip: pen.grid.bounds)
      }
    }
    picture.grid = pen.grid
    var content = DashboardPicture.Content(
      title: "Inspector", hidden: HiddenCells(above: scroll, below: limit.rows - scroll), limit: limit,
      picture: picture)
    content.speech = { [device = dashboard.device] in
      // An entry whose beginning is scrolled away is said as a whole, too.
      let first = (0...scroll).last { $0 == 0 || (rows.indices.contains($0) && !rows[$0].isContinued) } ?? 0
      let seen = rows[min(first, rows.count)..<min(rows.count, scroll + size.rows)]
      return SpokenElement.lines(seen.filter { !$0.isContinued }.map { $0.words(at: device.now) })
    }
    return content
  }
}
