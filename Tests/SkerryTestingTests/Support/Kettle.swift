import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

/// A kettle on the stove, as an app would write it.
struct KettleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var degrees: Int
    var done: Date
    var note = ""
  }
  var owner = "Mim"
}

struct KettleActivity: Widget {
  init() {}
  /// What the card begins with; a changed view in one word.
  var title = "Kettle"
  init(title: String) { self.title = title }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KettleAttributes.self) { context in
      VStack {
        Text("\(title) of \(context.attributes.owner)")
        Text("\(context.state.degrees)°")
        Text(timerInterval: Date.distantPast...context.state.done)
        if context.isStale { Text("No news") }
        if !context.state.note.isEmpty { Text(context.state.note).lineLimit(1) }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.degrees)°") }
      } compactLeading: {
        Text("K")
      } compactTrailing: {
        Text("\(context.state.degrees)°")
      } minimal: {
        Text("K")
      }
    }
  }
}

struct KettleEntry: TimelineEntry {
  var date: Date
  var cups: Int
}

struct KettleProvider: TimelineProvider {
  func placeholder(in context: Context) -> KettleEntry { KettleEntry(date: Date.now, cups: 0) }
  func getSnapshot(in context: Context, completion: @escaping (KettleEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<KettleEntry>) -> Void) {
    let start = Date.now
    completion(
      Timeline(entries: [KettleEntry(date: start, cups: 2), KettleEntry(date: start + 60, cups: 3)], policy: .never))
  }
}

struct KettleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kettle", provider: KettleProvider()) { entry in
      Text("\(entry.cups) cups").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct KettleBundle: WidgetBundle {
  var body: some Widget {
    KettleActivity()
    KettleWidget()
  }
}

extension KettleAttributes.ContentState {
  static var warm: Self { Self(degrees: 40, done: .now + 120) }
  static var hot: Self { Self(degrees: 95, done: .now + 5) }
}

// A preview may have comments before it: #Preview is a word in this one.
#Preview("Kettle", as: .content, using: KettleAttributes()) {
  KettleActivity()
} contentStates: {
  KettleAttributes.ContentState.warm
  KettleAttributes.ContentState.hot
}

#Preview("Kettle, small", as: .dynamicIsland(.minimal), using: KettleAttributes()) {
  KettleActivity()
} contentStates: {
  KettleAttributes.ContentState.warm
  KettleAttributes.ContentState.hot
}

#Preview("Old kettle", using: KettleAttributes(owner: "Opa")) {
  KettleActivity()
} contentStates: {
  KettleAttributes.ContentState(degrees: 20, done: Date(timeIntervalSinceReferenceDate: 0))
}

#Preview(as: .systemSmall) {
  KettleWidget()
} timeline: {
  KettleEntry(date: .now, cups: 4)
}

#Preview {
  Text("Just a view")
}
