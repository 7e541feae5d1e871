// swift-format-ignore-file
// A bar for each level, a mask that fades, a texture that is tiled, and a palette that another file might have.
import ActivityKit
import SwiftUI
import WidgetKit

struct WaveformAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var levels: [Float]; var seconds: Int; var isPaused: Bool }
  var title: String
}

private struct WavePalette {
  let accent: Color, start: Color, end: Color
  static var current: WavePalette { WavePalette(accent: .cyan, start: Color(white: 0.1), end: Color(red: 0.1, green: 0.1, blue: 0.3)) }
}

private struct Waveform: View {
  let levels: [Float]
  let isPaused: Bool
  private static let bars = 14
  var body: some View {
    let shown = Array(levels.suffix(Self.bars))
    HStack(alignment: .center, spacing: 8) {
      ForEach(0..<Self.bars, id: \.self) { position in
        let isReal = position < shown.count
        let level = isReal ? CGFloat(shown[position]) : 0
        Capsule().fill(isReal ? WavePalette.current.accent : Color.white.opacity(0.25))
          .frame(width: 8, height: 16 + level * 48)
      }
    }
    .frame(width: 224, height: 64)
    .opacity(isPaused ? 0.4 : 1.0)
    .mask(
      HStack(spacing: 0) {
        LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing).frame(width: 30)
        Color.white
      })
  }
}

struct WaveformLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WaveformAttributes.self) { context in
      let palette = WavePalette.current
      HStack {
        Waveform(levels: context.state.levels, isPaused: context.state.isPaused)
        Spacer(minLength: 8)
        Text(clock(context.state.seconds)).font(.system(size: 17, weight: .semibold)).monospacedDigit()
      }
      .padding(.horizontal, 14).padding(.vertical, 12)
      .background {
        ZStack {
          LinearGradient(colors: [palette.start, palette.end], startPoint: UnitPoint(x: 0.1, y: 0), endPoint: UnitPoint(x: 0.9, y: 1))
          Image("Noise").resizable(resizingMode: .tile).opacity(0).blendMode(.hardLight)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .overlay(RoundedRectangle(cornerRadius: 20).stroke(.white.opacity(0.1), lineWidth: 0.5))
      .activityBackgroundTint(.clear)
    } dynamicIsland: { context in
      island(context)
    }
  }
  private func island(_ context: ActivityViewContext<WaveformAttributes>) -> DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Image(systemName: "waveform").foregroundStyle(.cyan) }
      DynamicIslandExpandedRegion(.center) { Text(clock(context.state.seconds)).font(.system(.title2, design: .monospaced)) }
      DynamicIslandExpandedRegion(.trailing) {
        Link(destination: URL(string: "dreams://stop")!) { Image(systemName: "stop.fill").foregroundStyle(.red) }
      }
    } compactLeading: {
      Image(systemName: "waveform").symbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing)
    } compactTrailing: {
      Text(clock(context.state.seconds)).font(.system(.caption, design: .monospaced))
    } minimal: {
      Image(systemName: "waveform")
    }
  }
  private func clock(_ total: Int) -> String { String(format: "%02d:%02d", total / 60, total % 60) }
}
