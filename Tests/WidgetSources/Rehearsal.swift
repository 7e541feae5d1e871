// swift-format-ignore-file
// Marked words in the state, captions that only just fit beside the camera, levels as low as letters, a label without a symbol.
import ActivityKit
import SwiftUI
import WidgetKit

struct RehearsalAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var words: AttributedString
    var elapsed: TimeInterval
    var levels: [Double]
    var isHeld: Bool
  }
  var choir: String
  var piece: String
}

struct RehearsalLiveActivity: Widget {
  private let ruby = Color(red: 0.88, green: 0.15, blue: 0.35)

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RehearsalAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label(context.attributes.choir, systemImage: "").font(.headline)
          Spacer()
          RehearsalLevels(levels: context.state.levels).frame(height: 16)
        }
        Text(context.state.words).font(.subheadline).lineLimit(2).truncationMode(.head)
      }
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 16).fill(Color(.systemBackground).opacity(0.9)))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 4) {
            Circle().fill(ruby).frame(width: 8, height: 8)
            Text(context.attributes.choir).font(.caption2).lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { Text(clock(context.state.elapsed)).font(.caption.monospacedDigit()) }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.piece).font(.footnote).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) { RehearsalLevels(levels: context.state.levels).frame(height: 32) }
      } compactLeading: {
        HStack(spacing: 4) {
          Circle().fill(ruby).frame(width: 8, height: 8)
          Text(context.state.isHeld ? "Paused" : "Live").font(.caption2.weight(.semibold))
        }
      } compactTrailing: {
        HStack(spacing: 4) {
          Text(clock(context.state.elapsed)).font(.caption.monospacedDigit())
          RehearsalLevels(levels: Array(context.state.levels.prefix(2))).frame(width: 12, height: 12)
        }
      } minimal: {
        Circle().fill(ruby).frame(width: 10, height: 10)
      }
    }
  }

  private func clock(_ seconds: TimeInterval) -> String { String(format: "%02d:%02d", Int(seconds) / 60, Int(seconds) % 60) }
}

struct RehearsalLevels: View {
  let levels: [Double]
  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(levels.enumerated()), id: \.offset) { _, level in
        RoundedRectangle(cornerRadius: 1).fill(.green).frame(width: 3).scaleEffect(y: max(0.1, level), anchor: .bottom)
      }
    }
  }
}
