// A boat at a shore socket: a bar of an app's own with words in it, a mark at the limit, and Danish words in the source.
import ActivityKit
import SwiftUI
import WidgetKit

struct BoatBatteryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var level: Int
    var limit: Int
    var power: Int
    var hoursLeft: Double
    var added: Double
    var phase: String
  }
  var boat: String
}

struct BoatBatteryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoatBatteryAttributes.self) { context in
      BoatBatteryCard(context: context)
        .padding(16)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.boat).font(.caption2).foregroundStyle(.secondary)
            HStack(spacing: 4) {
              Image(systemName: "bolt.fill").foregroundStyle(.mint)
              Text("\(context.state.level)%").font(.title2.bold())
            }
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 2) {
            Text("\(context.state.power) kW").font(.caption.bold()).foregroundStyle(.cyan)
            Text(remaining(context.state.hoursLeft)).font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          LevelBar(level: context.state.level, limit: context.state.limit)
        }
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
        HStack(spacing: 3) {
          Image(systemName: "bolt.fill").font(.caption).foregroundStyle(.mint)
          Text("\(context.state.level)%").font(.caption.bold())
        }
      } compactTrailing: {
        Text(remaining(context.state.hoursLeft)).font(.caption.bold()).foregroundStyle(.cyan)
      } minimal: {
        Image(systemName: "bolt.fill").font(.caption).foregroundStyle(.mint)
      }
    }
  }
}

private struct BoatBatteryCard: View {
  let context: ActivityViewContext<BoatBatteryAttributes>
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Label(context.attributes.boat, systemImage: "sailboat.fill").font(.subheadline.bold())
        Spacer()
        Text(phaseWord(context.state.phase))
          .font(.caption)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(phaseColor(context.state.phase).opacity(0.2))
          .foregroundStyle(phaseColor(context.state.phase))
          .clipShape(Capsule())
      }
      LevelBar(level: context.state.level, limit: context.state.limit)
      HStack {
        detail("bolt.fill", "\(context.state.power) kW", .cyan)
        Spacer()
        detail("plus.circle.fill", String(format: "%.1f kWh", context.state.added), .mint)
        Spacer()
        detail("clock.fill", remaining(context.state.hoursLeft), .orange)
      }
    }
  }
  private func detail(_ icon: String, _ value: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Image(systemName: icon).font(.caption2).foregroundStyle(color)
      Text(value).font(.caption.bold())
    }
  }
}

private struct LevelBar: View {
  let level: Int
  let limit: Int
  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 6).fill(Color.white.opacity(0.1))
        RoundedRectangle(cornerRadius: 6).fill(tint).frame(width: geo.size.width * CGFloat(level) / 100)
        Rectangle().fill(Color.white.opacity(0.6)).frame(width: 2)
          .offset(x: geo.size.width * CGFloat(limit) / 100 - 1)
        HStack {
          Text("\(level)%").font(.caption.bold()).padding(.leading, 8)
          Spacer()
          Text("til \(limit)%").font(.caption2).foregroundStyle(.secondary).padding(.trailing, 8)
        }
      }
    }
    .frame(height: 24)
  }
  private var tint: Color {
    if level < 20 { return .red }
    return level < 50 ? .orange : .mint
  }
}

private func remaining(_ hours: Double) -> String {
  if hours <= 0 { return "fuld" }
  let (whole, minutes) = (Int(hours), Int((hours - Double(Int(hours))) * 60))
  return whole > 0 ? "\(whole)t \(minutes)m" : "\(minutes) min"
}
private func phaseWord(_ phase: String) -> String {
  switch phase.lowercased() {
  case "charging": return "Lader"
  case "complete": return "Fuld"
  default: return phase
  }
}
private func phaseColor(_ phase: String) -> Color {
  switch phase.lowercased() {
  case "charging": return .mint
  case "complete": return .cyan
  default: return .secondary
  }
}

#Preview("Ved kajen", as: .content, using: BoatBatteryAttributes(boat: "Havfruen")) {
  BoatBatteryLiveActivity()
} contentStates: {
  BoatBatteryAttributes.ContentState(
    level: 67, limit: 80, power: 7, hoursLeft: 1.5, added: 12.4, phase: "Charging")
}
