import SwiftUI
import WidgetKit

struct TransitEntry: TimelineEntry {
  let date: Date
  let line: String
}

struct TransitProvider: TimelineProvider {
  typealias Entry = TransitEntry

  func placeholder(in context: Context) -> TransitEntry { TransitEntry(date: .now, line: "–") }

  func getSnapshot(in context: Context, completion: @escaping (TransitEntry) -> ()) {
    completion(TransitEntry(date: Date(), line: context.isPreview ? "S1" : "U2"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    var entries: [TransitEntry] = []
    let now = Date()
    for hour in 0..<5 {
      let date = Calendar.current.date(byAdding: .hour, value: hour, to: now) ?? now
      entries.append(TransitEntry(date: date, line: "S\(hour)"))
    }
    let timeline = Timeline(entries: entries, policy: .never)
    completion(timeline)
  }
}

struct TransitWidgetView: View {
  @Environment(\.widgetFamily) var family
  var entry: TransitProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      LineBadge(line: entry.line).widgetAccentable()
    case .systemSmall, .systemMedium:
      VStack {
        LineBadge(line: entry.line)
        Text(entry.date, style: .time)
      }
    default:
      Text(entry.line)
        .foregroundColor(Color(uiColor: .label))
        .background(Color(.systemBackground))
        .border(Color(.secondarySystemBackground))
    }
  }
}

struct TransitWidget: Widget {
  let kind: String = "TransitWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TransitProvider()) { entry in
      if #available(iOSApplicationExtension 17.0, *) {
        TransitWidgetView(entry: entry)
          .containerBackground(.fill.tertiary, for: .widget)
      } else {
        TransitWidgetView(entry: entry)
          .padding()
          .background()
      }
    }
    .configurationDisplayName("Transit")
    .description("The next train.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    .contentMarginsDisabled()
  }
}

struct TransitWidgetBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    TransitWidget()
    TransitLiveActivity()
    if #available(iOS 16.2, *) {
      WorkoutRingsLiveActivity()
    }
  }
}

struct TransitWidget_Previews: PreviewProvider {
  static var previews: some View {
    TransitWidgetView(entry: TransitEntry(date: Date(), line: "S1"))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

#Preview(as: .systemSmall) {
  TransitWidget()
} timeline: {
  TransitEntry(date: .now, line: "S1")
  TransitEntry(date: .now, line: "U2")
}
