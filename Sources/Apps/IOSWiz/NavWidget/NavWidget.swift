import SwiftUI
import WidgetKit

struct IOSWizWidgets: WidgetBundle {
  var body: some Widget { NavWidget() }
}

/// Four buttons that log, and how long ago the last change of the conscious state and the last meal were.
struct NavWidget: Widget {
  static let kind = "NavWidget"
  /// The sizes in which it can be placed.
  nonisolated static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  /// Made once for all entries of a timeline.
  private static let link = DeepLink.activities.url

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: NavProvider()) { entry in
      NavWidgetView(entry: entry)
        .widgetURL(Self.link)
        .containerBackground(Color(red: 0.13, green: 0.10, blue: 0.22), for: .widget)
    }
    .configurationDisplayName("Activities")
    .description("Log waking, sleeping, meals and exercise, and see how long ago they were.")
    .supportedFamilies(Self.families)
  }
}

/// The look for each size.
struct NavWidgetView: View {
  let entry: NavEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Group {
      switch family {
      case .systemMedium: MediumNavView(entry: entry)
      case .systemLarge: LargeNavView(entry: entry)
      default: SmallNavView(entry: entry)
      }
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
