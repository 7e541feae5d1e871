// swift-format-ignore-file
// State and animations that a widget never runs, bars stretched by a scale, links as buttons.
import ActivityKit
import SwiftUI
import WidgetKit

struct RecorderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var elapsed: TimeInterval; var isPaused: Bool; var level: Float }
  var title: String
}

struct RecorderDot: View {
  let isPaused: Bool
  @State private var isAnimating = false
  var body: some View {
    Circle().fill(Color(red: 239 / 255, green: 68 / 255, blue: 68 / 255)).frame(width: 8, height: 8)
      .opacity(isPaused ? 0.5 : (isAnimating ? 1.0 : 0.4))
      .animation(isPaused ? .default : .easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isAnimating)
      .onAppear { isAnimating = true }
  }
}

struct RecorderBars: View {
  let level: Float
  let count: Int
  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 1).fill(.red).frame(width: 8).scaleEffect(y: height(index), anchor: .bottom)
      }
    }
  }
  private func height(_ index: Int) -> CGFloat {
    let level = CGFloat(max(0, min(1, self.level)))
    return max(0.1, min(1.0, level * CGFloat(sin(Double(index) * 0.8) * 0.3 + 0.7)))
  }
}

struct RecorderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RecorderAttributes.self) { context in
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 6) { RecorderDot(isPaused: context.state.isPaused); Text(context.state.isPaused ? "Paused" : "Recording").font(.caption.weight(.semibold)) }
          Text(context.attributes.title).font(.subheadline.weight(.medium)).lineLimit(1)
          RecorderBars(level: context.state.level, count: 6).frame(height: 32)
        }
        Spacer()
        VStack(spacing: 12) {
          Text(clock(context.state.elapsed)).font(.system(.title3, design: .monospaced).monospacedDigit())
          HStack(spacing: 12) {
            Link(destination: URL(string: "rec://pause")!) { Text(context.state.isPaused ? "Resume" : "Pause").font(.caption.weight(.semibold)) }
            Link(destination: URL(string: "rec://stop")!) { Text("Stop").font(.caption.weight(.semibold)).foregroundStyle(.red) }
          }
        }
      }
      .padding(16).activityBackgroundTint(.black.opacity(0.7))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { HStack(spacing: 6) { RecorderDot(isPaused: context.state.isPaused); Text("Rec") } }
        DynamicIslandExpandedRegion(.trailing) { Text(clock(context.state.elapsed)).font(.system(.body, design: .monospaced)) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.title).font(.subheadline.weight(.medium)).lineLimit(1) }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 16) {
            RecorderBars(level: context.state.level, count: 8).frame(height: 32)
            Spacer()
            Link(destination: URL(string: "rec://stop")!) { Image(systemName: "stop.fill").foregroundStyle(.red) }
          }
        }
      } compactLeading: { RecorderDot(isPaused: context.state.isPaused) } compactTrailing: { Text(clock(context.state.elapsed)).font(.caption.monospacedDigit()) } minimal: { RecorderDot(isPaused: context.state.isPaused) }
    }
  }
  private func clock(_ time: TimeInterval) -> String { String(format: "%02d:%02d", Int(time) / 60, Int(time) % 60) }
}
