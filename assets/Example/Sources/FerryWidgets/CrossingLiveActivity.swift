import ActivityKit
import SwiftUI
import WidgetKit

struct CrossingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CrossingAttributes.self) { context in
      CrossingCard(attributes: context.attributes, state: context.state, isStale: context.isStale)
        .environment(\.colorScheme, .dark)
        .activityBackgroundTint(Color("Hull"))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "ferry://crossing/\(context.attributes.route)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.route, systemImage: "ferry.fill").font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Countdown(state: context.state).font(.headline)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.title).foregroundStyle(.cyan)
        }
        DynamicIslandExpandedRegion(.bottom) {
          CrossingLine(attributes: context.attributes, state: context.state)
        }
      } compactLeading: {
        Image(systemName: "ferry.fill").foregroundStyle(.cyan).accessibilityLabel("Ferry")
      } compactTrailing: {
        Countdown(state: context.state).foregroundStyle(.cyan)
      } minimal: {
        Image(systemName: "ferry.fill").foregroundStyle(.cyan).accessibilityLabel("Ferry")
      }
      .keylineTint(.cyan)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct CrossingCard: View {
  var attributes: CrossingAttributes
  var state: CrossingAttributes.ContentState
  var isStale: Bool
  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      VStack(alignment: .leading) {
        Text(attributes.route).font(.headline)
        HStack {
          Text(state.title)
          Spacer()
          Countdown(state: state)
        }
      }
      .padding(.horizontal)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label("\(attributes.vessel), berth \(attributes.berth)", systemImage: "ferry.fill")
            .font(.headline)
          Spacer()
          Text(state.title).bold().foregroundStyle(.cyan)
        }
        CrossingLine(attributes: attributes, state: state)
        HStack {
          if let notice = state.notice {
            Label(notice, systemImage: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
          } else if isStale {
            Text("No news from the ferry for a while").foregroundStyle(.secondary)
          } else if state.phase == .boarding {
            Text("Leaves at \(state.departure, style: .time)").foregroundStyle(.secondary)
          } else {
            Text(attributes.route).foregroundStyle(.secondary)
          }
          Spacer()
          Countdown(state: state).font(.title3)
        }
      }
      .padding()
    }
  }
}

/// From pier to pier, with the ferry between them.
struct CrossingLine: View {
  var attributes: CrossingAttributes
  var state: CrossingAttributes.ContentState

  var body: some View {
    HStack {
      Text(attributes.from)
      ProgressView(timerInterval: state.departure...state.arrival, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(.cyan)
      Text(attributes.to)
    }
    .font(.caption)
  }
}

struct Countdown: View {
  var state: CrossingAttributes.ContentState

  var body: some View {
    if state.phase == .docked {
      Image(systemName: "checkmark.circle.fill").accessibilityLabel("Arrived")
    } else {
      Text(timerInterval: Date.distantPast...state.next, countsDown: true)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .frame(maxWidth: 56)
    }
  }
}

extension CrossingAttributes {
  static var preview: CrossingAttributes {
    CrossingAttributes(route: "R3", from: "Oldport", to: "Gull Isle", vessel: "MS Petrel", berth: 4)
  }
}

extension CrossingAttributes.ContentState {
  static var boarding: Self { Self(phase: .boarding, departure: .now + 480, arrival: .now + 2_280) }
  static var delayed: Self {
    Self(
      phase: .boarding, departure: .now + 1_680, arrival: .now + 3_480, delay: 20, notice: "20 min late: fog")
  }
  static var underway: Self { Self(phase: .underway, departure: .now - 600, arrival: .now + 1_200) }
  static var docked: Self { Self(phase: .docked, departure: .now - 1_800, arrival: .now) }
}

#Preview("Crossing", as: .content, using: CrossingAttributes.preview) {
  CrossingLiveActivity()
} contentStates: {
  CrossingAttributes.ContentState.boarding
  CrossingAttributes.ContentState.delayed
  CrossingAttributes.ContentState.underway
  CrossingAttributes.ContentState.docked
}

#Preview("Crossing in the island", as: .dynamicIsland(.expanded), using: CrossingAttributes.preview) {
  CrossingLiveActivity()
} contentStates: {
  CrossingAttributes.ContentState.boarding
  CrossingAttributes.ContentState.delayed
  CrossingAttributes.ContentState.underway
  CrossingAttributes.ContentState.docked
}
