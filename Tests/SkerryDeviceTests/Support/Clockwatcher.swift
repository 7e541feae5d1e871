import ActivityKit
import Foundation
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// An app that asks `Date()` wherever real source does; it knows no other clock.
actor Clockwatcher {
  static let information = AppInformation(
    name: "clockwatcher", displayName: "Clockwatcher", bundleIdentifier: "com.example.clockwatcher", symbol: "clock",
    tint: .blue, summary: "Asks what time it is.")
  @MainActor static var widgets: any WidgetBundle { ClockWidgets() }

  private let log: @Sendable (String) -> Void

  init(container: AppContainer) { log = container.log }

  func screen() async -> AppScreen {
    let log = log
    return AppScreen(
      title: "Clockwatcher",
      actions: [
        AppAction("start", key: "s", title: "Start") { _ in
          _ = try Activity.request(
            attributes: ClockAttributes(),
            content: ActivityContent(state: .init(note: "one"), staleDate: Date().addingTimeInterval(600)))
        },
        AppAction("update", key: "u", title: "Update") { _ in
          await Activity<ClockAttributes>.activities.last?.update(
            ActivityContent(state: .init(note: "two"), staleDate: Date.now + 600))
        },
        AppAction("tellOnMain", key: "m", title: "Tell on main") { _ in await ClockModel.tell("main actor", log) },
        AppAction("tell", key: "t", title: "Tell") { _ in
          log("action \(Date().inSeconds)")
          log("today \(Calendar(identifier: .gregorian).isDateInToday(Date(timeIntervalSince1970: 1_769_850_000)))")
          await self.tell("actor")
          Task {
            try await Task.sleep(for: .seconds(90))
            log("slept \(Date().inSeconds)")
          }
          await withTaskGroup { group in group.addTask { log("group \(Date().inSeconds)") } }
        },
      ]
    ) { ClockText() }
  }

  private func tell(_ place: String) { log("\(place) \(Date().inSeconds)") }

  func startSample() async {}
}

extension Clockwatcher: SimulatedApp {}

extension Date {
  /// Whole seconds since 1970, as text: a number would get separators in a `Text`.
  fileprivate var inSeconds: String { "\(Int(timeIntervalSince1970.rounded(.down)))" }
}

@MainActor private enum ClockModel {
  static func tell(_ place: String, _ log: @Sendable (String) -> Void) { log("\(place) \(Date().inSeconds)") }
}

struct ClockAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { let note: String }
}

/// Asks for the time in a body of its own.
private struct ClockText: View {
  var body: some View { Text("body \(Date().inSeconds)") }
}

private struct ClockActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ClockAttributes.self) { context in
      let closure = Date.now
      VStack {
        Text("\(context.state.note) \(closure.inSeconds)")
        ClockText()
        Text(timerInterval: closure...closure.addingTimeInterval(3600))
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { ClockText() }
      } compactLeading: {
        ClockText()
      } compactTrailing: {
        Text("")
      } minimal: {
        Text("")
      }
    }
  }
}

struct ClockEntry: TimelineEntry { let date: Date }

/// Counts its entries from `Date()`, at once or after waiting.
private struct ClockProvider: TimelineProvider {
  let delay: Double

  func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (ClockEntry) -> Void) {
    completion(ClockEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ClockEntry>) -> Void) {
    guard delay > 0 else { return completion(timeline) }
    Task {
      try await Task.sleep(for: .seconds(delay))
      completion(timeline)
    }
  }
  private var timeline: Timeline<ClockEntry> {
    Timeline(entries: [ClockEntry(date: .now), ClockEntry(date: .now + 60)], policy: .after(.now + 120))
  }
}

private struct ClockWidget: Widget {
  let kind: String
  let delay: Double

  init() { self.init(kind: "Quick", delay: 0) }
  init(kind: String, delay: Double) { (self.kind, self.delay) = (kind, delay) }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ClockProvider(delay: delay)) { entry in
      VStack {
        Text("entry \(entry.date.inSeconds)")
        ClockText()
      }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ClockWidgets: WidgetBundle {
  var body: some Widget {
    ClockActivity()
    ClockWidget()
    ClockWidget(kind: "Slow", delay: 5)
  }
}
