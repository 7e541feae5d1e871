import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

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
    let caps = capLines(process, columns: size.columns)
    // Key caps stay below the screen, unless they would leave it too little room: then one scrolls to them.
    let arePinned = caps.count <= max(1, size.rows / 2)
    let room = CellSize(columns: size.columns, rows: max(0, size.rows - (arePinned ? caps.count : 0)))
    var whole = screen(of: process, room)
    if !arePinned { whole = whole.above(picture(of: caps, columns: size.columns)) }
    let window = PaneWindow(whole, size: room, scroll: dashboard.scroll(of: .app))
    let picture = arePinned ? window.picture.above(picture(of: caps, columns: size.columns)) : window.picture
    return DashboardPicture.Content(
      title: title(of: process, columns: size.columns), remark: state(of: process), hidden: window.hidden,
      limit: window.limit, picture: picture)
  }

  /// The app's screen, or what is known of the app while it doesn't run; at least as high as the room.
  private func screen(of process: AppProcess, _ room: CellSize) -> SurfacePicture {
    let columns = max(1, room.columns - 2)
    guard process.isRunning else {
      let lines = CellText(process.information.summary).wrapped(columns: columns)
      var pen = Pen(size: CellSize(columns: room.columns, rows: max(room.rows, lines.count)))
      pen.write(lines, in: pen.grid.bounds.inset(columns: 1, rows: 0), Theme.dim)
      var picture = SurfacePicture(grid: pen.grid)
      picture.utterances = [.line(CellText(process.information.summary).description)]
      return picture
    }
    let ground = dashboard.device.settings.isLightAppearance ? RGB(hex: 0xF2F2F7) : Theme.ground
    var screen = dashboard.device.appPicture(
      of: process, room: CellSize(columns: min(columns, 60), rows: room.rows), ground: ground)
    if let reason = dashboard.phone.reasonAgainst(process) { screen = screen.outOfReach(reason) }
    var pen = Pen(size: CellSize(columns: room.columns, rows: max(room.rows, screen.grid.size.rows)))
    let inside = pen.grid.bounds.inset(columns: 1, rows: 0)
    pen.grid.fill(inside, with: Cell.blank(on: CellColor(ground)))
    var picture = SurfacePicture(grid: pen.grid)
    picture.add(screen, at: CellPoint(column: 1, row: 0), clip: inside)
    return picture
  }

  private func title(of process: AppProcess, columns: Int) -> String {
    let name = process.information.displayName
    let title = process.screen.flatMap { $0.title == name ? nil : "\(name) · \($0.title)" } ?? name
    // Where both do not fit, whether the app runs is worth more than where it is.
    let wholeRoom = columns - (dashboard.focus == .app ? 6 : 4)
    let titleRoom = wholeRoom - CellText(state(of: process)).width - 2
    let (width, nameWidth) = (CellText(title).width, CellText(name).width)
    let isShort = width > wholeRoom || width > titleRoom && nameWidth <= titleRoom
    return isShort ? name : title
  }

  private func state(of process: AppProcess) -> String { dashboard.device.phase(of: process).title }

  private typealias Cap = (key: String, title: String)

  /// The app's actions as key caps, side by side as far as they fit.
  private func capLines(_ process: AppProcess, columns: Int) -> [[Cap]] {
    var lines: [[Cap]] = [[]]
    var used = 0
    for cap in keyCaps(process) {
      let width = CellText(cap.title).width + CellText(cap.key).width + 3
      if used + width + 1 > columns, !(lines.last ?? []).isEmpty {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(cap)
      used += width + 2
    }
    return lines
  }

  private func picture(of lines: [[Cap]], columns: Int) -> SurfacePicture {
    var pen = Pen(size: CellSize(columns: columns, rows: lines.count))
    for (row, caps) in lines.enumerated() {
      var column = 1
      for cap in caps {
        let limit = columns - column
        let title = CellText(cap.title).truncated(columns: max(1, limit - CellText(cap.key).width - 3))
        column += pen.keyCap(cap.key, title.description, column: column, row: row, limit: limit, accent: accent) + 2
      }
    }
    var picture = SurfacePicture(grid: pen.grid)
    picture.regions = pen.regions
    let spoken = lines.joined().map {
      SpokenElement(label: CellText($0.title).description, hint: $0.key, traits: ["button"])
    }
    picture.utterances = [.elements { spoken }]
    return picture
  }

  private func keyCaps(_ process: AppProcess) -> [Cap] {
    guard process.isRunning, let screen = process.screen else {
      let number = (dashboard.device.apps.firstIndex { $0 === process } ?? 0) + 1
      return [(String(number), "Open \(process.information.displayName)")]
    }
    return screen.actions.map { (String($0.key), $0.title) }
  }
}

extension SurfacePicture {
  /// This picture with another one below it.
  fileprivate func above(_ other: SurfacePicture) -> SurfacePicture {
    let size = CellSize(
      columns: max(grid.size.columns, other.grid.size.columns), rows: grid.size.rows + other.grid.size.rows)
    var both = SurfacePicture(grid: Grid(size: size, filledWith: Theme.blank))
    both.add(self, at: .zero)
    both.add(other, at: CellPoint(column: 0, row: grid.size.rows))
    return both
  }
}
