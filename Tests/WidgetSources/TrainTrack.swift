// swift-format-ignore-file
// A progress style of its own draws a track with stations and a train; sums of texts in colours.
import ActivityKit
import WidgetKit
import SwiftUI

struct TrainTrackAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var departs: Date
    var arrives: Date
    var headline: String
    var stands: Bool
    var next: String
    var nextTime: String
    var stops: [Double]
    var trouble: String
  }
  var from: String
  var to: String
  var line: String
}

private let rail = Color(red: 0.95, green: 0.40, blue: 0.04)
private let night = Color(red: 0.04, green: 0.06, blue: 0.12)

private struct TrackStyle: ProgressViewStyle {
  var stands: Bool
  var stops: [Double]
  func makeBody(configuration: Configuration) -> some View {
    let done = CGFloat(configuration.fractionCompleted ?? 0)
    return GeometryReader { geometry in
      let width = geometry.size.width
      let inset: CGFloat = 11
      let span = max(0, width - inset * 2)
      let x = inset + span * min(max(done, 0), 1)
      ZStack(alignment: .topLeading) {
        Path { p in p.move(to: CGPoint(x: inset, y: 11)); p.addLine(to: CGPoint(x: width - inset, y: 11)) }
          .stroke(style: StrokeStyle(lineWidth: 3.5, lineCap: .round, dash: [1, 7]))
          .foregroundColor(.white.opacity(0.28))
        Path { p in p.move(to: CGPoint(x: inset, y: 11)); p.addLine(to: CGPoint(x: x, y: 11)) }
          .stroke(style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
          .foregroundColor(stands ? .red : rail)
        ForEach(stops.indices, id: \.self) { i in
          Circle().fill(done >= CGFloat(stops[i]) ? rail : Color.white.opacity(0.55))
            .frame(width: 8, height: 8).position(x: inset + span * CGFloat(stops[i]), y: 11)
        }
        Image(systemName: stands ? "pause.fill" : "tram.fill")
          .font(.system(size: 10, weight: .bold)).foregroundColor(.white)
          .frame(width: 22, height: 22)
          .background(stands ? .red : rail, in: Circle())
          .overlay(Circle().strokeBorder(.white, lineWidth: 1.5))
          .position(x: x, y: 11)
      }
    }
    .frame(height: 22)
  }
}

private func track(_ s: TrainTrackAttributes.ContentState) -> some View {
  ProgressView(timerInterval: s.departs...max(s.departs.addingTimeInterval(60), s.arrives), countsDown: false) { EmptyView() }
    currentValueLabel: { EmptyView() }
    .progressViewStyle(TrackStyle(stands: s.stands, stops: s.stops))
}

struct TrainTrackLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TrainTrackAttributes.self) { context in
      let s = context.state
      VStack(alignment: .leading, spacing: 9) {
        HStack(alignment: .firstTextBaseline) {
          Text(s.headline).font(.system(.headline, design: .rounded).weight(.bold))
          Spacer()
          if s.arrives > Date() && s.departs <= Date() {
            Text(s.arrives, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
              .foregroundColor(rail).frame(maxWidth: 70)
          }
        }
        track(s)
        HStack {
          Text(context.attributes.from).font(.caption2)
          Spacer()
          if !s.next.isEmpty {
            (Text("→ ").foregroundColor(rail) + Text(s.next).foregroundColor(.white)
              + Text(s.nextTime.isEmpty ? "" : " · \(s.nextTime)").foregroundColor(.white.opacity(0.6)))
              .font(.caption2.weight(.semibold)).lineLimit(1)
          }
          Spacer()
          Text(context.attributes.to).font(.caption2)
        }
        if !s.trouble.isEmpty {
          Label(s.trouble, systemImage: "exclamationmark.triangle.fill").font(.caption2.weight(.medium)).foregroundColor(.red)
        }
      }
      .padding(15)
      .foregroundColor(.white)
      .activityBackgroundTint(night)
    } dynamicIsland: { context in
      let s = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.from, systemImage: "tram.fill").font(.caption2.weight(.semibold)).foregroundColor(rail)
        }
        DynamicIslandExpandedRegion(.trailing) { Text(context.attributes.to).font(.caption2.weight(.semibold)) }
        DynamicIslandExpandedRegion(.center) {
          Text(s.trouble.isEmpty ? s.headline : s.trouble).font(.caption.weight(.bold)).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) { track(s) }
      } compactLeading: {
        Image(systemName: s.stands ? "pause.fill" : "tram.fill").foregroundColor(rail)
      } compactTrailing: {
        if s.arrives > Date() {
          Text(s.arrives, style: .timer).monospacedDigit().font(.caption2.weight(.bold)).foregroundColor(rail).frame(maxWidth: 44)
        } else {
          Image(systemName: "clock").foregroundColor(rail)
        }
      } minimal: {
        Image(systemName: "tram.fill").foregroundColor(rail)
      }
      .keylineTint(rail)
    }
  }
}
