// swift-format-ignore-file
// Two rings side by side, one with a badge, and a timer beside a symbol in the minimal presentation.
import ActivityKit
import SwiftUI
import WidgetKit

struct LaundryDuoAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var washer: Double
    var dryer: Double
    var washerEnd: Date
    var dryerEnd: Date
    var alerts: Int
  }
  var room: String
}

private struct Machine: View {
  let symbol: String
  let name: String
  let fraction: Double
  let end: Date
  let color: Color
  let badge: Int
  var body: some View {
    HStack(spacing: 10) {
      ZStack {
        Circle().stroke(color.opacity(0.3), style: StrokeStyle(lineWidth: 4, dash: [4, 4]))
        Circle().trim(from: 0, to: fraction).stroke(color, style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90))
        Image(systemName: symbol).font(.title3)
      }
      .frame(width: 52, height: 52)
      .overlay(alignment: .topTrailing) {
        if badge > 0 {
          Text("\(badge)").font(.caption2.bold()).foregroundStyle(.white).padding(5).background(.red, in: Circle())
        }
      }
      VStack(alignment: .leading, spacing: 0) {
        Text(name).font(.subheadline.weight(.semibold))
        Text(timerInterval: Date()...end, countsDown: true, showsHours: false).font(.callout.monospacedDigit()).foregroundStyle(color)
        Text("until \(end, style: .time)").font(.caption2).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct LaundryDuoLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LaundryDuoAttributes.self) { context in
      HStack(spacing: 0) {
        Machine(symbol: "washer.fill", name: "Washer", fraction: context.state.washer, end: context.state.washerEnd, color: .blue, badge: 0)
        Divider().padding(.horizontal, 8)
        Machine(symbol: "dryer.fill", name: "Dryer", fraction: context.state.dryer, end: context.state.dryerEnd, color: .orange, badge: context.state.alerts)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Label("Washer", systemImage: "washer.fill").font(.caption).foregroundStyle(.blue)
            Text(timerInterval: Date()...context.state.washerEnd, countsDown: true).font(.title2.monospacedDigit())
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Label("Dryer", systemImage: "dryer.fill").font(.caption).foregroundStyle(.orange)
            Text(timerInterval: Date()...context.state.dryerEnd, countsDown: true).font(.title2.monospacedDigit()).multilineTextAlignment(.trailing)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 8) {
            ProgressView(value: context.state.washer).tint(.blue)
            ProgressView(value: context.state.dryer).tint(.orange)
          }
        }
      } compactLeading: {
        ZStack {
          Circle().stroke(.blue.opacity(0.3), lineWidth: 3)
          Circle().trim(from: 0, to: context.state.washer).stroke(.blue, lineWidth: 3).rotationEffect(.degrees(-90))
          Image(systemName: "washer.fill").font(.system(size: 9))
        }
        .frame(width: 22, height: 22)
      } compactTrailing: {
        HStack(spacing: 2) {
          Image(systemName: "dryer.fill").font(.system(size: 10)).foregroundStyle(.orange)
          Text(timerInterval: Date()...context.state.dryerEnd, countsDown: true).font(.system(size: 12).monospacedDigit()).frame(width: 36)
        }
      } minimal: {
        HStack(spacing: 2) {
          Image(systemName: "washer.fill").font(.system(size: 8))
          Text(timerInterval: Date()...context.state.washerEnd, countsDown: true).font(.system(size: 9).monospacedDigit()).minimumScaleFactor(0.5)
        }
        .frame(width: 34)
      }
    }
  }
}

#Preview("LaundryDuo", as: .content, using: LaundryDuoAttributes(room: "Basement")) {
  LaundryDuoLiveActivity()
} contentStates: {
  LaundryDuoAttributes.ContentState(washer: 0.7, dryer: 0.25, washerEnd: Date().addingTimeInterval(1_085), dryerEnd: Date().addingTimeInterval(2_460), alerts: 2)
}
