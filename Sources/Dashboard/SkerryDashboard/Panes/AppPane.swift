import SkerryCells
import SkerryDevice
import SkerryScreens

/// The app's own screen and what can be done with it.
struct AppPane {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    guard let process = dashboard.shownApp else {
      return DashboardPicture.Content(title: "No app", picture: SurfacePicture(grid: Pen(size: size).grid))
    }
    var pen = Pen(size: size)
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    let capRows = drawKeyCaps(process, &pen)
    let room = CellRect(column: 1, row: 0, columns: size.columns - 2, rows: max(0, size.rows - capRows))
    var mostScroll = 0
    var below = 0
    if process.isRunning {
      let ground = dashboard.device.settings.isLightAppearance ? RGB(hex: 0xF2F2F7) : Theme.ground
      pen.grid.fill(room, with: Cell.blank(on: CellColor(ground)))
      let screen = dashboard.device.appPicture(
        of: process, room: CellSize(columns: min(room.size.columns, 60), rows: room.size.rows), ground: ground)
      mostScroll = max(0, screen.grid.size.rows - room.size.rows)
      let scroll = min(dashboard.scroll[.app] ?? 0, mostScroll)
      below = mostScroll - scroll
      pen.grid.copy(screen.grid, to: CellPoint(column: 1, row: -scroll), clip: room)
      picture.merge(screen, at: CellPoint(column: 1, row: -scroll), clip: room)
    } else {
      pen.write(CellText(process.information.summary).wrapped(columns: room.size.columns), in: room, Theme.dim)
    }
    picture.grid = pen.grid
    picture.regions = pen.regions + picture.regions
    let name = process.information.displayName
    // What there is to scroll to matters to whoever can scroll now.
    let remark = dashboard.focus == .app && below > 0 ? "\(below) below" : state(of: process)
    let title = process.screen.flatMap { $0.title == name ? nil : "\(name) · \($0.title)" } ?? name
    // Where both do not fit, whether the app runs is worth more than where it is.
    let wholeRoom = size.columns - (dashboard.focus == .app ? 6 : 4)
    let titleRoom = wholeRoom - CellText(remark).width - 2
    let (width, nameWidth) = (CellText(title).width, CellText(name).width)
    let isShort = width > wholeRoom || width > titleRoom && nameWidth <= titleRoom
    return DashboardPicture.Content(
      title: isShort ? name : title, remark: remark, mostScroll: mostScroll, picture: picture)
  }

  private func state(of process: AppProcess) -> String { dashboard.device.phase(of: process).title }

  /// Draws the app's actions as key caps along the bottom and returns the rows used.
  private func drawKeyCaps(_ process: AppProcess, _ pen: inout Pen) -> Int {
    let size = pen.grid.size
    let caps = keyCaps(process)
    var lines: [[(key: String, title: String)]] = [[]]
    var used = 0
    for cap in caps {
      let width = CellText(cap.title).width + CellText(cap.key).width + 3
      if used + width + 1 > size.columns, !(lines.last ?? []).isEmpty {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(cap)
      used += width + 2
    }
    let rows = min(lines.count, max(1, size.rows - 2))
    for (line, caps) in lines.prefix(rows).enumerated() {
      var column = 1
      for cap in caps {
        column +=
          pen.keyCap(
            cap.key, cap.title, column: column, row: size.rows - rows + line, limit: size.columns - column,
            accent: accent) + 2
      }
    }
    return rows
  }

  private func keyCaps(_ process: AppProcess) -> [(key: String, title: String)] {
    guard process.isRunning, let screen = process.screen else {
      let number = (dashboard.device.apps.firstIndex { $0 === process } ?? 0) + 1
      return [(String(number), "Open \(process.information.displayName)")]
    }
    return screen.actions.map { (String($0.key), $0.title) }
  }
}
