import SkerryActivities
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// The four presentations of the selected activity, each labelled, with what does not fit beside it.
struct PresentationsPane {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    guard let record = dashboard.selectedActivity else { return empty(size) }
    let all = dashboard.activities
    let name = dashboard.device.app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
    let position = all.firstIndex { $0.id == record.id }.map { "\($0 + 1) of \(all.count)" } ?? ""
    var pen = Pen(size: CellSize(columns: size.columns, rows: max(size.rows, 40)))
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    var row = drawIslands(record, &pen, &picture)
    row = draw(.expanded, "Expanded", record, row: row, &pen, &picture)
    row = draw(.lockScreen, "Lock screen", record, row: row, &pen, &picture)
    let scroll = min(dashboard.scroll[.presentations] ?? 0, max(0, row - size.rows))
    var shown = SurfacePicture(grid: Grid(size: size, filledWith: Theme.blank))
    shown.grid.copy(pen.grid, to: CellPoint(column: 0, row: -scroll), clip: shown.grid.bounds)
    shown.merge(picture, at: CellPoint(column: 0, row: -scroll))
    return DashboardPicture.Content(
      title: "\(name) · \(record.activityState.rawValue)", remark: all.count > 1 ? position : "", picture: shown)
  }

  /// Compact and minimal share the first rows.
  private func drawIslands(_ record: ActivityRecord, _ pen: inout Pen, _ picture: inout SurfacePicture) -> Int {
    let compact = dashboard.device.picture(.compact, of: record)
    let minimal = dashboard.device.picture(.minimal, of: record)
    let second = max(compact.grid.size.columns + 4, 34)
    label("Compact", column: 1, row: 0, &pen)
    put(compact, column: 1, row: 1, &pen, &picture)
    label("Minimal", column: second, row: 0, &pen)
    put(minimal, column: second, row: 1, &pen, &picture)
    var row = 1 + max(compact.grid.size.rows, minimal.grid.size.rows)
    for (name, warnings) in [("compact", compact.warnings), ("minimal", minimal.warnings)] {
      for warning in warnings.prefix(2) {
        pen.write(
          "! \(name): \(warning.description)", column: 1, row: row, limit: pen.grid.size.columns - 2, Theme.warning)
        row += 1
      }
    }
    return row
  }

  private func draw(
    _ presentation: LiveActivityPresentation, _ name: String, _ record: ActivityRecord, row: Int, _ pen: inout Pen,
    _ picture: inout SurfacePicture
  ) -> Int {
    let drawn = dashboard.device.picture(presentation, of: record)
    label(name, column: 1, row: row, &pen)
    let height = drawn.grid.size.rows
    pen.write(
      "\(height * 16) of 160 pt", column: 1 + CellText(name).width + 2, row: row, limit: 20, Theme.faint)
    put(drawn, column: 1, row: row + 1, &pen, &picture)
    let column = drawn.grid.size.columns + 3
    let room = pen.grid.size.columns - column - 1
    var line = row + 1
    if room >= 12 {
      for warning in drawn.warnings.prefix(3) {
        for text in CellText("! " + warning.description).wrapped(columns: room) where line < row + 1 + height {
          pen.grid.write(
            text, at: CellPoint(column: column, row: line), foreground: CellColor(Theme.warning), background: nil,
            attributes: [])
          line += 1
        }
      }
      return row + height + 1
    }
    var below = row + height + 1
    for warning in drawn.warnings.prefix(2) {
      pen.write("! \(warning.description)", column: 1, row: below, limit: pen.grid.size.columns - 2, Theme.warning)
      below += 1
    }
    return below
  }

  private func label(_ name: String, column: Int, row: Int, _ pen: inout Pen) {
    pen.write(name, column: column, row: row, limit: 20, Theme.dim)
  }

  private func put(
    _ drawn: SurfacePicture, column: Int, row: Int, _ pen: inout Pen, _ picture: inout SurfacePicture
  ) {
    let corners = drawn.grid.size
    pen.grid.copy(drawn.grid, to: CellPoint(column: column, row: row), clip: nil)
    // Round corners show the pane's ground, not the wallpaper they were drawn for.
    for y in 0..<corners.rows {
      for x in 0..<corners.columns {
        let at = CellPoint(column: column + x, row: row + y)
        guard pen.grid.bounds.contains(at) else { continue }
        var cell = pen.grid[at.column, at.row]
        if cell.background == Self.wallpaper {
          cell.background = CellColor(Theme.ground)
          pen.grid[at.column, at.row] = cell
        }
      }
    }
    picture.merge(drawn, at: CellPoint(column: column, row: row))
  }

  private static let wallpaper = CellColor(RGB(hex: 0x16181D))

  /// Without an activity the pane teaches how to get one.
  private func empty(_ size: CellSize) -> DashboardPicture.Content {
    var pen = Pen(size: size)
    var row = max(1, size.rows / 2 - 6)
    let center = size.columns
    func centred(_ text: String, _ colour: RGB, _ attributes: CellAttributes = []) {
      let line = CellText(text).truncated(columns: max(0, center - 2))
      pen.grid.write(
        line, at: CellPoint(column: max(1, (center - line.width) / 2), row: row), foreground: CellColor(colour),
        background: nil, attributes: attributes)
      row += 1
    }
    centred("No Live Activity yet", Theme.bright, .bold)
    row += 1
    let column = max(2, (size.columns - 40) / 2)
    for (key, title) in hints {
      guard row < size.rows else { break }
      _ = pen.keyCap(key, title, column: column, row: row, limit: size.columns - column - 1, accent: accent)
      row += 2
    }
    return DashboardPicture.Content(title: "Presentations", picture: SurfacePicture(grid: pen.grid))
  }

  private var hints: [(String, String)] {
    var hints: [(String, String)] = []
    if let process = dashboard.shownApp {
      let name = process.information.displayName
      if let action = process.screen?.actions.first {
        hints.append((String(action.key), "\(action.title) in \(name)"))
      } else {
        let number = (dashboard.device.apps.firstIndex { $0 === process } ?? 0) + 1
        hints.append((String(number), "Open \(name)"))
      }
    }
    return hints + [("r", "Run the demo"), ("?", "Show all keys"), ("q", "Quit")]
  }
}
