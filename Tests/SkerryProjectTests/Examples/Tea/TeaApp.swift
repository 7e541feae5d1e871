import ActivityKit
import SkerryDevice
import SwiftUI
import WidgetKit

/// Counts down while tea steeps.
actor TeaApp {
  static let information = AppInformation(
    name: "tea", displayName: "Tea", bundleIdentifier: "com.example.tea", symbol: "cup.and.saucer.fill", tint: .green,
    summary: "Counts down while tea steeps.")

  @MainActor static var widgets: any WidgetBundle { TeaWidgets() }

  private let container: AppContainer

  init(container: AppContainer) { self.container = container }

  func screen() async -> AppScreen {
    let cups = Activity<TeaAttributes>.activities.count
    return AppScreen(title: "Tea", actions: [steepAction]) {
      Text(cups == 0 ? "Nothing steeps." : "\(cups) steeping.")
    }
  }

  private var steepAction: AppAction {
    AppAction(
      "steep", key: "s", title: "Steep",
      fields: [
        AppField("name", label: "Tea", kind: .text(limit: 20), initialValue: "Sencha", isRequired: true),
        AppField("minutes", label: "Minutes", kind: .number(1...60), initialValue: "3"),
      ]
    ) { form in
      try await self.steep(form["name"], minutes: form.number("minutes") ?? 3)
    }
  }

  private func steep(_ name: String, minutes: Int) throws {
    let done = container.now.addingTimeInterval(Double(minutes) * 60)
    _ = try Activity.request(
      attributes: TeaAttributes(name: name), content: ActivityContent(state: .init(done: done), staleDate: done))
  }

  func startSample() async { try? steep("Sencha", minutes: 3) }
}

// Declared apart from the actor: there, the isolation of the protocol would be taken for the actor's own.
extension TeaApp: SimulatedApp {}
