import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// An app with widgets whose timelines are planned in its App Group.
actor WidgetApp<Kind: TrackerKind> {
  static var information: AppInformation {
    AppInformation(
      name: Kind.name.lowercased(), displayName: Kind.name, bundleIdentifier: "com.example.\(Kind.name.lowercased())",
      symbol: "star.fill", tint: .indigo, urlSchemes: [Kind.name.lowercased()], appGroups: [WidgetPlan.appGroup],
      summary: "Has widgets.")
  }
  @MainActor static var widgets: any WidgetBundle { PlannedWidgets() }

  private let container: AppContainer
  init(container: AppContainer) { self.container = container }

  func open(_ url: URL?) async { container.log("opened by \(url?.absoluteString ?? "a tap")") }
  func startSample() async {}
  func screen() async -> AppScreen { AppScreen(title: Kind.name, actions: []) { Text("app") } }
}

extension WidgetApp: SimulatedApp {}

/// What the next timeline of a widget will be, as apps hand such things over: in the App Group.
struct WidgetPlan: Codable {
  static let appGroup = "group.planned"

  /// When the entries begin, in seconds from the moment the provider is asked.
  var entries: [Double] = [0]
  /// Seconds until the provider wants to be asked again; 0 for after the last entry, `nil` for never.
  var reload: Double?
  /// Seconds until the provider answers; `nil` for never.
  var delay: Double? = 0
  var note = "note"

  func store() {
    guard let data = try? JSONEncoder().encode(self) else { return }
    UserDefaults(suiteName: Self.appGroup)?.set(data, forKey: "plan")
  }

  static var stored: WidgetPlan {
    guard let data = UserDefaults(suiteName: appGroup)?.data(forKey: "plan") else { return WidgetPlan() }
    return (try? JSONDecoder().decode(WidgetPlan.self, from: data)) ?? WidgetPlan()
  }
}

struct PlannedWidgets: WidgetBundle {
  var body: some Widget {
    PlannedWidget()
    LaterWidget()
  }
}

struct PlannedEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// Makes the planned entries, at once or later.
struct PlannedProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlannedEntry { PlannedEntry(date: Date.now, text: "stand-in") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PlannedEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<PlannedEntry>) -> Void) {
    let plan = WidgetPlan.stored
    let taps = UserDefaults(suiteName: WidgetPlan.appGroup)?.integer(forKey: "taps") ?? 0
    // What would never come to an end on a phone either is ignored there as well.
    WidgetCenter.shared.reloadAllTimelines()
    guard plan.delay != 0 else { return completion(Self.timeline(plan, taps)) }
    Task {
      guard let delay = plan.delay else { return }
      try await Task.sleep(for: .seconds(delay))
      completion(Self.timeline(plan, taps))
    }
  }

  private static func timeline(_ plan: WidgetPlan, _ taps: Int) -> Timeline<PlannedEntry> {
    let entries = plan.entries.enumerated().map { index, offset in
      PlannedEntry(date: Date.now.addingTimeInterval(offset), text: "\(plan.note) \(index) taps \(taps)")
    }
    return Timeline(
      entries: entries,
      policy: plan.reload.map { $0 == 0 ? .atEnd : .after(Date.now.addingTimeInterval($0)) } ?? .never)
  }
}

/// A widget with every size, a button for each process, a link and a timer.
struct PlannedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Planned", provider: PlannedProvider()) { PlannedView(entry: $0) }
  }
}

/// A second kind of the same extension.
struct LaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Later", provider: PlannedProvider()) { entry in
      VStack(alignment: .leading, spacing: 0) {
        Text("later \(entry.text)")
        Text("code 4711").privacySensitive()
      }
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct PlannedView: View {
  let entry: PlannedEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if family.isAccessory {
      Text(entry.text)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.text)
        Text(entry.date, style: .timer).monospacedDigit()
        Button("Tap", intent: TapIntent())
        Button("Go", intent: GoIntent())
        if let url = URL(string: "alpha://link") { Link("Link", destination: url) }
      }
      .widgetURL(URL(string: "alpha://widget"))
    }
  }
}

/// Runs in the widget extension: counts.
struct TapIntent: AppIntent {
  static let title: LocalizedStringResource = "Tap"

  func perform() async throws -> some IntentResult {
    let defaults = UserDefaults(suiteName: WidgetPlan.appGroup)
    defaults?.set((defaults?.integer(forKey: "taps") ?? 0) + 1, forKey: "taps")
    defaults?.set(ActivityHost.current?.isExtension == true, forKey: "tapRanInExtension")
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

/// Runs in the app's process, and fails.
struct GoIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Go"
  struct Failure: Error, CustomStringConvertible { let description = "no way to go" }

  func perform() async throws -> some IntentResult {
    UserDefaults(suiteName: WidgetPlan.appGroup)?
      .set(ActivityHost.current?.isExtension == true, forKey: "goRanInExtension")
    if ActivityHost.current?.isExtension == false { throw Failure() }
    return .result()
  }
}
