import SwiftUI
import WidgetKit

/// The timer of the expanded island; minutes in words stand below the camera if they are too wide to stand beside it.
struct ExpandedTimerView: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState
  let stage: MeditationStage

  var body: some View {
    HStack(spacing: 8) {
      // Beside the length the stage stands nowhere in words.
      MeditationIcon(stage: stage).accessibilityHidden(stage != .running || state.targetTimeInSeconds == nil)
      MeditationTimerText(attributes: attributes, state: state)
        .font(.title2)
        .fontWeight(.semibold)
        .frame(width: state.showsSeconds ?? true ? 72 : nil, alignment: .leading)
    }
    .padding(.leading, 8)
  }
}

/// The stage, below the timer.
struct ExpandedWordsView: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState
  let stage: MeditationStage

  var body: some View {
    words.lineLimit(1).opacity(0.8).padding(.leading, 8)
  }

  @ViewBuilder private var words: some View {
    if stage == .running, let target = state.targetTimeInSeconds {
      Text("of \(LengthText.string(seconds: target))").accessibilityLabel("of \(LengthText.spoken(seconds: target))")
    } else {
      Text(stage.title(attributes.sessionName))
    }
  }
}

/// The ways to end a session, across the expanded island.
struct ExpandedBottomView: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState
  let stage: MeditationStage

  var body: some View {
    if stage == .completed {
      Text("Take this calm with you.").opacity(0.8).frame(maxWidth: .infinity)
    } else {
      EndButtons(session: attributes.session)
    }
  }
}
