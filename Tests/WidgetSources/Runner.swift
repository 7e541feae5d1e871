// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct RunnerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var start: Date
    var km: Double
    var pace: String
    var heart: Int
    var splits: [Double]
    var paused: Bool
  }
  var goal: Double
}

struct RingView: View {
  let value: Double
  var width: CGFloat = 8
  var body: some View {
    ZStack {
      Circle().stroke(Color.green.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: value)
        .stroke(AngularGradient(colors: [.green, .yellow], center: .center), style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(value, format: .percent.precision(.fractionLength(0)))
        .font(.system(size: 13, weight: .bold))
    }
  }
}

struct StatColumn: View {
  let value: String
  let unit: String
  let icon: String
  let color: Color
  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: icon).foregroundColor(color).font(.caption)
      Text(value).font(.system(.title3, design: .rounded)).fontWeight(.semibold).minimumScaleFactor(0.7).lineLimit(1)
      Text(unit).font(.caption2).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct SplitBars: View {
  let splits: [Double]
  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(Array(splits.enumerated()), id: \.offset) { index, split in
        RoundedRectangle(cornerRadius: 2)
          .fill(index == splits.count - 1 ? Color.yellow : Color.green)
          .frame(width: 8, height: 32 * split)
      }
    }
    .frame(height: 32, alignment: .bottom)
  }
}

struct RunnerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RunnerAttributes.self) { context in
      HStack(spacing: 16) {
        RingView(value: context.state.km / context.attributes.goal)
          .frame(width: 72, height: 72)
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Text(context.state.start, style: .timer).font(.title.monospacedDigit().bold())
            Spacer()
            Image(systemName: context.state.paused ? "pause.circle.fill" : "figure.run.circle.fill")
              .font(.title)
              .symbolRenderingMode(.hierarchical)
              .foregroundStyle(.green)
          }
          HStack {
            StatColumn(value: String(format: "%.2f", context.state.km), unit: "km", icon: "location.fill", color: .blue)
            StatColumn(value: context.state.pace, unit: "/km", icon: "speedometer", color: .orange)
            StatColumn(value: "\(context.state.heart)", unit: "bpm", icon: "heart.fill", color: .red)
          }
        }
      }
      .padding()
      .background(Color.black)
      .foregroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          RingView(value: context.state.km / context.attributes.goal, width: 5)
            .frame(width: 44, height: 44)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.start, style: .timer)
            .font(.title2.monospacedDigit())
            .multilineTextAlignment(.center)
        }
        DynamicIslandExpandedRegion(.trailing) {
          SplitBars(splits: context.state.splits)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            StatColumn(value: String(format: "%.2f", context.state.km), unit: "km", icon: "location.fill", color: .blue)
            Divider()
            StatColumn(value: context.state.pace, unit: "/km", icon: "speedometer", color: .orange)
            Divider()
            StatColumn(value: "\(context.state.heart)", unit: "bpm", icon: "heart.fill", color: .red)
          }
        }
      } compactLeading: {
        Image(systemName: "figure.run").foregroundStyle(.green)
      } compactTrailing: {
        Text("\(context.state.km, specifier: "%.1f") km").foregroundStyle(.green).font(.caption)
      } minimal: {
        RingView(value: context.state.km / context.attributes.goal, width: 3)
      }
    }
  }
}

#Preview("Runner", as: .content, using: RunnerAttributes(goal: 10)) {
  RunnerLiveActivity()
} contentStates: {
  RunnerAttributes.ContentState(start: .now - 1845, km: 6.24, pace: "4'56\"", heart: 148, splits: [0.6, 0.8, 0.5, 1, 0.9, 0.7], paused: false)
}
