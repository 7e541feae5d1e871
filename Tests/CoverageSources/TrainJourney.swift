#if canImport(ActivityKit)
  import ActivityKit
#endif
import Foundation
import SwiftUI
import WidgetKit

struct TrainAttributes: ActivityAttributes {
  struct Stop: Codable, Hashable, Identifiable {
    var id: String { name }
    var name: String
    var arrival: Date
    var platform: String
  }

  struct ContentState: Codable, Hashable {
    var delay: Int
    var next: Int
    var progress: Double
    var departure: Date
  }

  let line: String
  let stops: [Stop]
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The way between two stations with the train on it.
struct JourneyBar: View {
  var progress: Double
  var tint: Color = .red

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule()
          .fill(Color.secondary.opacity(0.3))
          .frame(height: 6)
        Capsule()
          .fill(tint)
          .frame(width: geometry.size.width * CGFloat(progress), height: 6)
        Image(systemName: "tram.fill")
          .foregroundColor(tint)
          .offset(x: geometry.size.width * progress - 8)
          .zIndex(1)
      }
      .frame(maxHeight: .infinity, alignment: .center)
      .preference(key: WidthKey.self, value: geometry.size.width)
    }
    .frame(height: 20)
    .onPreferenceChange(WidthKey.self, perform: { print($0) })
  }
}

@available(iOSApplicationExtension 16.1, *)
struct TrainLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TrainAttributes.self) { context in
      TrainCard(attributes: context.attributes, state: context.state)
    } dynamicIsland: { context in
      let stops = context.attributes.stops
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          stationColumn(stops.first, alignment: .leading)
        }
        DynamicIslandExpandedRegion(.trailing) {
          stationColumn(stops.last, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.line)
            .font(.headline)
            .padding(.horizontal, 6)
            .background(Color.red)
            .clipShape(RoundedRectangle(cornerRadius: 4))
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 4) {
            JourneyBar(progress: context.state.progress)
            nextStop(context)
          }
        }
      } compactLeading: {
        HStack(spacing: 2) {
          Image(systemName: "tram.fill")
          Text(context.attributes.line)
        }
        .foregroundColor(.red)
      } compactTrailing: {
        if let stop = nextStop(of: context) {
          Text(stop.arrival, style: .timer)
            .monospacedDigit()
            .frame(maxWidth: 44)
        } else {
          Image(systemName: "checkmark")
        }
      } minimal: {
        Image(systemName: "tram.fill").foregroundColor(context.state.delay > 0 ? .orange : .green)
      }
      .widgetURL(URL(string: "railway://journey/\(context.activityID)"))
      .keylineTint(.red)
    }
  }

  private func nextStop(of context: ActivityViewContext<TrainAttributes>) -> TrainAttributes.Stop? {
    context.attributes.stops.indices.contains(context.state.next) ? context.attributes.stops[context.state.next] : nil
  }

  @ViewBuilder
  private func stationColumn(_ stop: TrainAttributes.Stop?, alignment: HorizontalAlignment) -> some View {
    if let stop {
      VStack(alignment: alignment, spacing: 0) {
        Text(stop.name).font(.caption).lineLimit(1).truncationMode(.tail)
        Text(stop.arrival, style: .time).font(.title3).bold()
        Text("Pl. \(stop.platform)").font(.caption2).foregroundColor(.secondary)
      }
    }
  }

  @ViewBuilder
  private func nextStop(_ context: ActivityViewContext<TrainAttributes>) -> some View {
    if let stop = nextStop(of: context) {
      HStack {
        (Text("Next: ").foregroundColor(.secondary) + Text(stop.name).bold())
          .font(.footnote)
        Spacer()
        delayBadge(context.state.delay)
      }
    }
  }
}

@ViewBuilder
private func delayBadge(_ minutes: Int) -> some View {
  if minutes > 0 {
    Text("+\(minutes) min").font(.caption).foregroundColor(.orange)
  } else {
    Text("on time").font(.caption).foregroundColor(.green)
  }
}

struct TrainCard: View {
  @Environment(\.colorScheme) private var colorScheme
  let attributes: TrainAttributes
  let state: TrainAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .lastTextBaseline) {
        Text(attributes.line).font(.title2).fontWeight(.bold)
        ViewThatFits(in: .horizontal) {
          Text(attributes.stops.map(\.name).joined(separator: " – ")).lineLimit(1)
          Text(attributes.stops.last?.name ?? "").lineLimit(1)
        }
        .font(.footnote)
        Spacer(minLength: 4)
        delayBadge(state.delay)
      }
      JourneyBar(progress: state.progress, tint: colorScheme == .dark ? .cyan : .blue)
      HStack(alignment: .top) {
        ForEach(Array(attributes.stops.enumerated()), id: \.element.id) { index, stop in
          VStack(alignment: index == 0 ? .leading : index == attributes.stops.count - 1 ? .trailing : .center) {
            Text(stop.name).font(.caption2).lineLimit(1)
            Text(stop.arrival, style: .time)
              .font(.caption2)
              .strikethrough(state.delay > 0)
              .foregroundStyle(.secondary)
          }
          .alignmentGuide(.top) { dimensions in dimensions[.top] }
          if index < attributes.stops.count - 1 { Spacer() }
        }
      }
    }
    .padding()
    .background(Color(white: colorScheme == .dark ? 0.1 : 0.95))
  }
}

struct TrainCard_Previews: PreviewProvider {
  static var previews: some View {
    TrainCard(
      attributes: TrainAttributes(line: "RE 7", stops: []),
      state: TrainAttributes.ContentState(delay: 0, next: 0, progress: 0.5, departure: .now)
    )
    .previewContext(WidgetPreviewContext(family: .systemMedium))
    .previewDevice("iPhone 15 Pro")
  }
}
