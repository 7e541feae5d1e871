import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct PomodoroAttributes: ActivityAttributes, Identifiable {
  public struct ContentState: Codable, Hashable, Sendable {
    enum Phase: String, Codable, CaseIterable, Hashable { case focus, shortBreak, longBreak }
    var phase: Phase
    var interval: ClosedRange<Date>
    var isPaused = false
    var remaining: TimeInterval = 0
    var round: Int
  }

  var id = UUID()
  var rounds: Int
}

extension PomodoroAttributes.ContentState.Phase {
  var title: String {
    switch self {
    case .focus: "Focus"
    case .shortBreak: "Short break"
    case .longBreak: "Long break"
    }
  }

  var tint: Color {
    switch self {
    case .focus: .red
    case .shortBreak: .teal
    case .longBreak: .indigo
    }
  }
}

/// Smaller while it is pressed, as the design has it.
struct RoundButtonStyle: ButtonStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 15, weight: .medium))
      .foregroundColor(.white)
      .frame(width: 40, height: 32)
      .background(tint.gradient, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      .opacity(configuration.isPressed ? 0.6 : 1)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

@available(iOS 17.0, *)
struct PomodoroControls: View {
  let state: PomodoroAttributes.ContentState

  var body: some View {
    HStack(spacing: 8) {
      Button(intent: TogglePomodoroIntent(isPaused: !state.isPaused)) {
        Image(systemName: state.isPaused ? "play.fill" : "pause.fill")
      }
      .buttonStyle(RoundButtonStyle(tint: state.phase.tint))
      .accessibilityLabel(state.isPaused ? "Resume" : "Pause")
      Button(intent: SkipPomodoroIntent(), label: { Image(systemName: "forward.end.fill") })
        .buttonStyle(RoundButtonStyle(tint: .gray))
        .accessibilityLabel(Text("Skip"))
    }
  }
}

struct PomodoroClock: View {
  let state: PomodoroAttributes.ContentState

  var body: some View {
    if state.isPaused {
      Text(Duration.seconds(state.remaining).formatted(.time(pattern: .minuteSecond)))
        .opacity(0.6)
    } else {
      Text(timerInterval: state.interval, countsDown: true, showsHours: false)
        .contentTransition(.numericText())
    }
  }
}

struct PomodoroLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PomodoroAttributes.self) { context in
      VStack(spacing: 12) {
        HStack(alignment: .firstTextBaseline) {
          Text(context.state.phase.title)
            .font(.title3)
            .fontWeight(.semibold)
          Spacer()
          PomodoroClock(state: context.state)
            .font(.system(size: 40, weight: .light, design: .rounded))
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
        }
        if context.state.isPaused {
          ProgressView(value: 0.4)
            .progressViewStyle(LinearProgressViewStyle(tint: context.state.phase.tint))
        } else {
          ProgressView(timerInterval: context.state.interval, countsDown: true) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
          .tint(context.state.phase.tint)
        }
        HStack {
          HStack(spacing: 4) {
            ForEach(0..<context.attributes.rounds, id: \.self) { index in
              Circle()
                .fill(index < context.state.round ? context.state.phase.tint : .gray.opacity(0.3))
                .frame(width: 8, height: 8)
            }
          }
          Spacer(minLength: 0)
          if #available(iOS 17.0, *) {
            PomodoroControls(state: context.state)
          }
        }
      }
      .padding(.all, 16)
      .activityBackgroundTint(nil)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text(context.state.phase.title)
            .font(.headline)
            .foregroundStyle(context.state.phase.tint)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          PomodoroClock(state: context.state)
            .font(.title2)
            .monospacedDigit()
            .frame(minWidth: 80)
            .multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(alignment: .center, spacing: 10) {
            ProgressView(
              timerInterval: context.state.interval, countsDown: true, label: { EmptyView() },
              currentValueLabel: { EmptyView() }
            )
            .progressViewStyle(.linear)
            .tint(context.state.phase.tint)
            if #available(iOS 17.0, *) {
              PomodoroControls(state: context.state).layoutPriority(1)
            }
          }
        }
      } compactLeading: {
        ProgressView(timerInterval: context.state.interval, countsDown: true) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(.circular)
        .tint(context.state.phase.tint)
      } compactTrailing: {
        PomodoroClock(state: context.state)
          .frame(minWidth: 0, maxWidth: 44, alignment: .trailing)
          .monospacedDigit()
      } minimal: {
        ProgressView(timerInterval: context.state.interval, label: { EmptyView() }, currentValueLabel: { EmptyView() })
          .progressViewStyle(.circular)
          .labelsHidden()
      }
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 4, for: .compactLeading)
    }
    .contentMarginsDisabled()
  }
}

@available(iOS 17.0, *)
struct TogglePomodoroIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = LocalizedStringResource("Pause or resume")
  static var openAppWhenRun: Bool = false
  static var isDiscoverable: Bool { false }

  @Parameter(title: "Paused", default: true) var isPaused: Bool

  init() {}
  init(isPaused: Bool) { self.isPaused = isPaused }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let paused = isPaused
    for activity in Activity<PomodoroAttributes>.activities {
      var state = activity.content.state
      state.isPaused = paused
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result(value: paused)
  }
}

@available(iOS 17.0, *)
struct SkipPomodoroIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Skip"

  func perform() async throws -> some IntentResult {
    for activity in Activity<PomodoroAttributes>.activities where activity.activityState == .active {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

@available(iOS 17.0, *)
#Preview("Pomodoro", as: .dynamicIsland(.expanded), using: PomodoroAttributes(rounds: 4)) {
  PomodoroLiveActivity()
} contentStates: {
  PomodoroAttributes.ContentState(phase: .focus, interval: .now ... .now + 1500, round: 1)
}
