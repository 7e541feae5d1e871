import SkerryCells
import SkerryDevice
import SkerryScreens

/// The phone.
struct PhonePane {
  private let dashboard: Dashboard

  init(_ dashboard: Dashboard) { self.dashboard = dashboard }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    let settings = dashboard.device.settings
    // Words that take some rows for a while hide a part of the screen, and don't make it a lower one.
    let window = PaneWindow(
      dashboard.device.wholePhonePicture(rows: size.rows + dashboard.layout.footerRows - 1), size: size,
      scroll: dashboard.scroll(of: .phone),
      isCentred: true)
    let state =
      switch settings.screen {
      case .alwaysOn: "always-on"
      case .locked: settings.isAuthenticated ? "locked" : "locked, needs passcode"
      case .unlocked: "unlocked"
      }
    return DashboardPicture.Content(title: settings.model.name, remark: state, window: window)
  }
}
