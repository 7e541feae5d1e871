import SkerryCells
import SkerryDevice
import SkerryScreens

/// The phone.
struct PhonePane {
  private let dashboard: Dashboard

  init(_ dashboard: Dashboard) { self.dashboard = dashboard }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    let settings = dashboard.device.settings
    let window = PaneWindow(
      dashboard.device.wholePhonePicture(rows: size.rows), size: size, scroll: dashboard.scroll(of: .phone),
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
