import SkerryCells
import SkerryDashboard
import SkerryTesting

extension LiveActivityScene {
  /// The whole dashboard, ready to be compared.
  func dashboardSnapshot(size: CellSize) -> Snapshot {
    let dashboard = Dashboard(device: device, realClock: { 0 })
    dashboard.start(size: size)
    let picture = dashboard.picture()
    return Snapshot(
      title: "\(process.information.displayName), dashboard", circumstances: circumstances, grid: picture.grid,
      spoken: picture.spoken)
  }
}
