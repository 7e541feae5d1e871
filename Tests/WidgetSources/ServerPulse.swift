// swift-format-ignore-file
// Gauges in a row, a grid of bars, and levels hardly wider than lines.
import ActivityKit
import SwiftUI
import WidgetKit

struct ServerPulseAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var cpu: Double
    var memory: Double
    var disk: Double
    var received: String
    var sent: String
    var load: [Double]
  }
  var host: String
  var region: String
}

private func heat(_ value: Double) -> Color { value > 0.9 ? .red : value > 0.7 ? .orange : .green }

private struct MeterRow: View {
  let name: String
  let value: Double
  var body: some View {
    GridRow {
      Text(name).font(.caption2).foregroundStyle(.secondary).gridColumnAlignment(.leading)
      ProgressView(value: value).tint(heat(value))
      Text(value, format: .percent.precision(.fractionLength(0))).font(.caption.monospacedDigit())
        .gridColumnAlignment(.trailing)
    }
  }
}

struct ServerPulseLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ServerPulseAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "server.rack").foregroundStyle(.green)
          Text(context.attributes.host).font(.headline)
          Spacer()
          Text(context.attributes.region).font(.caption).padding(.horizontal, 8).padding(.vertical, 2)
            .background(.quaternary, in: Capsule())
        }
        HStack(spacing: 16) {
          ForEach([("CPU", context.state.cpu), ("RAM", context.state.memory), ("SSD", context.state.disk)], id: \.0) { item in
            Gauge(value: item.1) {
              Text(item.0)
            } currentValueLabel: {
              Text("\(Int(item.1 * 100))")
            }
            .gaugeStyle(.accessoryCircular).tint(heat(item.1))
          }
          Spacer(minLength: 0)
          VStack(alignment: .trailing, spacing: 2) {
            Label(context.state.received, systemImage: "arrow.down").foregroundStyle(.cyan)
            Label(context.state.sent, systemImage: "arrow.up").foregroundStyle(.pink)
          }
          .font(.caption.monospacedDigit())
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.host, systemImage: "server.rack").font(.headline).foregroundStyle(.green)
        }
        DynamicIslandExpandedRegion(.trailing) {
          HStack(alignment: .bottom, spacing: 2) {
            ForEach(Array(context.state.load.enumerated()), id: \.offset) { _, value in
              RoundedRectangle(cornerRadius: 1).fill(heat(value)).frame(width: 3, height: 4 + 20 * value)
            }
          }
          .frame(height: 24)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 2) {
            MeterRow(name: "CPU", value: context.state.cpu)
            MeterRow(name: "Memory", value: context.state.memory)
            MeterRow(name: "Disk", value: context.state.disk)
          }
        }
      } compactLeading: {
        Image(systemName: "server.rack").foregroundStyle(.green)
      } compactTrailing: {
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(Array(context.state.load.suffix(6).enumerated()), id: \.offset) { _, value in
            Capsule().fill(heat(value)).frame(width: 3, height: 3 + 15 * value)
          }
        }
      } minimal: {
        Gauge(value: context.state.cpu) { Image(systemName: "cpu") } currentValueLabel: { Text("\(Int(context.state.cpu * 100))") }
          .gaugeStyle(.accessoryCircularCapacity).tint(heat(context.state.cpu))
      }
      .keylineTint(.green)
    }
  }
}

#Preview("ServerPulse", as: .content, using: ServerPulseAttributes(host: "fjord-02", region: "Bergen")) {
  ServerPulseLiveActivity()
} contentStates: {
  ServerPulseAttributes.ContentState(cpu: 0.74, memory: 0.58, disk: 0.93, received: "1.2 MB/s", sent: "340 kB/s", load: [0.2, 0.3, 0.5, 0.9, 0.7, 0.6, 0.95, 0.74])
}
