// swift-format-ignore-file
// A bar of four colours with a knob on it, far larger digits above, and a leading region alone in the island.
import ActivityKit
import SwiftUI
import WidgetKit

struct FastZoneAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var began: Date; var goal: Date; var fraction: Double }
  var plan: String
}

private struct Zone: View {
  let fraction: Double
  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.blue.frame(width: proxy.size.width * 0.25)
          Color.teal.frame(width: proxy.size.width * 0.25)
          Color.yellow.frame(width: proxy.size.width * 0.25)
          Color.orange
        }
        .clipShape(Capsule())
        .overlay(alignment: .leading) {
          Circle().fill(.white).frame(width: 16, height: 16).shadow(radius: 2)
            .overlay(Circle().fill(.black).frame(width: 6, height: 6))
            .offset(x: proxy.size.width * fraction - 8)
        }
      }
      .frame(height: 8)
      .padding(.vertical, 6)
      HStack {
        Text("Anabolic"); Spacer(); Text("Catabolic"); Spacer(); Text("Fat burn"); Spacer(); Text("Ketosis")
      }
      .font(.system(size: 9, weight: .medium)).foregroundStyle(.secondary)
    }
  }
}

struct FastZoneLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FastZoneAttributes.self) { context in
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .lastTextBaseline) {
          Text(context.state.began, style: .timer).font(.system(size: 40, weight: .bold, design: .rounded)).monospacedDigit()
          Spacer()
          Text(context.attributes.plan).font(.headline).padding(.horizontal, 10).padding(.vertical, 4)
            .overlay(Capsule().stroke(.orange, lineWidth: 1.5)).foregroundStyle(.orange)
        }
        Zone(fraction: context.state.fraction)
        HStack {
          Text("Started \(context.state.began, style: .time)")
          Spacer()
          Text("Goal \(context.state.goal, style: .time)")
        }
        .font(.caption)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text("Fat burning").font(.headline).foregroundStyle(.yellow)
            Text("Zone 3 of 4").font(.caption)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Zone(fraction: context.state.fraction)
        }
      } compactLeading: {
        ZStack {
          Circle().stroke(.white.opacity(0.2), lineWidth: 3)
          Circle().trim(from: 0, to: context.state.fraction).stroke(.yellow, lineWidth: 3).rotationEffect(.degrees(-90))
          Image(systemName: "flame.fill").font(.system(size: 9)).foregroundStyle(.orange)
        }
        .frame(width: 22, height: 22)
      } compactTrailing: {
        Text(context.state.goal, style: .timer).monospacedDigit().font(.caption2).frame(width: 48)
      } minimal: {
        Image(systemName: "flame.fill").foregroundStyle(.orange)
      }
    }
  }
}

#Preview("FastZone", as: .content, using: FastZoneAttributes(plan: "16:8")) {
  FastZoneLiveActivity()
} contentStates: {
  FastZoneAttributes.ContentState(began: Date().addingTimeInterval(-35_415), goal: Date().addingTimeInterval(22_185), fraction: 0.61)
}
