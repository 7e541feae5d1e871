import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// What an activity of the test apps consists of: a name that pictures show, a note, and since when.
struct TrackerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var note: String
  }
  var name: String
  var since: Date
}

/// Tells the test apps apart.
protocol TrackerKind: Sendable {
  static var name: String { get }
}
enum Alpha: TrackerKind { static let name = "Alpha" }
enum Bravo: TrackerKind { static let name = "Bravo" }
enum Charlie: TrackerKind { static let name = "Charlie" }

/// An app with one action for everything an app can do with activities and with its stores.
actor TrackerApp<Kind: TrackerKind> {
  static var information: AppInformation {
    AppInformation(
      name: Kind.name.lowercased(), displayName: Kind.name, bundleIdentifier: "com.example.\(Kind.name.lowercased())",
      symbol: "circle", tint: .orange, urlSchemes: [Kind.name.lowercased()], appGroups: ["group.\(Kind.name)"],
      summary: "Tracks.")
  }
  @MainActor static var widgets: any WidgetBundle { TrackerWidgets() }

  private let container: AppContainer
  /// Lost when the app is killed.
  private var inMemory = 0

  init(container: AppContainer) { self.container = container }

  func launch() async {
    let stored = (try? container.documents.read("notes"))?.flatMap { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    container.log("found \(Activity<TrackerAttributes>.activities.count) activities and \(stored)")
  }

  func scenePhaseChanged(to phase: ScenePhase) async { container.log("phase \(phase.rawValue)") }
  func open(_ url: URL?) async { container.log("opened by \(url?.absoluteString ?? "a tap")") }
  func startSample() async { try? start("Sample", relevance: 0, staleAfter: nil, scheduled: nil) }

  func screen() async -> AppScreen {
    inMemory += 1
    let memory = inMemory
    return AppScreen(title: Kind.name, actions: actions) { Text("in memory \(memory)") }
  }

  private var actions: [AppAction] {
    let text = AppField.Kind.text(limit: 200)
    let fields = ["name", "note", "relevance", "stale", "alert", "policy", "after", "delay"].map {
      AppField($0, label: $0, kind: text)
    }
    return [
      AppAction("start", key: "s", title: "Start", fields: fields) { try await self.start($0) },
      AppAction("update", key: "u", title: "Update", fields: fields) { await self.update($0) },
      AppAction("end", key: "e", title: "End", fields: fields) { await self.end($0) },
      AppAction("store", key: "w", title: "Store", fields: fields) { try await self.store($0["note"]) },
      AppAction("sleep", key: "z", title: "Sleep", fields: fields) { await self.sleep($0) },
      AppAction("forget", key: "f", title: "Forget", isDestructive: true) { _ in },
    ]
  }

  private func start(_ form: AppForm) throws {
    try start(
      form["name"], note: form["note"], relevance: Double(form["relevance"]) ?? 0, staleAfter: Double(form["stale"]),
      scheduled: Double(form["after"]))
  }

  private func start(
    _ name: String, note: String = "", relevance: Double, staleAfter: Double?, scheduled: Double?
  ) throws {
    let content = ActivityContent(
      state: TrackerAttributes.ContentState(note: note), staleDate: staleAfter.map(container.now.addingTimeInterval),
      relevanceScore: relevance)
    let attributes = TrackerAttributes(name: name, since: container.now)
    _ = try Activity.request(
      attributes: attributes, content: content, style: note == "transient" ? .transient : .standard)
  }

  private func activity(_ name: String) -> Activity<TrackerAttributes>? {
    Activity<TrackerAttributes>.activities.first { $0.attributes.name == name }
  }

  private func update(_ form: AppForm) async {
    guard let activity = activity(form["name"]) else { return container.log("no activity \(form["name"])") }
    let alert =
      form["alert"].isEmpty
      ? nil : AlertConfiguration(title: "Alert", body: "\(form["alert"])", sound: .default)
    let content = ActivityContent(
      state: TrackerAttributes.ContentState(note: form["note"]),
      staleDate: Double(form["stale"]).map(container.now.addingTimeInterval),
      relevanceScore: Double(form["relevance"]) ?? activity.content.relevanceScore)
    await activity.update(content, alertConfiguration: alert)
  }

  private func end(_ form: AppForm) async {
    let policy: ActivityUIDismissalPolicy =
      switch form["policy"] {
      case "immediate": .immediate
      case "after": .after(container.now.addingTimeInterval(Double(form["after"]) ?? 0))
      default: .default
      }
    guard let activity = activity(form["name"]) else { return container.log("no activity \(form["name"])") }
    await activity.end(activity.content, dismissalPolicy: policy)
  }

  private func store(_ note: String) throws {
    try container.documents.write(Data(note.utf8), to: "notes")
    UserDefaults(suiteName: "group.\(Kind.name)")?.set(note, forKey: "note")
  }

  private func sleep(_ form: AppForm) async {
    await container.clock.sleep(for: Double(form["delay"]) ?? 0)
    container.log("slept \(form["delay"])")
  }
}

extension TrackerApp: SimulatedApp {}

struct TrackerWidgets: WidgetBundle {
  var body: some Widget { TrackerActivityWidget() }
}

struct TrackerActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TrackerAttributes.self) { context in
      VStack(alignment: .leading) {
        HStack {
          Text("card \(context.attributes.name)")
          Spacer()
          Text(context.attributes.since, style: .timer).monospacedDigit().frame(width: 64, alignment: .trailing)
        }
        Text(context.isStale ? "stale \(context.state.note)" : "note \(context.state.note)")
        HStack {
          if let url = URL(string: "\(scheme(context))://link/\(context.attributes.name)") {
            Link("Link", destination: url)
          }
          Button("Note", intent: TrackerIntent(name: context.attributes.name))
        }
      }
      .padding()
      .widgetURL(URL(string: "\(scheme(context))://card/\(context.attributes.name)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("expanded \(context.attributes.name)") }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.note) }
      } compactLeading: {
        Text(context.attributes.name.prefix(4))
      } compactTrailing: {
        Text("c")
      } minimal: {
        Text(context.attributes.name.prefix(2))
      }
    }
  }

  /// The names of activities begin with the name of their app.
  private func scheme(_ context: ActivityViewContext<TrackerAttributes>) -> String {
    context.attributes.name.prefix { $0.isLetter }.lowercased()
  }
}

/// Writes the name into the note of the activity.
struct TrackerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Note"
  var name: String

  init() { name = "" }
  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult {
    for activity in Activity<TrackerAttributes>.activities where activity.attributes.name == name {
      await activity.update(
        ActivityContent(state: TrackerAttributes.ContentState(note: "pressed"), staleDate: nil))
    }
    return .result()
  }
}
