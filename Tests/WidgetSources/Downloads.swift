// Gauges of each kind, percentages by format, and rings of strokes.
import ActivityKit
import SwiftUI
import WidgetKit

struct DownloadAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var fraction: Double?
    var finished: Bool
    var received: Int64
    var total: Int64
    var speed: String
  }
  let fileName: String
}

struct DownloadLiveActivity: Widget {
  private let tint = Color.cyan

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DownloadAttributes.self) { context in
      HStack(spacing: 14) {
        ZStack {
          Circle().stroke(Color.white.opacity(0.18), lineWidth: 5)
          Circle()
            .trim(from: 0, to: context.state.finished ? 1 : CGFloat(context.state.fraction ?? 0.02))
            .stroke(tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Image(systemName: context.state.finished ? "checkmark" : "arrow.down").foregroundStyle(tint)
        }
        .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 3) {
          Text(context.attributes.fileName).font(.subheadline.weight(.semibold)).lineLimit(1).truncationMode(.middle)
          Gauge(value: context.state.fraction ?? 0, label: {}).gaugeStyle(.accessoryLinearCapacity).tint(tint)
          HStack {
            Text(context.state.received, format: .byteCount(style: .file))
            Text("/")
            Text(context.state.total.formatted(.byteCount(style: .file)))
            Spacer()
            Text(context.state.fraction ?? 0, format: .percent.precision(.fractionLength(0)))
          }
          .font(.caption).foregroundStyle(.secondary)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "arrow.down.circle.fill").font(.title2).foregroundStyle(.blue)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("\(Int((context.state.fraction ?? 0) * 100))%").font(.title2.bold())
            Text(context.state.speed).font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Gauge(value: context.state.fraction ?? 0) {
            Text("Progress")
          } currentValueLabel: {
            Text("\(Int((context.state.fraction ?? 0) * 100))%")
          }
          .gaugeStyle(.linearCapacity).tint(.blue)
        }
      } compactLeading: {
        Image(systemName: context.state.finished ? "checkmark.circle.fill" : "arrow.down.circle.fill")
      } compactTrailing: {
        Gauge(value: context.state.fraction ?? 0) { Text("\(Int((context.state.fraction ?? 0) * 100))") }
          .gaugeStyle(.accessoryCircularCapacity).tint(tint)
      } minimal: {
        Gauge(value: context.state.finished ? 1 : (context.state.fraction ?? 0)) { EmptyView() }
          .gaugeStyle(.accessoryCircular).tint(tint)
      }
    }
  }
}
