// swift-format-ignore-file
// Functions beside the views: a pair of a label and a date, and a builder without a type.
import ActivityKit
import SwiftUI
import WidgetKit

enum BridgeStatus: String, Codable, Hashable {
  case up, down, unknown
  var label: String { switch self { case .up: "Raised"; case .down: "Open"; case .unknown: "Unknown" } }
  var symbolName: String { self == .up ? "arrow.up.to.line" : self == .down ? "checkmark.circle.fill" : "questionmark" }
  var stopsTraffic: Bool { self == .up }
}

struct BridgeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: BridgeStatus
    var since: Date
    var nextOpening: Date?
    var polledAt: Date
  }
  var name: String
  var road: String?
}

struct BridgeLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BridgeAttributes.self) { context in
      BridgeCard(context: context).activityBackgroundTint(.black.opacity(0.85)).activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label { Text(context.attributes.name).font(.caption2.bold()).lineLimit(1) } icon: { Image(systemName: "road.lanes") }
        }
        DynamicIslandExpandedRegion(.trailing) { pill(context.state.status).padding(.trailing, 4) }
        DynamicIslandExpandedRegion(.center) {
          if let road = context.attributes.road { Text(road).font(.caption).foregroundStyle(.secondary) }
        }
        DynamicIslandExpandedRegion(.bottom) {
          let now = Date()
          VStack(spacing: 2) {
            HStack { Text(context.state.status.stopsTraffic ? "Traffic stopped" : "Open to traffic").font(.callout.bold()); Spacer() }
            HStack { Text(bridgeLabel(context.state, now: now)); Spacer(); bridgeTimer(context.state, now: now).monospacedDigit() }
              .font(.caption2).foregroundStyle(.secondary)
          }
        }
      } compactLeading: {
        Image(systemName: "road.lanes").foregroundStyle(bridgeColor(context.state.status))
      } compactTrailing: {
        Text(context.state.status.label).font(.caption.bold()).foregroundStyle(bridgeColor(context.state.status))
      } minimal: {
        Image(systemName: context.state.status.symbolName).foregroundStyle(bridgeColor(context.state.status))
      }
      .widgetURL(URL(string: "bridges://status"))
      .keylineTint(bridgeColor(context.state.status))
    }
  }
  @ViewBuilder private func pill(_ status: BridgeStatus) -> some View {
    HStack(spacing: 4) { Image(systemName: status.symbolName); Text(status.label) }
      .font(.caption.bold()).padding(.horizontal, 8).padding(.vertical, 3)
      .background(bridgeColor(status).opacity(0.2), in: .capsule).foregroundStyle(bridgeColor(status))
  }
}

private func bridgeColor(_ status: BridgeStatus) -> Color {
  switch status {
  case .up: return .red
  case .down: return .green
  case .unknown: return .gray
  }
}
private func nextChange(_ state: BridgeAttributes.ContentState, now: Date) -> (label: String, date: Date)? {
  guard let date = state.nextOpening, date > now else { return nil }
  return (state.status == .down ? "Next opening in" : "Open to traffic in", date)
}
private func bridgeLabel(_ state: BridgeAttributes.ContentState, now: Date) -> String {
  nextChange(state, now: now)?.label ?? "In this state for"
}
@ViewBuilder private func bridgeTimer(_ state: BridgeAttributes.ContentState, now: Date) -> some View {
  if let change = nextChange(state, now: now) {
    Text(timerInterval: now...change.date, countsDown: true)
  } else {
    Text(state.since, style: .timer)
  }
}

private struct BridgeCard: View {
  let context: ActivityViewContext<BridgeAttributes>
  var body: some View {
    let now = Date()
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Label(context.attributes.name, systemImage: "road.lanes").font(.footnote.bold()).foregroundStyle(.secondary)
        Spacer()
        Text(context.state.polledAt, style: .relative).font(.caption2.monospacedDigit()).foregroundStyle(.tertiary)
      }
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: context.state.status.symbolName).font(.title).foregroundStyle(bridgeColor(context.state.status))
        VStack(alignment: .leading, spacing: 2) {
          Text(context.state.status.stopsTraffic ? "Traffic stopped" : "Open to traffic").font(.title3.bold())
          HStack(spacing: 4) { Text(bridgeLabel(context.state, now: now)); bridgeTimer(context.state, now: now).monospacedDigit() }
            .font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
      }
    }
    .padding(.horizontal, 16).padding(.vertical, 12)
  }
}
