import SkerryCells
import SkerryDevice
import SkerryScreens

/// The phone.
struct PhonePane {
  private let dashboard: Dashboard

  init(_ dashboard: Dashboard) { self.dashboard = dashboard }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    let settings = dashboard.device.settings
    let mostScroll = mostScroll(size)
    let scroll = min(dashboard.scroll[.phone] ?? 0, mostScroll)
    let picture = dashboard.device.phonePicture(rows: size.rows + scroll)
    var shown = SurfacePicture(grid: Grid(size: size, filledWith: Theme.blank))
    let column = max(0, (size.columns - picture.grid.size.columns) / 2)
    shown.grid.copy(picture.grid, to: CellPoint(column: column, row: -scroll), clip: shown.grid.bounds)
    shown.merge(picture, at: CellPoint(column: column, row: -scroll), clip: shown.grid.bounds)
    let state =
      switch settings.screen {
      case .alwaysOn: "always-on"
      case .locked: settings.isAuthenticated ? "locked" : "locked, needs passcode"
      case .unlocked: "unlocked"
      }
    return DashboardPicture.Content(title: settings.model.name, remark: state, mostScroll: mostScroll, picture: shown)
  }

  /// The phone is scrolled by drawing more of it than fits, as far as there is something.
  private func mostScroll(_ size: CellSize) -> Int {
    let whole = size.rows >= 30 ? 0 : 24
    return dashboard.device.settings.isLocked ? max(whole, dashboard.device.lockScreenRows - size.rows) : whole
  }
}
