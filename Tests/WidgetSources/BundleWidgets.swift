// swift-format-ignore-file
// Extensions in the wild unwrap by force, and this one is to compile as they do.
import WidgetKit
import SwiftUI
import AppIntents

struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> EmojiEntry {
    EmojiEntry(date: Date(), configuration: ConfigurationAppIntent())
  }
  func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> EmojiEntry {
    EmojiEntry(date: Date(), configuration: configuration)
  }
  func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<EmojiEntry> {
    var entries: [EmojiEntry] = []
    let currentDate = Date()
    for hourOffset in 0..<5 {
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(EmojiEntry(date: entryDate, configuration: configuration))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
struct EmojiEntry: TimelineEntry { let date: Date; let configuration: ConfigurationAppIntent }
struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "This is an example widget." }
  @Parameter(title: "Favorite Emoji", default: "😃") var favoriteEmoji: String
}
struct WidgetExtensionEntryView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground(); Text(entry.configuration.favoriteEmoji)
      }
    case .accessoryInline: Text("Time \(entry.date, style: .time)")
    default:
      VStack {
        Text("Time:")
        Text(entry.date, style: .time)
        Text("Favorite Emoji:")
        Text(entry.configuration.favoriteEmoji)
      }
    }
  }
}
struct WidgetExtension: Widget {
  let kind: String = "WidgetExtension"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: Provider()) { entry in
      WidgetExtensionEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("My Widget").description("This is an example widget.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    .contentMarginsDisabled()
    .disfavoredLocations([.homeScreen], for: [.systemSmall])
  }
}
extension ConfigurationAppIntent {
  fileprivate static var smiley: ConfigurationAppIntent {
    let intent = ConfigurationAppIntent(); intent.favoriteEmoji = "😀"; return intent
  }
}
#Preview(as: .systemSmall) { WidgetExtension() } timeline: { EmojiEntry(date: .now, configuration: .smiley) }

struct WidgetExtensionControl: ControlWidget {
  static let kind: String = "com.example.WidgetExtension"
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: ControlProvider()) { value in
      ControlWidgetToggle("Start Timer", isOn: value.isRunning, action: StartTimerIntent(value.name)) { isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer").description("A an example control that runs a timer.")
  }
}
extension WidgetExtensionControl { struct Value { var isRunning: Bool; var name: String } }
struct ControlProvider: AppIntentControlValueProvider {
  func previewValue(configuration: TimerConfiguration) -> WidgetExtensionControl.Value {
    .init(isRunning: false, name: configuration.timerName)
  }
  func currentValue(configuration: TimerConfiguration) async throws -> WidgetExtensionControl.Value {
    .init(isRunning: true, name: configuration.timerName)
  }
}
struct TimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"
  @Parameter(title: "Timer Name", default: "Timer") var timerName: String
}
struct StartTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"
  @Parameter(title: "Timer Name") var name: String
  @Parameter(title: "Timer is running") var value: Bool
  init() {}
  init(_ name: String) { self.name = name }
  func perform() async throws -> some IntentResult { return .result() }
}
struct ExampleWidgetBundle: WidgetBundle {
  var body: some Widget {
    WidgetExtension()
    if #available(iOS 18.0, *) { WidgetExtensionControl() }
  }
}
struct SmallView_Previews: PreviewProvider {
  static var previews: some View {
    WidgetExtensionEntryView(entry: EmojiEntry(date: Date(), configuration: .smiley)).previewContext(
      WidgetPreviewContext(family: .systemSmall))
  }
}
