import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

/// A tram somebody waits for, as an app would write it.
struct TramAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var arrival: Date
  }
  var line: String
}

struct TramActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TramAttributes.self) { context in
      Text("Line \(context.attributes.line) in \(context.state.minutes) min").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("expanded \(context.state.minutes)") }
      } compactLeading: {
        Text(context.attributes.line)
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Text(context.attributes.line)
      }
    }
  }
}

struct TramEntry: TimelineEntry {
  var date: Date
  var trams: Int
}

struct TramProvider: TimelineProvider {
  func placeholder(in context: Context) -> TramEntry { TramEntry(date: .now, trams: 0) }
  func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
    completion(Timeline(entries: [TramEntry(date: .now, trams: 7)], policy: .never))
  }
}

struct TramWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trams", provider: TramProvider()) { entry in
      Text("\(entry.trams) trams").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TramBundle: WidgetBundle {
  var body: some Widget {
    TramActivity()
    TramWidget()
  }
}

extension TramAttributes.ContentState {
  static var soon: Self { Self(minutes: 2, arrival: .now + 120) }
  static var late: Self { .init(minutes: 9, arrival: .now + 540) }
  static func due(in minutes: Int) -> Self { Self(minutes: minutes, arrival: .now) }
}

// A comment, and an attribute as apps write it that run on older phones as well.
@available(iOS 17.0, *)
#Preview("Tram", as: .content, using: TramAttributes(line: "4")) {
  TramActivity()
} contentStates: {
  TramAttributes.ContentState.soon  // before it is { late }
  TramAttributes.ContentState
    .late
  TramAttributes.ContentState(minutes: 1, arrival: .now)
  TramAttributes.ContentState.due(in: 30)
}

#Preview("Island", as: .dynamicIsland(.expanded), using: TramAttributes(line: "4")) {
  TramActivity()
} contentStates: {
  TramAttributes.ContentState.soon
  TramAttributes.ContentState.soon
}

#Preview("Branching", as: .dynamicIsland(.compact), using: TramAttributes(line: "11")) {
  TramActivity()
} contentStates: {
  for minutes in [3, 5, 8] { TramAttributes.ContentState.due(in: minutes) }
}

#Preview(as: .systemSmall) {
  TramWidget()
} timeline: {
  TramEntry(date: .now, trams: 3)
  TramEntry(date: .now, trams: 4)
}

#Preview(as: .systemSmall, widget: { TramWidget() }, timelineProvider: { TramProvider() })

#Preview("A view") { Text("Just a tram") }

/// The previews of this file.
@MainActor enum LinkedPreviews {
  static func named(_ name: String) -> [LinkedPreview] {
    LinkedPreview.all.filter { $0.fileName == "Tram.swift" && $0.name == name }
  }
}

/// A bundle without an activity.
struct TimetableBundle: WidgetBundle {
  var body: some Widget { TramWidget() }
}
