// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct DerbyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    var minute: Int
    var event: String?
  }
  let homeName: String
  let awayName: String
  let league: String
}

struct Crest: View {
  let letters: String
  let colors: [Color]
  var side: CGFloat = 48
  var body: some View {
    ZStack {
      Circle().fill(AngularGradient(colors: colors + [colors[0]], center: .center))
      Circle().strokeBorder(.white.opacity(0.6), lineWidth: 2)
      Text(letters).font(.system(size: side * 0.3, weight: .black)).foregroundStyle(.white)
    }
    .frame(width: side, height: side)
    .shadow(radius: 2)
  }
}

struct LiveBadge: View {
  let minute: Int
  var body: some View {
    HStack(spacing: 4) {
      Circle().fill(.red).frame(width: 6, height: 6)
      Text("\(minute)'").font(.caption.monospacedDigit()).fontWeight(.semibold)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 3)
    .background(Capsule().fill(.red.opacity(0.2)))
    .overlay(Capsule().stroke(.red, lineWidth: 1))
  }
}

struct DerbyLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DerbyAttributes.self) { context in
      VStack(spacing: 8) {
        HStack {
          Text(context.attributes.league.uppercased()).font(.caption2).tracking(1).foregroundStyle(.secondary)
          Spacer()
          LiveBadge(minute: context.state.minute)
        }
        HStack(alignment: .center) {
          VStack(spacing: 4) {
            Crest(letters: "RV", colors: [.red, .orange])
            Text(context.attributes.homeName).font(.caption).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
          HStack(spacing: 8) {
            Text("\(context.state.home)")
            Text("–").foregroundStyle(.secondary)
            Text("\(context.state.away)")
          }
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
          VStack(spacing: 4) {
            Crest(letters: "KP", colors: [.blue, .teal])
            Text(context.attributes.awayName).font(.caption).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
        }
        if let event = context.state.event {
          Divider()
          Label(event, systemImage: "soccerball").font(.footnote).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding()
      .activityBackgroundTint(Color(white: 0.1))
      .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack {
            Crest(letters: "RV", colors: [.red, .orange], side: 36)
            Text(context.attributes.homeName).font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack {
            Crest(letters: "KP", colors: [.blue, .teal], side: 36)
            Text(context.attributes.awayName).font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 2) {
            Text("\(context.state.home) : \(context.state.away)").font(.system(size: 34, weight: .bold))
            LiveBadge(minute: context.state.minute)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Gauge(value: Double(context.state.minute), in: 0...90) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
          .gaugeStyle(.accessoryLinearCapacity)
          .tint(.green)
        }
      } compactLeading: {
        HStack(spacing: 4) {
          Circle().fill(.red).frame(width: 16, height: 16)
          Text("\(context.state.home)").bold()
        }
      } compactTrailing: {
        HStack(spacing: 4) {
          Text("\(context.state.away)").bold()
          Circle().fill(.blue).frame(width: 16, height: 16)
        }
      } minimal: {
        Text("\(context.state.home)-\(context.state.away)").font(.caption2.bold())
      }
      .contentMargins(.horizontal, 20, for: .expanded)
    }
  }
}

#Preview("Derby", as: .content, using: DerbyAttributes(homeName: "Rovers", awayName: "Kings Park", league: "Second league")) {
  DerbyLiveActivity()
} contentStates: {
  DerbyAttributes.ContentState(home: 2, away: 1, minute: 67, event: "67' Okafor scores")
  DerbyAttributes.ContentState(home: 10, away: 12, minute: 88, event: nil)
}
