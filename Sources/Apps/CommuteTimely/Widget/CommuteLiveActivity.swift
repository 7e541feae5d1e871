import ActivityKit
import SwiftUI
import WidgetKit

/// The Live Activity of a trip, in all its presentations.
struct CommuteLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CommuteActivityAttributes.self) { context in
      CardView(attributes: context.attributes, state: context.state, isStale: context.isStale)
        .activityBackgroundTint(.commuteNight)
        .activitySystemActionForegroundColor(.white)
        .widgetURL(context.attributes.tripURL)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          DestinationLabel(state: context.state).dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          StageLabel(state: context.state, isStale: context.isStale)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 0) {
            DetailLine(state: context.state, isStale: context.isStale)
            CountdownRow(state: context.state, isStale: context.isStale)
            TripButtons(attributes: context.attributes)
          }
        }
      } compactLeading: {
        CompactCountdown(state: context.state, isStale: context.isStale)
      } compactTrailing: {
        CompactDestination(state: context.state)
      } minimal: {
        MinimalView(state: context.state, isStale: context.isStale)
      }
      .keylineTint(.commuteTint)
      .widgetURL(context.attributes.tripURL)
    }
    .supplementalActivityFamilies([.small])
  }
}

/// The look for each size of card.
private struct CardView: View {
  let attributes: CommuteActivityAttributes
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool
  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      SmallCardView(state: state, isStale: isStale)
    } else {
      LockScreenView(attributes: attributes, state: state, isStale: isStale)
    }
  }
}

/// Everything CommuteTimely shows outside of its own screen.
struct CommuteWidgets: WidgetBundle {
  var body: some Widget {
    CommuteLiveActivity()
    NextTripWidget()
  }
}
