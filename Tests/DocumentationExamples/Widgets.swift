// The examples of the reference, as they stand there; a test of the project holds the two together.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct OrderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      Text("Order \(context.attributes.number)").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.arrival, style: .timer) }
      } compactLeading: {
        Image(systemName: "bicycle")
      } compactTrailing: {
        Text(context.state.arrival, style: .timer)
      } minimal: {
        Image(systemName: "bicycle")
      }
    }
  }
}

struct OrderWidgets: WidgetBundle {
  var body: some Widget {
    OrderLiveActivity()
    LastOrderWidget()
  }
}

struct OrderEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct OrderProvider: TimelineProvider {
  func placeholder(in context: Context) -> OrderEntry { OrderEntry(date: .now, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping (OrderEntry) -> Void) {
    completion(OrderEntry(date: .now, count: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void) {
    completion(Timeline(entries: [OrderEntry(date: .now, count: 3)], policy: .after(.now + 3600)))
  }
}

struct LastOrderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "last-order", provider: OrderProvider()) { entry in
      Text("\(entry.count) orders").containerBackground(.fill, for: .widget)
    }
    .configurationDisplayName("Orders")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

func reload() {
  WidgetCenter.shared.reloadTimelines(ofKind: "last-order")
}

struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton(action: RingBellIntent()) { Label("Bell", systemImage: "bell") }
    }
  }
}
