import SwiftUI
import WidgetKit

/// How much was climbed in the last week, and the last sessions.
struct SessionsWidget: Widget {
  static let kind = "Sessions"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: SessionsProvider()) { entry in
      SessionsView(entry: entry)
        .widgetURL(entry.latest?.url)
        .containerBackground(Color.climbAccent, for: .widget)
    }
    .configurationDisplayName("Sessions")
    .description("Climbs and sends of the last seven days, and your last sessions.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The look for each size.
private struct SessionsView: View {
  let entry: SessionsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline: InlineSessionsView(entry: entry)
    case .accessoryCircular: CircularSessionsView(entry: entry)
    case .accessoryRectangular: RectangularSessionsView(entry: entry)
    case .systemMedium: MediumSessionsView(entry: entry).foregroundStyle(.white)
    default: SmallSessionsView(entry: entry).foregroundStyle(.white)
    }
  }
}
