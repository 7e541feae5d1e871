import ActivityKit
import SwiftUI
import WidgetKit

/// Everything Little Moments shows outside of its own screen.
struct MeditationWidgets: WidgetBundle {
  var body: some Widget {
    MeditationLiveActivityWidget()
  }
}

/// The Live Activity of a meditation, in all its presentations.
struct MeditationLiveActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MeditationLiveActivityAttributes.self) { context in
      MeditationLiveActivityView(context: context)
        .activityBackgroundTint(.momentsNight)
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      let stage = MeditationStage(context.state, isStale: context.isStale)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          ExpandedTimerView(attributes: context.attributes, state: context.state, stage: stage)
        }
        DynamicIslandExpandedRegion(.trailing) {
          MeditationProgress(attributes: context.attributes, state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ExpandedBottomView(attributes: context.attributes, stage: stage)
        }
      } compactLeading: {
        MeditationIcon(stage: stage)
      } compactTrailing: {
        CompactTimer(attributes: context.attributes, state: context.state)
      } minimal: {
        MeditationIcon(stage: stage)
      }
      .keylineTint(.momentsGlow)
    }
  }
}
