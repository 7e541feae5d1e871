import ActivityKit
import SwiftUI
import WidgetKit

/// The Live Activity of a person who waits in a room, in all its presentations.
struct InvisoLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: InvisoLiveActivityAttributes.self) { context in
      LockScreenView(state: context.state, isStale: context.isStale)
        .widgetURL(DeepLink.url)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 4) {
            StatusIcon(status: context.state.status)
            Text("Inviso").fontWeight(.medium).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          WaitingTimer(state: context.state).foregroundStyle(context.state.status.tint)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ExpandedBottomView(state: context.state, isStale: context.isStale)
        }
      } compactLeading: {
        StatusIcon(status: context.state.status)
      } compactTrailing: {
        StatusDot(status: context.state.status)
      } minimal: {
        StatusIcon(status: context.state.status)
      }
      .keylineTint(context.state.status.tint)
      .widgetURL(DeepLink.url)
    }
  }
}

/// Everything Inviso shows outside of its own screen.
struct InvisoWidgets: WidgetBundle {
  var body: some Widget {
    InvisoLiveActivity()
  }
}
