import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

public struct TimerAttributes: ActivityAttributes, Sendable {
  public struct ContentState: Codable, Hashable, Sendable {
    public var phase: Phase
    public var endDate: Date
    public var remaining: Duration
    public enum Phase: Codable, Hashable, Sendable {
      case running(since: Date)
      case paused
      case finished
    }
  }
  public let name: String
  public let total: TimeInterval
  public init(name: String, total: TimeInterval) { self.name = name; self.total = total }
}

final class SharedStore: @unchecked Sendable {
  static let shared = SharedStore()
  static let suite = "group.com.example.timers"
  let defaults = UserDefaults(suiteName: SharedStore.suite) ?? .standard
  var container: URL? { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: SharedStore.suite) }
  @discardableResult
  func toggle(_ id: String) -> Bool {
    let value = !defaults.bool(forKey: id)
    defaults.set(value, forKey: id)
    defaults.synchronize()
    return value
  }
}

struct PauseTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause Timer"
  static let openAppWhenRun: Bool = false
  static let isDiscoverable = false

  @Parameter(title: "Timer ID")
  var timerID: String

  init() { timerID = "" }
  init(_ id: String) { timerID = id }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let paused = SharedStore.shared.toggle(timerID)
    if let activity = Activity<TimerAttributes>.activities.first(where: { $0.id == timerID }) {
      var state = activity.content.state
      state.phase = paused ? .paused : .running(since: .now)
      await activity.update(.init(state: state, staleDate: nil, relevanceScore: 50), alertConfiguration: nil)
    }
    WidgetCenter.shared.reloadTimelines(ofKind: "timers")
    return .result(value: paused)
  }
}

struct StopTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"
  @Parameter(title: "Timer", default: "main") var timer: String
  static var parameterSummary: some ParameterSummary { Summary("Stop \(\.$timer)") }
  func perform() async throws -> some IntentResult {
    for activity in Activity<TimerAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

struct RoundButtonStyle: ButtonStyle {
  var color: Color = .accentColor
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3.weight(.semibold))
      .frame(width: 44, height: 44)
      .background(color.opacity(configuration.isPressed ? 0.5 : 0.25), in: Circle())
      .foregroundStyle(color)
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct TimerBarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { geo in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(.tint).frame(width: geo.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 6)
      configuration.currentValueLabel
    }
  }
}

struct TimerControls: View {
  let id: String
  let phase: TimerAttributes.ContentState.Phase
  private var isPaused: Bool { if case .paused = phase { return true }; return false }
  var body: some View {
    HStack(spacing: 12) {
      Button(intent: PauseTimerIntent(id)) {
        Image(systemName: isPaused ? "play.fill" : "pause.fill")
          .contentTransition(.symbolEffect(.replace.downUp))
      }
      .buttonStyle(RoundButtonStyle(color: .orange))
      Button(role: .destructive, intent: StopTimerIntent()) {
        Image(systemName: "xmark")
      }
      .buttonStyle(RoundButtonStyle(color: .gray))
    }
    .invalidatableContent()
  }
}

struct TimerActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TimerAttributes.self) { context in
      HStack {
        TimerControls(id: context.activityID, phase: context.state.phase)
        Spacer()
        VStack(alignment: .trailing) {
          Text(context.attributes.name).font(.footnote).foregroundStyle(.orange)
          countdown(context.state).font(.system(size: 40, weight: .light, design: .default))
        }
      }
      .padding()
      .activityBackgroundTint(nil)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          TimerControls(id: context.activityID, phase: context.state.phase)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text(context.attributes.name).font(.caption)
            countdown(context.state).font(.title)
          }
          .foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(
            timerInterval: Date.now...context.state.endDate, countsDown: true, label: { EmptyView() },
            currentValueLabel: { EmptyView() }
          )
          .progressViewStyle(.linear)
          .tint(.orange)
          ProgressView(value: 0.4, total: 1) { Text("Round") }.progressViewStyle(TimerBarStyle())
        }
      } compactLeading: {
        Image(systemName: "timer").foregroundStyle(.orange).symbolEffect(.pulse, options: .repeating, isActive: true)
      } compactTrailing: {
        countdown(context.state).foregroundStyle(.orange).frame(maxWidth: .minimum(50, 64))
      } minimal: {
        ProgressView(timerInterval: Date.now...context.state.endDate, countsDown: true) {
        } currentValueLabel: {
          Image(systemName: "timer")
        }
        .progressViewStyle(.circular)
        .tint(.orange)
      }
      .keylineTint(.orange)
    }
  }

  @ViewBuilder func countdown(_ state: TimerAttributes.ContentState) -> some View {
    switch state.phase {
    case .running:
      Text(timerInterval: .now...max(.now, state.endDate), countsDown: true).monospacedDigit().multilineTextAlignment(
        .trailing)
    case .paused:
      Text(state.remaining.formatted(.time(pattern: .minuteSecond)))
    case .finished:
      Text("Done", comment: "A timer that ended")
    }
  }
}

extension CGFloat {
  static func minimum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a < b ? a : b }
}
