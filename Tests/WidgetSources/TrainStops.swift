// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Stop: Codable, Hashable, Identifiable { var name: String; var time: Date; var id: String { name } }
    var stops: [Stop]
    var track: String
    var delay: Int
  }
  var line: String
}

struct TrainStopRow: View {
  let stop: TrainAttributes.ContentState.Stop
  let isFirst: Bool
  let isLast: Bool
  var body: some View {
    HStack(spacing: 10) {
      ZStack {
        VStack(spacing: 0) {
          Rectangle().fill(isFirst ? Color.clear : Color.orange).frame(width: 3)
          Rectangle().fill(isLast ? Color.clear : Color.orange).frame(width: 3)
        }
        Circle().fill(Color.black).frame(width: 12, height: 12)
        Circle().stroke(Color.orange, lineWidth: 3).frame(width: 10, height: 10)
      }
      .frame(width: 16)
      Text(stop.name).font(.subheadline).fontWeight(isFirst ? .bold : .regular)
      Spacer()
      Text(stop.time, style: .time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
    }
    .frame(height: 24)
  }
}

struct TrainBadge: View {
  let line: String
  var body: some View {
    Text(line)
      .font(.caption.weight(.heavy))
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .frame(minWidth: 28, minHeight: 20)
      .background(Color.orange)
      .clipShape(RoundedRectangle(cornerRadius: 5))
  }
}

struct TrainLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TrainAttributes.self) { context in
      VStack(spacing: 8) {
        HStack {
          TrainBadge(line: context.attributes.line)
          Text("Track \(context.state.track)").font(.footnote.bold())
          Spacer()
          if context.state.delay > 0 {
            Text("+\(context.state.delay) min")
              .font(.footnote.bold())
              .foregroundStyle(.red)
              .padding(.horizontal, 6)
              .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 1) }
          }
        }
        VStack(spacing: 0) {
          ForEach(context.state.stops) { stop in
            TrainStopRow(stop: stop, isFirst: stop == context.state.stops.first, isLast: stop == context.state.stops.last)
          }
        }
      }
      .padding()
      .activityBackgroundTint(.black)
      .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack { TrainBadge(line: context.attributes.line); Text("Track \(context.state.track)").font(.caption) }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.stops[0].time, style: .timer).font(.caption.monospacedDigit()).frame(width: 50).multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 4) {
            Text(context.state.stops.first!.name).font(.caption.bold()).lineLimit(1)
            DashLine().stroke(style: StrokeStyle(lineWidth: 2, dash: [3])).frame(height: 1).foregroundStyle(.orange)
            Image(systemName: "tram.fill").font(.caption2).foregroundStyle(.orange)
            DashLine().stroke(style: StrokeStyle(lineWidth: 2, dash: [3])).frame(height: 1).foregroundStyle(.gray)
            Text(context.state.stops.last!.name).font(.caption.bold()).lineLimit(1)
          }
        }
      } compactLeading: {
        TrainBadge(line: context.attributes.line)
      } compactTrailing: {
        Text(context.state.delay > 0 ? "+\(context.state.delay)" : "on time").font(.caption2.bold()).foregroundStyle(context.state.delay > 0 ? .red : .green)
      } minimal: {
        Text(context.attributes.line).font(.caption2.bold()).padding(4).background(Circle().fill(.orange))
      }
    }
  }
}

struct DashLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: rect.width, y: 0))
    return path
  }
}

#Preview("Train", as: .content, using: TrainAttributes(line: "RE7")) {
  TrainLiveActivity()
} contentStates: {
  TrainAttributes.ContentState(stops: [.init(name: "Altona", time: .now + 300), .init(name: "Dammtor", time: .now + 720), .init(name: "Hauptbahnhof", time: .now + 960)], track: "8", delay: 4)
}
