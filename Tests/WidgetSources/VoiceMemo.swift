// swift-format-ignore-file
// Levels that share the width of their row, and a ring around a square to stop.
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct VoiceMemoAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var levels: [Double]; var began: Date }
  var title: String
}
struct VoiceStopIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Levels: View {
  let levels: [Double]
  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .center, spacing: 3) {
        ForEach(Array(levels.enumerated()), id: \.offset) { _, level in
          RoundedRectangle(cornerRadius: 1.5).fill(.red).frame(maxWidth: .infinity).frame(height: max(2, proxy.size.height * level))
        }
      }
      .frame(maxHeight: .infinity)
    }
  }
}

struct VoiceMemoLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: VoiceMemoAttributes.self) { context in
      HStack(spacing: 14) {
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 6) {
            Circle().fill(.red).frame(width: 8, height: 8)
            Text("REC").font(.caption2.weight(.heavy)).foregroundStyle(.red)
          }
          Text(context.attributes.title).font(.subheadline.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
          Text(context.state.began, style: .timer).font(.title2.monospacedDigit())
        }
        .frame(width: 110, alignment: .leading)
        Levels(levels: context.state.levels).frame(height: 48)
        Button(intent: VoiceStopIntent()) {
          ZStack {
            Circle().stroke(.white, lineWidth: 3).frame(width: 52, height: 52)
            RoundedRectangle(cornerRadius: 5).fill(.red).frame(width: 22, height: 22)
          }
        }
        .buttonStyle(.plain)
      }
      .padding(16)
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.state.began, style: .timer).font(.title.monospacedDigit()).foregroundStyle(.red).frame(width: 110, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Button(intent: VoiceStopIntent()) { Image(systemName: "stop.fill") }.tint(.red).buttonBorderShape(.circle).buttonStyle(.bordered)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Levels(levels: context.state.levels).frame(height: 40).mask {
            LinearGradient(colors: [.clear, .black, .black, .clear], startPoint: .leading, endPoint: .trailing)
          }
        }
      } compactLeading: {
        Image(systemName: "mic.fill").foregroundStyle(.red)
      } compactTrailing: {
        Text(context.state.began, style: .timer).monospacedDigit().frame(width: 40).font(.caption)
      } minimal: {
        Image(systemName: "record.circle").foregroundStyle(.red)
      }
    }
  }
}

#Preview("VoiceMemo", as: .content, using: VoiceMemoAttributes(title: "Interview with the harbour master")) {
  VoiceMemoLiveActivity()
} contentStates: {
  VoiceMemoAttributes.ContentState(levels: [0.1, 0.3, 0.5, 0.9, 0.6, 0.4, 0.8, 1, 0.7, 0.3, 0.2, 0.5, 0.6, 0.1], began: Date().addingTimeInterval(-184))
}
