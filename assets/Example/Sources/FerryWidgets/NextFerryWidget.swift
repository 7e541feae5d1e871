import SwiftUI
import WidgetKit

struct NextFerryEntry: TimelineEntry {
  var date: Date
  var departure: Date
  var to: String
}

struct NextFerryProvider: TimelineProvider {
  func placeholder(in context: Context) -> NextFerryEntry { entry(0, from: .now) }

  func getSnapshot(in context: Context, completion: @escaping (NextFerryEntry) -> Void) {
    completion(entry(0, from: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NextFerryEntry>) -> Void) {
    let now = Date.now
    completion(Timeline(entries: (0..<6).map { entry($0, from: now) }, policy: .atEnd))
  }

  /// A ferry every forty minutes, back and forth.
  private func entry(_ index: Int, from now: Date) -> NextFerryEntry {
    let start = now.addingTimeInterval(Double(index) * 2_400)
    return NextFerryEntry(
      date: start, departure: start.addingTimeInterval(2_400), to: index.isMultiple(of: 2) ? "Gull Isle" : "Oldport")
  }
}

struct NextFerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "next-ferry", provider: NextFerryProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Next ferry", systemImage: "ferry.fill").font(.caption).foregroundStyle(.cyan)
        Spacer()
        Text(entry.to).font(.headline)
        Text(entry.departure, style: .time).foregroundStyle(.secondary)
        Text(entry.departure, style: .relative).font(.caption)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next ferry")
    .description("When the next ferry leaves.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
