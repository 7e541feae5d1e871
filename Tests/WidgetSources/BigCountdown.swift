// swift-format-ignore-file
// Digits on plates that a hairline divides, as those of a station clock.
import ActivityKit
import SwiftUI
import WidgetKit

struct BigCountdownAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var days: Int; var hours: Int; var minutes: Int }
  var event: String
}

private struct Digit: View {
  let value: Int
  let unit: String
  var body: some View {
    VStack(spacing: 4) {
      Text(String(format: "%02d", value))
        .font(.system(size: 36, weight: .bold, design: .rounded)).monospacedDigit()
        .frame(width: 68, height: 52)
        .background(RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.15)))
        .overlay(Rectangle().fill(.black.opacity(0.4)).frame(height: 1))
      Text(unit).font(.system(size: 10, weight: .medium)).textCase(.uppercase).opacity(0.7)
    }
  }
}

struct BigCountdownLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BigCountdownAttributes.self) { context in
      VStack(spacing: 10) {
        Text(context.attributes.event).font(.headline)
        HStack(spacing: 8) {
          Digit(value: context.state.days, unit: "days")
          Text(":").font(.largeTitle.bold()).offset(y: -10)
          Digit(value: context.state.hours, unit: "hours")
          Text(":").font(.largeTitle.bold()).offset(y: -10)
          Digit(value: context.state.minutes, unit: "min")
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background {
        LinearGradient(colors: [.indigo, .purple], startPoint: .leading, endPoint: .trailing)
      }
      .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.event).font(.headline).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("\(context.state.days)").font(.system(size: 44, weight: .heavy, design: .rounded))
            Text("days").font(.title3)
            Text("\(context.state.hours)").font(.system(size: 44, weight: .heavy, design: .rounded))
            Text("h").font(.title3)
          }
          .foregroundStyle(.linearGradient(colors: [.indigo, .pink], startPoint: .leading, endPoint: .trailing))
          .frame(maxWidth: .infinity)
        }
      } compactLeading: {
        Text("🎆")
      } compactTrailing: {
        Text("\(context.state.days)d \(context.state.hours)h").font(.caption.bold())
      } minimal: {
        Text("\(context.state.days)").font(.system(size: 18, weight: .heavy, design: .rounded)).foregroundStyle(.purple)
      }
    }
  }
}

#Preview("BigCountdown", as: .content, using: BigCountdownAttributes(event: "Midsummer on the island")) {
  BigCountdownLiveActivity()
} contentStates: {
  BigCountdownAttributes.ContentState(days: 12, hours: 7, minutes: 45)
}
