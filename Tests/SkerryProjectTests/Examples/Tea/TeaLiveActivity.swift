import SwiftUI
import WidgetKit

struct TeaLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TeaAttributes.self) { context in
      HStack {
        Label(context.attributes.name, systemImage: "cup.and.saucer.fill")
        Spacer()
        Text(context.state.done, style: .timer).monospacedDigit()
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "cup.and.saucer.fill") }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.done, style: .timer) }
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.name) }
      } compactLeading: {
        Image(systemName: "cup.and.saucer.fill")
      } compactTrailing: {
        Text(context.state.done, style: .timer).monospacedDigit()
      } minimal: {
        Image(systemName: "cup.and.saucer.fill")
      }
    }
  }
}

struct TeaWidgets: WidgetBundle {
  var body: some Widget { TeaLiveActivity() }
}
