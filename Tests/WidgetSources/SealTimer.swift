// swift-format-ignore-file
// Words in Japanese, a seal of one letter, colours and sentences by an enum without cases of its own.
import ActivityKit
import SwiftUI
import WidgetKit

struct SealAttributes: ActivityAttributes {
  enum Kind: String, Codable { case unlock, focus, session }
  struct ContentState: Codable, Hashable { var kind: Kind; var endsAt: Date?; var pausedSeconds: Int? }
}

private enum SealStyle {
  static func seal(_ s: SealAttributes.ContentState) -> String { switch s.kind { case .unlock: return "解"; case .focus: return "集"; case .session: return "枠" } }
  static func title(_ s: SealAttributes.ContentState) -> String { s.kind == .focus ? "集中タイマー" : "緊急解除" }
  static func color(_ s: SealAttributes.ContentState) -> Color { s.kind == .focus ? .indigo : .red }
}

private struct SealTimerText: View {
  let state: SealAttributes.ContentState
  var body: some View {
    if let left = state.pausedSeconds {
      Text(Duration.seconds(left), format: .time(pattern: .minuteSecond(padMinuteToLength: 2)))
    } else if let end = state.endsAt {
      Text(timerInterval: .now...max(.now, end), countsDown: true, showsHours: true)
    } else {
      Text(verbatim: "--:--")
    }
  }
}

struct SealTimerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SealAttributes.self) { context in
      HStack(spacing: 12) {
        Text(SealStyle.seal(context.state)).font(.system(size: 20, weight: .heavy, design: .serif))
          .frame(width: 48, height: 48).overlay(RoundedRectangle(cornerRadius: 6).stroke(SealStyle.color(context.state), lineWidth: 2))
        VStack(alignment: .leading) { Text(SealStyle.title(context.state)).font(.headline); Text("残り時間").font(.caption).foregroundStyle(.secondary) }
        Spacer()
        SealTimerText(state: context.state).font(.title2).monospacedDigit().multilineTextAlignment(.trailing).frame(maxWidth: 110, alignment: .trailing)
      }
      .padding().activityBackgroundTint(Color(white: 0.96)).environment(\.colorScheme, .light).environment(\.locale, Locale(identifier: "ja_JP"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(SealStyle.seal(context.state)).font(.title).padding(.leading, 4) }
        DynamicIslandExpandedRegion(.trailing) { SealTimerText(state: context.state).foregroundStyle(SealStyle.color(context.state)) }
        DynamicIslandExpandedRegion(.center) { Text(SealStyle.title(context.state)).font(.headline).lineLimit(1) }
      } compactLeading: { Text(SealStyle.seal(context.state)).foregroundStyle(SealStyle.color(context.state)) } compactTrailing: { SealTimerText(state: context.state).monospacedDigit().frame(maxWidth: 58) } minimal: { Text(SealStyle.seal(context.state)) }
      .keylineTint(SealStyle.color(context.state))
    }
  }
}
