// swift-format-ignore-file
// Bars in three colours with a rule and its words, and a curve with a dot.
import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct ChartCardAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var hours: [Double]
    var now: Int
  }
}

private struct Bars: View {
  let state: ChartCardAttributes.ContentState
  var hasRule = true
  private var mean: Double { state.hours.reduce(0, +) / Double(state.hours.count) }
  var body: some View {
    Chart {
      ForEach(Array(state.hours.enumerated()), id: \.offset) { hour, value in
        BarMark(x: .value("Hour", hour), y: .value("kWh", value), width: .fixed(8))
          .foregroundStyle(hour == state.now ? Color.yellow : hour < state.now ? .green : .gray.opacity(0.4))
          .cornerRadius(2)
      }
      if hasRule {
        RuleMark(y: .value("Mean", mean))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
          .foregroundStyle(.white.opacity(0.6))
          .annotation(position: .top, alignment: .trailing) { Text("⌀ \(mean, specifier: "%.1f")").font(.caption2) }
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}

struct ChartCardLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChartCardAttributes.self) { context in
      HStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 2) {
          Label("Solar", systemImage: "sun.max.fill").font(.caption).foregroundStyle(.yellow)
          Text("3.4 kWh").font(.title2.bold())
          HStack(spacing: 3) {
            Image(systemName: "arrow.up.right")
            Text("18 % over June")
          }
          .font(.caption2)
          .foregroundStyle(.green)
        }
        Bars(state: context.state).frame(height: 80)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Label("Solar", systemImage: "sun.max.fill").foregroundStyle(.yellow) }
        DynamicIslandExpandedRegion(.trailing) { Text("3.4 kWh").bold() }
        DynamicIslandExpandedRegion(.bottom) {
          Chart {
            ForEach(Array(context.state.hours.enumerated()), id: \.offset) { hour, value in
              AreaMark(x: .value("Hour", hour), y: .value("kWh", value))
                .foregroundStyle(LinearGradient(colors: [.yellow.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.catmullRom)
              LineMark(x: .value("Hour", hour), y: .value("kWh", value)).foregroundStyle(.yellow)
            }
            PointMark(x: .value("Hour", context.state.now), y: .value("kWh", context.state.hours[context.state.now]))
              .foregroundStyle(.white)
          }
          .chartYAxis(.hidden)
          .chartXAxis { AxisMarks(values: [0, 4, 8]) { value in AxisValueLabel { Text("\((value.as(Int.self) ?? 0) + 8):00").font(.caption2) } } }
          .frame(height: 64)
        }
      } compactLeading: {
        Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
      } compactTrailing: {
        Bars(state: context.state, hasRule: false).frame(width: 48, height: 20)
      } minimal: {
        Gauge(value: 0.68) { Image(systemName: "bolt.fill") }.gaugeStyle(.accessoryCircularCapacity).tint(.yellow)
      }
    }
  }
}

#Preview("ChartCard", as: .content, using: ChartCardAttributes()) {
  ChartCardLiveActivity()
} contentStates: {
  ChartCardAttributes.ContentState(hours: [0.1, 0.2, 0.35, 0.5, 0.62, 0.7, 0.66, 0.5, 0.38, 0.25, 0.12, 0.05], now: 6)
}
