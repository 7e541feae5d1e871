// swift-format-ignore-file
// A list of downloads, each with a bar of an own style, of which one has hardly begun.
import ActivityKit
import SwiftUI
import WidgetKit

struct DownloadQueueAttributes: ActivityAttributes {
  struct Item: Codable, Hashable, Identifiable { var id: Int; var name: String; var fraction: Double }
  struct ContentState: Codable, Hashable { var items: [Item]; var speed: Double }
  var server: String
}

private struct SlimBar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.tint).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 4)
  }
}

struct DownloadQueueLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DownloadQueueAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        LabeledContent {
          Text("\(context.state.speed, specifier: "%.1f") MB/s").monospacedDigit()
        } label: {
          Label(context.attributes.server, systemImage: "arrow.down.circle.fill")
        }
        .font(.subheadline.bold())
        Divider()
        ForEach(context.state.items) { item in
          HStack(spacing: 8) {
            Image(systemName: item.fraction >= 1 ? "checkmark.circle.fill" : "doc.zipper").foregroundStyle(item.fraction >= 1 ? .green : .blue).frame(width: 20)
            VStack(alignment: .leading, spacing: 3) {
              Text(item.name).font(.caption).lineLimit(1).truncationMode(.middle)
              ProgressView(value: item.fraction).progressViewStyle(SlimBar())
            }
            Text(item.fraction, format: .percent.precision(.fractionLength(0))).font(.caption2.monospacedDigit()).frame(width: 40, alignment: .trailing)
          }
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.state.items.count) files", systemImage: "arrow.down.circle").font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.speed, specifier: "%.1f") MB/s").font(.caption)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            ForEach(context.state.items.prefix(2)) { item in
              HStack {
                Text(item.name).font(.caption2).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
                ProgressView(value: item.fraction).frame(width: 90)
              }
            }
          }
        }
      } compactLeading: {
        Image(systemName: "arrow.down.circle").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      } compactTrailing: {
        ProgressView(value: 0.62).progressViewStyle(.circular).tint(.blue).frame(width: 20, height: 20)
      } minimal: {
        Text("\(context.state.items.count)").font(.caption.bold()).padding(4).background(Circle().fill(.blue))
      }
    }
  }
}

#Preview("DownloadQueue", as: .content, using: DownloadQueueAttributes(server: "charts.example")) {
  DownloadQueueLiveActivity()
} contentStates: {
  DownloadQueueAttributes.ContentState(items: [.init(id: 1, name: "north-sea-coastal-charts-2026-edition-final.zip", fraction: 0.62), .init(id: 2, name: "tides.pdf", fraction: 1), .init(id: 3, name: "lights-and-buoys.csv", fraction: 0.07)], speed: 12.4)
}
