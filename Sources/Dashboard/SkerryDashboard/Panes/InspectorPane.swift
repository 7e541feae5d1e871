import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens

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
      draw(row, row: line, &pen, &picture)
    }
    picture.grid = pen.grid
    picture.utterances = [.line("Inspector")]
    return DashboardPicture.Content(
      title: "Inspector", hidden: HiddenCells(above: scroll, below: limit.rows - scroll), limit: limit,
      picture: picture)
  }

  private func draw(_ row: InspectorRow, row line: Int, _ pen: inout Pen, _ picture: inout SurfacePicture) {
    switch row.content {
    case .pieces(let pieces): draw(pieces, row: line, &pen)
    case .live(let body):
      let (pieces, next) = body(dashboard.device.now)
      draw(pieces, row: line, &pen)
      picture.changes(at: next)
    case .gauge(let label, let used, let limit): drawGauge(label, used, limit, row: line, &pen)
    }
  }

  private func draw(_ pieces: [InspectorRow.Piece], row: Int, _ pen: inout Pen) {
    var column = 1
    for piece in pieces {
      column += pen.write(
        piece.text, column: column, row: row, limit: pen.grid.size.columns - 1 - column, color(of: piece.tone),
        on: nil, piece.tone == .heading || piece.tone == .strong ? .bold : [])
    }
  }

  private func color(of tone: InspectorRow.Tone) -> RGB {
    switch tone {
    case .plain: Theme.text
    case .dim: Theme.dim
    case .heading: accent
    case .strong: Theme.bright
    case .warning: Theme.warning
    }
  }

  /// `size      ▇▇▇▇────── 812 of 4096 bytes`
  private func drawGauge(_ label: String, _ used: Int, _ limit: Int, row: Int, _ pen: inout Pen) {
    let isNear = used * 10 > limit * 9
    let text = "\(used) of \(limit) bytes" + (used > limit ? " !" : "")
    let start = 1 + pen.write(InspectorRow.padded(label), column: 1, row: row, limit: 12, Theme.dim)
    let room = pen.grid.size.columns - start - text.count - 2
    var column = start
    if room >= 3 {
      let length = min(20, room)
      let filled = min(length, max(used > 0 ? 1 : 0, used * length / max(1, limit)))
      column += pen.write(
        String(repeating: "━", count: filled), column: column, row: row, limit: length, isNear ? Theme.warning : accent)
      column += pen.write(
        String(repeating: "─", count: length - filled), column: column, row: row, limit: length, Theme.line)
      column += 1
    }
    pen.write(
      text, column: column, row: row, limit: pen.grid.size.columns - column - 1, isNear ? Theme.warning : Theme.text)
  }
}
