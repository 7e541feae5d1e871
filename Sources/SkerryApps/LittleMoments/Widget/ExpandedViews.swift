import AppIntents
import SwiftUI
import WidgetKit

/// The timer of the expanded island, below it what goes on.
struct ExpandedTimerView: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState
  let stage: MeditationStage

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        MeditationIcon(stage: stage).accessibilityHidden(true)
        MeditationTimerText(attributes: attributes, state: state).font(.title2).fontWeight(.semibold)
      }
      Text(words).lineLimit(1).opacity(0.8)
    }
    .padding(.leading, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var words: String {
    switch stage {
    case .running: state.targetTimeInSeconds.map { "of \(LengthText.string(seconds: $0))" } ?? attributes.sessionName
    case .targetReached: "Target reached"
    case .completed: "Complete"
    }
  }
}

/// The two ways to end a session, across the expanded island.
struct ExpandedBottomView: View {
  let attributes: MeditationLiveActivityAttributes
  let stage: MeditationStage

  var body: some View {
    if stage == .completed {
      Text("Take this calm with you.").opacity(0.8).frame(maxWidth: .infinity)
    } else {
      HStack(spacing: 8) {
        Button(intent: EndSessionIntent(session: attributes.session, isCompleted: true)) {
          EndLabel(title: "End Session", icon: "stop.fill")
        }
        Button(intent: EndSessionIntent(session: attributes.session, isCompleted: false)) {
          EndLabel(title: "Cancel", icon: "xmark", isQuiet: true)
        }
      }
      .buttonStyle(.plain)
    }
  }
}
