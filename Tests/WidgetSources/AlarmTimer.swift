// An alarm of AlarmKit, as Apple's sample of 2025 draws one: a countdown, its pause, and both their buttons.
import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

struct TeaMetadata: AlarmMetadata {
  var leaf: String
  enum Strength: String, Codable { case mild, strong }
  var strength: Strength
}

struct TeaAlarmActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<TeaMetadata>.self) { context in
      lockScreenView(attributes: context.attributes, state: context.state)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          alarmTitle(attributes: context.attributes, state: context.state)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.attributes.metadata?.leaf ?? "").font(.caption)
        }
        DynamicIslandExpandedRegion(.bottom) {
          bottomView(attributes: context.attributes, state: context.state)
        }
      } compactLeading: {
        countdown(state: context.state, maxWidth: 44).foregroundStyle(context.attributes.tintColor)
      } compactTrailing: {
        AlarmProgressView(mode: context.state.mode, tint: context.attributes.tintColor)
      } minimal: {
        AlarmProgressView(mode: context.state.mode, tint: context.attributes.tintColor)
      }
      .keylineTint(context.attributes.tintColor)
    }
  }

  func lockScreenView(attributes: AlarmAttributes<TeaMetadata>, state: AlarmPresentationState) -> some View {
    VStack {
      HStack(alignment: .top) {
        alarmTitle(attributes: attributes, state: state)
        Spacer()
        Text(attributes.metadata?.strength.rawValue.capitalized ?? "")
      }
      bottomView(attributes: attributes, state: state)
    }
    .padding(.all, 12)
  }

  func bottomView(attributes: AlarmAttributes<TeaMetadata>, state: AlarmPresentationState) -> some View {
    HStack {
      countdown(state: state).font(.system(size: 32, design: .rounded))
      Spacer()
      AlarmControls(presentation: attributes.presentation, state: state)
    }
  }

  func countdown(state: AlarmPresentationState, maxWidth: CGFloat = .infinity) -> some View {
    Group {
      switch state.mode {
      case .countdown(let countdown):
        Text(timerInterval: Date.now...countdown.fireDate, countsDown: true)
      case .paused(let paused):
        let remaining = Duration.seconds(paused.totalCountdownDuration - paused.previouslyElapsedDuration)
        let pattern: Duration.TimeFormatStyle.Pattern =
          remaining > .seconds(3600) ? .hourMinuteSecond : .minuteSecond
        Text(remaining.formatted(.time(pattern: pattern)))
      default: EmptyView()
      }
    }
    .monospacedDigit().lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: maxWidth, alignment: .leading)
  }

  @ViewBuilder func alarmTitle(
    attributes: AlarmAttributes<TeaMetadata>, state: AlarmPresentationState
  ) -> some View {
    let title: LocalizedStringResource? =
      switch state.mode {
      case .countdown: attributes.presentation.countdown?.title
      case .paused: attributes.presentation.paused?.title
      default: nil
      }
    Text(title ?? "").font(.title3).fontWeight(.semibold).lineLimit(1).padding(.leading, 6)
  }
}

struct AlarmProgressView: View {
  var mode: AlarmPresentationState.Mode
  var tint: Color

  var body: some View {
    Group {
      switch mode {
      case .countdown(let countdown):
        ProgressView(
          timerInterval: Date.now...countdown.fireDate, countsDown: true, label: { EmptyView() },
          currentValueLabel: { Image(systemName: "leaf.fill").scaleEffect(0.9) })
      case .paused(let paused):
        let remaining = paused.totalCountdownDuration - paused.previouslyElapsedDuration
        ProgressView(
          value: remaining, total: paused.totalCountdownDuration, label: { EmptyView() },
          currentValueLabel: { Image(systemName: "pause.fill").scaleEffect(0.8) })
      default: EmptyView()
      }
    }
    .progressViewStyle(.circular).foregroundStyle(tint).tint(tint)
  }
}

struct AlarmControls: View {
  var presentation: AlarmPresentation
  var state: AlarmPresentationState

  var body: some View {
    HStack(spacing: 4) {
      switch state.mode {
      case .countdown:
        AlarmButtonView(
          config: presentation.countdown?.pauseButton, intent: PauseTeaIntent(alarmID: state.alarmID.uuidString),
          tint: .orange)
      case .paused:
        AlarmButtonView(
          config: presentation.paused?.resumeButton, intent: PauseTeaIntent(alarmID: state.alarmID.uuidString),
          tint: .orange)
      default: EmptyView()
      }
      AlarmButtonView(
        config: presentation.alert.stopButton, intent: PauseTeaIntent(alarmID: state.alarmID.uuidString), tint: .red)
    }
  }
}

struct AlarmButtonView<I>: View where I: AppIntent {
  var config: AlarmButton
  var intent: I
  var tint: Color

  init?(config: AlarmButton?, intent: I, tint: Color) {
    guard let config else { return nil }
    self.config = config
    self.intent = intent
    self.tint = tint
  }

  var body: some View {
    Button(intent: intent) {
      Label(config.text, systemImage: config.systemImageName).lineLimit(1)
    }
    .tint(tint).buttonStyle(.borderedProminent).frame(width: 96, height: 30)
  }
}

struct PauseTeaIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause"
  static var description = IntentDescription("Pause a countdown")
  @Parameter(title: "alarmID") var alarmID: String
  init(alarmID: String) { self.alarmID = alarmID }
  init() { alarmID = "" }
  func perform() throws -> some IntentResult {
    guard let id = UUID(uuidString: alarmID) else { return .result() }
    try AlarmManager.shared.pause(id: id)
    return .result()
  }
}
