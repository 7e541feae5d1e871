import SkerryBasics
import SkerryDashboard
import SkerryDevice
import SkerrySteps

extension DashboardSession {
  /// On a phone that was never used, the program of a widget extension starts what its first preview shows: that is what
  /// somebody who points at a folder wants to see. The home screen is in front, so that the island has it.
  ///
  /// Both are steps like others, which a recording has.
  static func showFirstPreview(on dashboard: Dashboard) {
    let apps = dashboard.device.apps
    guard apps.count == 1, let app = apps.first, app.information.isUnconfigured else { return }
    for line in ["app \(app.name) start", "device screen home"] {
      // Without a preview of an activity there is nothing to start.
      guard let step = try? Step(line: line), (try? dashboard.phone.perform(step)) != nil else {
        return dashboard.showFirstPreview()
      }
    }
  }
}
