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
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Staged(context) { ExpandedTimerView(attributes: context.attributes, state: context.state, stage: $0) }
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
          Staged(context) { ExpandedWordsView(attributes: context.attributes, state: context.state, stage: $0) }
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          MeditationProgress(attributes: context.attributes, state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Staged(context) { ExpandedBottomView(attributes: context.attributes, state: context.state, stage: $0) }
        }
      } compactLeading: {
        Staged(context) { MeditationIcon(stage: $0) }
      } compactTrailing: {
        CompactTimer(attributes: context.attributes, state: context.state)
      } minimal: {
        Staged(context) { MeditationIcon(stage: $0) }
      }
      .keylineTint(.momentsGlow)
    }
  }
}

/// Draws its content for the stage at the instant of drawing: the system draws again at the activity's stale date.
struct Staged<Content: View>: View {
  private let context: ActivityViewContext<MeditationLiveActivityAttributes>
  private let content: (MeditationStage) -> Content

  init(
    _ context: ActivityViewContext<MeditationLiveActivityAttributes>,
    @ViewBuilder content: @escaping (MeditationStage) -> Content
  ) {
    self.context = context
    self.content = content
  }

  var body: some View {
    TimelineView(.explicit([context.attributes.redrawDate(context.state), context.attributes.timerEnd])) { timeline in
      content(MeditationStage(context.attributes, context.state, at: timeline.date))
    }
  }
}
