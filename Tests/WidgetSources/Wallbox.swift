// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct WallboxAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var percent: Int
    var kW: Double
    var done: Date
    var cost: Double
  }
  var car: String
}

struct CarBattery: View {
  let percent: Int
  var body: some View {
    HStack(spacing: 2) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 8).stroke(Color.white.opacity(0.6), lineWidth: 2)
        GeometryReader { g in
          RoundedRectangle(cornerRadius: 5)
            .fill(percent > 20 ? Color.green : .red)
            .frame(width: (g.size.width - 8) * CGFloat(percent) / 100)
            .padding(4)
        }
        HStack(spacing: 2) {
          Image(systemName: "bolt.fill")
          Text("\(percent)%")
        }
        .font(.subheadline.bold())
        .frame(maxWidth: .infinity)
      }
      RoundedRectangle(cornerRadius: 2).fill(Color.white.opacity(0.6)).frame(width: 4, height: 14)
    }
    .frame(height: 40)
  }
}

struct WallboxActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WallboxAttributes.self) { context in
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Image(systemName: "bolt.car.fill").foregroundStyle(.green)
          Text(context.attributes.car).bold()
          Spacer()
          Text("\(context.state.kW, format: .number.precision(.fractionLength(1))) kW")
            .font(.caption.bold())
            .padding(.horizontal, 10).padding(.vertical, 4)
            .overlay(Capsule().strokeBorder(.green, lineWidth: 1.5))
            .foregroundStyle(.green)
        }
        CarBattery(percent: context.state.percent)
        HStack {
          Text("Full at ") + Text(context.state.done, style: .time).bold()
          Spacer()
          Text(context.state.cost, format: .currency(code: "EUR"))
        }
        .font(.footnote)
      }
      .foregroundStyle(.white)
      .padding()
      .containerBackground(for: .widget) { Color.black }
      .activityBackgroundTint(Color("WallboxBackground"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Gauge(value: Double(context.state.percent), in: 0...100) {
            Image(systemName: "bolt.fill")
          } currentValueLabel: {
            Text("\(context.state.percent)")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text("\(context.state.kW, specifier: "%.1f")").font(.title.bold()) + Text(" kW").font(.caption)
            Text(context.state.cost, format: .currency(code: "EUR")).font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 4) {
            ForEach(0..<10) { index in
              RoundedRectangle(cornerRadius: 3)
                .fill(index * 10 < context.state.percent ? Color.green : Color.green.opacity(0.2))
                .frame(height: 12)
            }
          }
          .padding(.top, 4)
        }
      } compactLeading: {
        Image(systemName: "bolt.car").foregroundStyle(.green)
      } compactTrailing: {
        Gauge(value: Double(context.state.percent), in: 0...100) { Text("\(context.state.percent)") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
          .scaleEffect(0.5)
          .frame(width: 24, height: 24)
      } minimal: {
        Text("\(context.state.percent)%").font(.system(size: 12, weight: .semibold)).foregroundStyle(.green)
      }
    }
  }
}

#Preview("Wallbox", as: .content, using: WallboxAttributes(car: "Ente")) {
  WallboxActivity()
} contentStates: {
  WallboxAttributes.ContentState(percent: 62, kW: 11, done: .now + 5400, cost: 7.85)
}
