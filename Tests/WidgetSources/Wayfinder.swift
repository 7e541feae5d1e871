// Walking directions: UIKit's colours that follow the look of the phone, turns as symbols, extensions of the state.
import ActivityKit
import SwiftUI
import UIKit
import WidgetKit

enum WayTurn: String, Codable, Hashable, Sendable {
  case left, right, straight
  var symbol: String {
    switch self {
    case .left: "arrow.turn.up.left"
    case .right: "arrow.turn.up.right"
    case .straight: "arrow.up"
    }
  }
}

struct WayfinderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var place: String
    var distance: String
    var minutes: String?
    var instruction: String?
    var turns: [WayTurn]
  }
  var route: UUID
}

private enum WayColor {
  static let water = Color(
    UIColor { trait in
      trait.userInterfaceStyle == .dark
        ? UIColor(red: 0.35, green: 0.78, blue: 1, alpha: 1) : UIColor(red: 0.14, green: 0.4, blue: 0.9, alpha: 1)
    })
  static let ground = Color(
    UIColor { trait in
      trait.userInterfaceStyle == .dark
        ? UIColor(red: 0.03, green: 0.04, blue: 0.05, alpha: 1) : UIColor(red: 0.95, green: 0.97, blue: 1, alpha: 1)
    })
}

private extension WayfinderAttributes.ContentState {
  var now: WayTurn { turns.first ?? .straight }
  var detail: String { minutes.map { "\($0) · \(distance)" } ?? distance }
}

struct WayfinderLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WayfinderAttributes.self) { context in
      WayfinderCard(state: context.state)
        .activityBackgroundTint(WayColor.ground)
        .activitySystemActionForegroundColor(WayColor.water)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          WayMetric(symbol: "clock.fill", text: context.state.minutes ?? "…", alignment: .leading)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          WayMetric(symbol: "location.fill", text: context.state.distance, alignment: .trailing)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 7) {
              Image(systemName: context.state.now.symbol)
                .font(.system(size: 10, weight: .bold))
                .foregroundStyle(WayColor.water)
                .frame(width: 20, height: 20)
                .background(WayColor.water.opacity(0.2), in: RoundedRectangle(cornerRadius: 6, style: .continuous))
              Text(context.state.instruction ?? context.state.place)
                .font(.system(size: 14, weight: .semibold))
                .lineLimit(1).minimumScaleFactor(0.75).allowsTightening(true)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            HStack(spacing: 6) {
              Text(context.state.place).lineLimit(1).truncationMode(.tail)
              Spacer(minLength: 6)
              Text(context.state.detail).monospacedDigit().lineLimit(1).layoutPriority(1)
            }
            .font(.system(size: 11))
            .foregroundStyle(.white.opacity(0.55))
          }
          .padding(.bottom, 8)
        }
      } compactLeading: {
        Text(context.state.minutes ?? "…").font(.caption2.weight(.bold)).foregroundStyle(WayColor.water)
          .lineLimit(1).minimumScaleFactor(0.7).frame(maxWidth: 43, alignment: .leading)
      } compactTrailing: {
        Text(context.state.distance).font(.caption2.weight(.bold)).lineLimit(1).frame(maxWidth: 40)
      } minimal: {
        Image(systemName: context.state.now.symbol).font(.system(size: 13, weight: .bold))
          .foregroundStyle(WayColor.water)
      }
      .keylineTint(WayColor.water)
    }
  }
}

private struct WayMetric: View {
  let symbol: String
  let text: String
  let alignment: Alignment
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: symbol).font(.system(size: 9, weight: .bold)).foregroundStyle(WayColor.water)
      Text(text).font(.system(size: 12, weight: .bold, design: .rounded)).lineLimit(1).minimumScaleFactor(0.65)
    }
    .frame(maxWidth: .infinity, alignment: alignment)
  }
}

private struct WayfinderCard: View {
  let state: WayfinderAttributes.ContentState
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if !state.turns.isEmpty {
        HStack(spacing: 18) {
          ForEach(Array(state.turns.prefix(4).enumerated()), id: \.offset) { offset, turn in
            Image(systemName: turn.symbol)
              .font(.system(size: 18, weight: .bold))
              .foregroundStyle(offset == 0 ? Color.primary : Color.primary.opacity(0.32))
          }
          Spacer(minLength: 0)
        }
      }
      Text(state.instruction ?? state.place).font(.subheadline.weight(.semibold)).lineLimit(1)
      HStack(spacing: 6) {
        Image(systemName: "figure.walk").font(.caption2.weight(.bold))
        Text(state.place).lineLimit(1)
        Spacer(minLength: 8)
        Text(state.detail).monospacedDigit().lineLimit(1).layoutPriority(1)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 14)
  }
}
