// A flight with its manager in the same file: a route whose plane stands half a row above its line, sizes in numbers.
import ActivityKit
import SwiftUI
import WidgetKit

struct SkyRouteAttributes: ActivityAttributes {
  public typealias SkyStatus = ContentState
  let number: String
  let from: String
  let fromCity: String
  let to: String
  let toCity: String

  public struct ContentState: Codable, Hashable {
    var status: String
    var delay: Int
    var departs: Date?
    var arrives: Date?
    var share: Double
    var feet: Double?
  }
}

extension Color {
  fileprivate init(sky hex: String) {
    let digits = hex.trimmingCharacters(in: .alphanumerics.inverted)
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    self.init(
      .sRGB, red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: 1)
  }
}

struct SkyRouteLine: View {
  let share: Double
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.15)).frame(height: 4)
        Capsule()
          .fill(
            LinearGradient(
              colors: [Color(sky: "#4AA0FF"), Color(sky: "#30D158")], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: max(8, geo.size.width * share), height: 4)
        Image(systemName: "airplane").font(.system(size: 10, weight: .semibold))
          .foregroundStyle(Color(sky: "#4AA0FF"))
          .offset(x: max(0, geo.size.width * share - 8), y: -9)
      }
      .frame(height: 20)
    }
    .frame(height: 20)
  }
}

struct SkyRouteLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SkyRouteAttributes.self) { context in
      VStack(spacing: 10) {
        HStack {
          Text(context.attributes.number).font(.system(size: 13, weight: .semibold, design: .rounded))
            .foregroundStyle(.secondary)
          Spacer()
          Text(context.state.status).font(.system(size: 13, weight: .semibold, design: .rounded))
        }
        HStack(alignment: .center) {
          end(context.attributes.from, context.state.departs, .leading)
          Spacer()
          SkyRouteLine(share: context.state.share).frame(maxWidth: 120)
          Spacer()
          end(context.attributes.to, context.state.arrives, .trailing)
        }
        if context.state.delay > 0 {
          HStack(spacing: 4) {
            Image(systemName: "clock.badge.exclamationmark").font(.system(size: 11))
            Text("Delayed \(context.state.delay)m").font(.system(size: 12, weight: .medium, design: .rounded))
          }
        }
      }
      .padding(16)
      .background(.black.opacity(0.8))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.from).font(.system(size: 22, weight: .bold, design: .rounded))
            Text(context.attributes.fromCity).font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 2) {
            Text(context.attributes.to).font(.system(size: 22, weight: .bold, design: .rounded))
            Text(context.attributes.toCity).font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 4) {
            Text(context.attributes.number).font(.system(size: 13, weight: .semibold)).foregroundStyle(.secondary)
            SkyRouteLine(share: context.state.share)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            if let feet = context.state.feet {
              Label("\(Int(feet).formatted()) ft", systemImage: "arrow.up.right").font(.system(size: 12))
            }
            Spacer()
            if let arrives = context.state.arrives { Text(arrives, style: .time).font(.system(size: 12)) }
          }
          .padding(.horizontal, 16)
        }
      } compactLeading: {
        Image(systemName: "airplane").font(.system(size: 12, weight: .semibold))
      } compactTrailing: {
        Text(context.attributes.to).font(.system(size: 13, weight: .bold, design: .rounded))
      } minimal: {
        Image(systemName: "airplane").font(.system(size: 12, weight: .semibold))
      }
    }
    .supplementalActivityFamilies([.small, .medium])
  }

  private func end(_ code: String, _ date: Date?, _ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(code).font(.system(size: 28, weight: .bold, design: .rounded))
      if let date { Text(date, style: .time).font(.system(size: 12)).foregroundStyle(.secondary) }
    }
  }
}

final class SkyRouteManager {
  static let shared = SkyRouteManager()
  private var activities: [String: Activity<SkyRouteAttributes>] = [:]
  private init() {}

  func start(_ attributes: SkyRouteAttributes, _ state: SkyRouteAttributes.ContentState) {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let content = ActivityContent(state: state, staleDate: Date().addingTimeInterval(60))
    activities[attributes.number] = try? Activity.request(attributes: attributes, content: content)
  }
  func end(_ number: String) {
    guard let activity = activities.removeValue(forKey: number) else { return }
    Task { await activity.end(nil, dismissalPolicy: .after(Date().addingTimeInterval(30))) }
  }
}
