import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryViews
import Synchronization
import Testing

@testable import SkerryWidgets

/// Widgets of the home screen.
@Suite struct TimelineTests {
  private func timeline(_ family: WidgetFamily) throws -> WidgetTimeline {
    let widget = try #require(WidgetCollection(CountdownBundle()).timeline(ofKind: "Countdown"))
    var timeline: WidgetTimeline?
    widget.loadTimeline(for: family) { timeline = $0 }
    return try #require(timeline)
  }

  @Test("P12 a widget tells its names, families and entries")
  func facts() throws {
    let widget = try #require(WidgetCollection(CountdownBundle()).timelines.first)
    #expect(widget.displayName == "Countdown")
    #expect(widget.explanation == "What is left.")
    #expect(widget.supportedFamilies == [.systemSmall, .systemMedium, .accessoryCircular])
    let timeline = try timeline(.systemSmall)
    #expect(timeline.dates.count == 5)
    #expect(timeline.reloadDate == CountdownProvider.start.addingTimeInterval(240))
  }

  @Test("P12 small, medium and accessory widgets have their sizes and looks")
  func pictures() throws {
    let start = CountdownProvider.start
    expect(
      try timeline(.systemSmall).rendering(at: start),
      looks: """
        ▗                  ▖



                 5
              minutes



        ▝                  ▘
        """)
    let medium = try timeline(.systemMedium).rendering(at: start)
    #expect(medium.size == CellSize(columns: 42, rows: 10))
    #expect(medium.hitRegions.map(\.label) == ["Open"])
    #expect(medium.grid[20, 0].background == CellColor(RGB(hex: 0x0A84FF)))
    let circle = try timeline(.accessoryCircular).rendering(at: start)
    #expect(circle.size == CellSize(columns: 9, rows: 5))
    #expect(WidgetFamily.systemLarge.cellSize == CellSize(columns: 42, rows: 22))
  }

  @Test("P12 T01 a widget moves on to the next entry at its date, and back")
  func entries() throws {
    let start = CountdownProvider.start
    let drawn = try timeline(.systemSmall).rendering(at: start)
    #expect(drawn.nextChange == start.addingTimeInterval(60))
    #expect(drawn.advance(to: start.addingTimeInterval(59.9)).isEmpty)
    #expect(!drawn.advance(to: start.addingTimeInterval(60)).isEmpty)
    #expect(drawn.grid.plainText().contains("4"))
    _ = drawn.advance(to: start.addingTimeInterval(1000))
    #expect(drawn.grid.plainText().contains("1"))
    #expect(drawn.nextChange == nil)
    _ = drawn.advance(to: start)
    #expect(drawn.grid.plainText().contains("5"))
  }

  @Test("P12 the gallery gets a preview, and before a timeline is there the placeholder stands in")
  func snapshot() throws {
    let widget = try #require(WidgetCollection(CountdownBundle()).timelines.first)
    var picture = ""
    widget.loadSnapshot(for: .systemSmall) { picture = $0.rendering(at: start).grid.plainText() }
    #expect(picture.contains("99"))
    #expect(widget.placeholder(for: .systemSmall).rendering(at: start).grid.plainText().contains("0"))
  }

  @Test("P12 reloads are handed to whoever runs the app")
  func reloads() throws {
    let requests = Mutex<[WidgetCenter.Request]>([])
    WidgetCenter.$handler.withValue(WidgetCenter.Handler { request in requests.withLock { $0.append(request) } }) {
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.reloadTimelines(ofKind: "Countdown")
    }
    let asked = requests.withLock { $0 }
    try #require(asked.count == 2)
    guard case .reloadAllTimelines = asked[0], case .reloadTimelines("Countdown") = asked[1] else {
      return _ = Issue.record("\(asked)")
    }
  }

  @Test("P12 a provider may answer later, and only its first answer counts")
  func lateAnswers() async throws {
    let widget = try #require(WidgetCollection(LateWidget()).timelines.first)
    let dates = await withCheckedContinuation { continuation in
      widget.loadTimeline(for: .systemSmall) { continuation.resume(returning: $0.dates) }
    }
    #expect(dates == [start])
  }

  @Test("P12 a configurable widget is drawn with its intent's defaults")
  func configurable() async throws {
    let widget = try #require(WidgetCollection(ConfigurableWidget()).timelines.first)
    let reload = await withCheckedContinuation { continuation in
      widget.loadTimeline(for: .systemSmall) { continuation.resume(returning: $0.reloadDate) }
    }
    #expect(reload == start.addingTimeInterval(7))
    #expect(widget.supportedFamilies == WidgetFamily.allCases)
  }

  @Test("P12 without entries a widget is empty, before the first entry it shows that one")
  func edges() {
    let traits = WidgetTraits()
    let none = WidgetTimeline([CountdownEntry](), .atEnd, .systemSmall, traits) { CountdownEntryView(entry: $0) }
    #expect(none.reloadDate == nil)
    #expect(none.rendering(at: start).nextChange == nil)
    let entries = [CountdownEntry(date: start, remaining: 7), CountdownEntry(date: start, remaining: 8)]
    let equal = WidgetTimeline(entries, .never, .systemSmall, traits) { CountdownEntryView(entry: $0) }
    #expect(equal.rendering(at: start).grid.plainText().contains("8"))
    let early = equal.rendering(at: start.addingTimeInterval(-9))
    #expect(early.grid.plainText().contains("7"))
    #expect(early.nextChange == start)
    _ = early.advance(to: start)
    #expect(early.grid.plainText().contains("8"))
  }
}

struct LateProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: start, remaining: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CountdownEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CountdownEntry>) -> Void) {
    Task.detached {
      await Task.yield()
      completion(Timeline(entries: [CountdownEntry(date: start, remaining: 1)], policy: .never))
      completion(Timeline(entries: [], policy: .never))
    }
  }
}

struct LateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Late", provider: LateProvider()) { CountdownEntryView(entry: $0) }
  }
}

struct DefaultsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configure"
  @Parameter(title: "Seconds", default: 7) var seconds: Int
}

struct ConfigurableProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: start, remaining: 0) }
  func snapshot(for configuration: DefaultsIntent, in context: Context) async -> CountdownEntry {
    CountdownEntry(date: start, remaining: configuration.seconds)
  }
  func timeline(for configuration: DefaultsIntent, in context: Context) async -> Timeline<CountdownEntry> {
    Timeline(
      entries: [CountdownEntry(date: start, remaining: configuration.seconds)],
      policy: .after(start.addingTimeInterval(Double(configuration.seconds))))
  }
}

struct ConfigurableWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Configurable", intent: DefaultsIntent.self, provider: ConfigurableProvider()) {
      CountdownEntryView(entry: $0)
    }
  }
}
