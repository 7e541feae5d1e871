import ActivityKit
import SwiftUI
import WidgetKit

/// The Live Activity of a climbing session, in all its presentations.
struct ClimbingSessionLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ClimbingSessionAttributes.self) { context in
      LockScreenView(attributes: context.attributes, state: context.state, isStale: context.isStale)
        .activityBackgroundTint(.climbAccent)
        .activitySystemActionForegroundColor(.white)
        .widgetURL(context.attributes.sessionURL)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          ExpandedCenterView(attributes: context.attributes, state: context.state, isStale: context.isStale)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ExpandedBottomView(attributes: context.attributes)
        }
      } compactLeading: {
        ClimberIcon()
      } compactTrailing: {
        SessionTimer(interval: context.attributes.timerInterval(updated: context.state.lastUpdated))
          .foregroundStyle(Color.climbGlow)
      } minimal: {
        ClimberIcon()
      }
      .keylineTint(.climbAccent)
      .widgetURL(context.attributes.sessionURL)
    }
  }
}

/// Everything SwiftClimb shows outside of its own screen.
struct SwiftClimbWidgets: WidgetBundle {
  var body: some Widget {
    ClimbingSessionLiveActivity()
    SessionsWidget()
  }
}
