import FoundationEssentials
import SkerryActivities
import SkerryDefaults
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// An app that writes one number into everything it has: its file, its store, its activity.
actor MarkingApp {
  static let information = AppInformation(
    name: "marking", displayName: "Marking", bundleIdentifier: "com.example.marking", symbol: "circle", tint: .blue,
    appGroups: ["group.marking"], summary: "Marks.")
  @MainActor static var widgets: any WidgetBundle { MarkingWidgets() }

  private let container: AppContainer

  init(container: AppContainer) { self.container = container }

  func screen() async -> AppScreen { AppScreen(title: "Marking", actions: []) { Text("marking") } }

  func startSample() async {}

  /// The number is in every kind of file when this returns.
  @MainActor static func mark(_ number: Int, on phone: Device, _ process: AppProcess) {
    phone.open(process)
    phone.setBattery(number % 90 + 11)
    phone.note(.app(.line), "mark \(number)")
    phone.run(process) { app in await (app as? MarkingApp)?.mark(number) }
  }

  private func mark(_ number: Int) async {
    do {
      try container.documents.write(Data("\(number)".utf8), to: "number")
      UserDefaults(suiteName: "group.marking")?.set(number, forKey: "number")
      let content = ActivityContent(state: MarkingAttributes.ContentState(number: number), staleDate: nil)
      guard let activity = Activity<MarkingAttributes>.activities.first else {
        _ = try Activity.request(attributes: MarkingAttributes(), content: content)
        return
      }
      await activity.update(content)
    } catch {
      container.log("\(error)")
    }
  }
}

// Declared apart from the actor: there, the isolation of the protocol would be taken for the actor's own.
extension MarkingApp: SimulatedApp {}

nonisolated struct MarkingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var number: Int
  }
}

struct MarkingWidgets: WidgetBundle {
  var body: some Widget { MarkingWidget() }
}

struct MarkingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MarkingAttributes.self) { context in
      Text("\(context.state.number)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.number)") }
      } compactLeading: {
        Text("m")
      } compactTrailing: {
        Text("\(context.state.number)")
      } minimal: {
        Text("m")
      }
    }
  }
}
