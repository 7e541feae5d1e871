// Stands for UIKit: the app's screens, as the simulated phone asks for them.
import SkerryDevice
import SwiftUI

extension CommuteTimelyApp {
  func screen() async -> AppScreen {
    do {
      let overview = try await scheduler.overview()
      switch route {
      case .trips:
        let selected = selected(overview)
        return AppScreen(title: Self.information.displayName, actions: tripActions(overview)) {
          TripsScreen(overview: overview, selected: selected)
        }
      case .settings:
        return AppScreen(title: "Settings", actions: settingsActions(overview)) { SettingsScreen(overview: overview) }
      }
    } catch {
      let reason = "\(error)"
      return AppScreen(title: Self.information.displayName, actions: []) { NoticeView(text: reason) }
    }
  }
}
