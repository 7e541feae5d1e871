import SwiftUI
import WidgetKit

/// The card on the lock screen: the stage, a large timer, a ring for timed sessions, and the way to end.
struct MeditationLiveActivityView: View {
  let context: ActivityViewContext<MeditationLiveActivityAttributes>

  var body: some View {
    Staged(context) { card($0) }
  }

  private func card(_ stage: MeditationStage) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      StageTitle(name: context.attributes.sessionName, stage: stage, target: context.state.targetTimeInSeconds)
      HStack(spacing: 16) {
        MeditationTimerText(attributes: context.attributes, state: context.state)
          .font(context.state.showsSeconds ?? true ? .largeTitle : .title2)
          .fontWeight(.bold)
          .frame(maxWidth: .infinity, alignment: .leading)
        MeditationProgress(attributes: context.attributes, state: context.state)
      }
      .frame(height: 48)
      if stage == .completed {
        Text("Take this calm with you.").foregroundStyle(.white.opacity(0.85))
      } else {
        EndButtons(session: context.attributes.session)
      }
    }
    .foregroundStyle(.white)
    .padding()
  }
}

/// The stage in words and with a picture, and the length that the session is to have.
struct StageTitle: View {
  let name: String
  let stage: MeditationStage
  let target: Double?

  var body: some View {
    HStack(spacing: 8) {
      MeditationIcon(stage: stage).accessibilityHidden(true)
      ViewThatFits(in: .horizontal) {
        Text(stage.title(name))
        Text(stage.shortTitle(name))
      }
      .font(.headline)
      .lineLimit(1)
      Spacer(minLength: 0)
      if let target, stage == .running || stage == .targetReached {
        Text("of \(LengthText.string(seconds: target))")
          .accessibilityLabel("of \(LengthText.spoken(seconds: target))")
          .lineLimit(1)
          .foregroundStyle(.white.opacity(0.85))
      }
    }
    .accessibilityElement(children: .combine)
  }
}
