import AppIntents
import SwiftUI
import WidgetKit

/// The picture that stands for the session wherever there is room for nothing else.
struct MeditationIcon: View {
  let stage: MeditationStage

  var body: some View {
    Image(systemName: isDone ? "checkmark.circle.fill" : "timer")
      .foregroundStyle(Color.momentsGlow)
      .accessibilityLabel(stage.title(MeditationSession.standardName))
  }

  private var isDone: Bool { stage == .targetReached || stage == .completed }
}

/// How long the session has gone on: to the second, or in words that change once a minute.
struct MeditationTimerText: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState

  var body: some View {
    text
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .accessibilityLabel(spoken)
  }

  /// The words for the ear, which are spoken where there is room for fewer, too.
  var spoken: Text { text { LengthText.spoken(seconds: $0) } }

  private var text: Text { text { LengthText.string(seconds: $0) } }

  private func text(length: (_ seconds: Double) -> String) -> Text {
    if state.showsSeconds ?? true {
      return Text(timerInterval: attributes.timerInterval, pauseTime: state.endedAt, countsDown: false)
    }
    if let endedAt = state.endedAt {
      return Text(length(max(0, endedAt.timeIntervalSince(attributes.startDate))))
    }
    let interval = attributes.timerInterval
    return Text(
      .currentDate, format: .timer(countingUpIn: interval.lowerBound..<interval.upperBound, maxPrecision: .seconds(60)))
  }
}

/// The timer beside the camera, to the second or in minutes.
///
/// The frame is as wide as the longest time, so that nothing beside it moves.
struct CompactTimer: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState

  var body: some View {
    text
      .monospacedDigit()
      .lineLimit(1)
      .multilineTextAlignment(.trailing)
      .frame(width: 56, alignment: .trailing)
      .foregroundStyle(Color.momentsGlow)
      .accessibilityLabel(MeditationTimerText(attributes: attributes, state: state).spoken)
  }

  private var text: Text {
    if state.showsSeconds ?? true {
      return Text(
        timerInterval: attributes.timerInterval, pauseTime: state.endedAt, countsDown: false,
        showsHours: !attributes.isLong)
    }
    let style = MinutesStyle(interval: attributes.timerInterval)
    return state.endedAt.map { Text(style.format($0)) } ?? Text(.currentDate, format: style)
  }
}

extension MeditationLiveActivityAttributes {
  /// Whether the hours may get two digits, as after an activity of a long session was started anew: then minutes run
  /// beyond 59, which needs less room.
  fileprivate var isLong: Bool { timerEnd.timeIntervalSince(startDate) >= 10 * 3600 }
}

/// How much of a timed session is over, as a ring that closes by itself; nothing for an untimed one.
struct MeditationProgress: View {
  let attributes: MeditationLiveActivityAttributes
  let state: MeditationLiveActivityAttributes.ContentState

  var body: some View {
    if let interval = attributes.targetInterval(state) {
      Group {
        if let endedAt = state.endedAt {
          ProgressView(value: share(at: endedAt, of: interval))
        } else {
          ProgressView(timerInterval: interval, countsDown: false) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
        }
      }
      .progressViewStyle(.circular)
      .tint(.momentsGlow)
      .frame(width: 48, height: 48)
      .accessibilityLabel("Progress")
    }
  }

  private func share(at instant: Date, of interval: ClosedRange<Date>) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return min(max(instant.timeIntervalSince(interval.lowerBound) / length, 0), 1)
  }
}

/// The two ways to end a session, as in the app: complete it, which counts, or cancel it.
///
/// Both name the session, so that a card that is left over can't end another one, and neither opens the app. Before iOS 17
/// there are no buttons: a link completes the session, for which it opens the app.
struct EndButtons: View {
  let session: Int
  @Environment(\.hasActivityButtons) private var hasButtons

  var body: some View {
    if !hasButtons, let url = DeepLink.endSession.url {
      Link(destination: url) { EndLabel(title: "End Session", icon: "stop.fill") }
    } else {
      buttons
    }
  }

  private var buttons: some View {
    HStack(spacing: 8) {
      Button(intent: EndSessionIntent(session: session, isCompleted: true)) {
        EndLabel(title: "End Session", icon: "stop.fill")
      }
      Button(intent: EndSessionIntent(session: session, isCompleted: false)) {
        EndLabel(title: "Cancel", icon: "xmark", isQuiet: true)
      }
    }
    .buttonStyle(.plain)
  }
}

/// A button that ends the session; the always-on screen gets a darker one.
struct EndLabel: View {
  let title: LocalizedStringKey
  let icon: String
  var isQuiet = false
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: icon).accessibilityHidden(true)
      Text(title)
    }
    .fontWeight(.semibold)
    .lineLimit(1)
    .foregroundStyle(isBright ? Color.momentsNight : Color.white)
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity)
    .background(.white.opacity(isBright ? 1 : 0.2), in: Capsule())
  }

  private var isBright: Bool { !isQuiet && !isDimmed }
}

extension Color {
  /// A deep blue of the hour after sunset; white on it has a contrast of more than 10 to 1.
  static let momentsNight = Color(red: 0.13, green: 0.17, blue: 0.36)
  /// The app's colour, which the system uses for its icon.
  static let momentsTint = Color(red: 0.42, green: 0.53, blue: 0.93)
  /// The sky above it, for small things on black and on the night.
  static let momentsGlow = Color(red: 0.66, green: 0.77, blue: 1.0)
}
