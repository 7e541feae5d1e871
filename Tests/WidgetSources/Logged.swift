// Somebody who looks for a mistake: every step of drawing is written into the log.
import ActivityKit
import SwiftUI
import WidgetKit
import OSLog

private let logger = Logger(subsystem: "com.example.sets", category: "LiveActivity")

struct SetsAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var title: String
    var subtitle: String?
    var endMilliseconds: Double?
    var progress: Double?
  }
  var name: String
  var tint: String?
}

struct SetsLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SetsAttributes.self) { context in
      let _ = logger.info("[LA] lock screen title=\(context.state.title, privacy: .public)")
      let _ = logger.debug("[LA] progress=\(context.state.progress ?? 0, format: .fixed(precision: 2))")
      VStack(alignment: .leading) {
        HStack(alignment: .center) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.state.title).font(.title2).fontWeight(.semibold)
            if let subtitle = context.state.subtitle { Text(subtitle).font(.title3).opacity(0.7) }
          }
          Spacer()
          Text(timer(from: context.state.subtitle)).monospacedDigit()
        }
        if let end = context.state.endMilliseconds {
          ProgressView(timerInterval: Date.interval(milliseconds: end)).tint(.teal)
        } else if let progress = context.state.progress {
          ProgressView(value: progress).tint(context.attributes.tint.map { Color($0) })
        }
      }
      .padding(24)
      .applyLink(from: "sets://workout")
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text(state.title).dynamicIsland(verticalPlacement: .belowIfTooWide).padding(.leading, 5)
            .applyLink(from: "sets://workout")
        }
        DynamicIslandExpandedRegion(.bottom) {
          if let progress = state.progress { ProgressView(value: progress).padding(.horizontal, 5) }
        }
      } compactLeading: {
        Image(systemName: "dumbbell").frame(maxWidth: 23, maxHeight: 23)
      } compactTrailing: {
        Text(timer(from: state.subtitle)).font(.system(size: 15)).fontWeight(.semibold).frame(maxWidth: 60)
      } minimal: {
        ring(state.progress)
      }
    }
  }

  private func timer(from subtitle: String?) -> String {
    guard let subtitle else {
      let _ = logger.warning("[LA] there is no subtitle")
      return "--:--"
    }
    guard let range = subtitle.range(of: " • ") else { return subtitle }
    return String(subtitle[..<range.lowerBound])
  }

  @ViewBuilder private func ring(_ progress: Double?) -> some View {
    if let progress { ProgressView(value: progress).progressViewStyle(.circular) } else { EmptyView() }
  }
}

extension Date {
  fileprivate static func interval(milliseconds: Double) -> ClosedRange<Self> {
    now...max(now, Date(timeIntervalSince1970: milliseconds / 1000))
  }
}

extension View {
  @ViewBuilder fileprivate func applyLink(from string: String?) -> some View {
    applyIfPresent(string.flatMap { URL(string: $0) }) { view, url in view.widgetURL(url) }
  }
  @ViewBuilder fileprivate func applyIfPresent<T>(_ value: T?, transform: (Self, T) -> some View) -> some View {
    if let value { transform(self, value) } else { self }
  }
}
