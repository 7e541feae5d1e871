// A talk with a limit: one enum of phases made of the context, also of its staleness, and a system bar that runs alone.
import ActivityKit
import SwiftUI
import WidgetKit

struct CallBudgetAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var endDate: Date
    var isWarning: Bool
    var isOver: Bool
  }
  var line: String
  var startDate: Date
  var limit: Int
  var warnsBefore: Int
}

private enum BudgetPhase {
  case easy, near, over

  init(_ context: ActivityViewContext<CallBudgetAttributes>) {
    if context.state.isOver || (context.state.isWarning && context.isStale) {
      self = .over
    } else if context.state.isWarning || context.isStale {
      self = .near
    } else {
      self = .easy
    }
  }
  var color: Color {
    switch self {
    case .easy: return .green
    case .near: return .yellow
    case .over: return .red
    }
  }
  var title: String {
    switch self {
    case .easy: return "ĐANG NÓI"
    case .near: return "SẮP HẾT"
    case .over: return "HẾT GIỜ RỒI!"
    }
  }
}

private struct BudgetClock: View {
  let context: ActivityViewContext<CallBudgetAttributes>
  var body: some View {
    let start = context.attributes.startDate
    let end = max(start, context.state.endDate)
    if context.state.isOver {
      Text("00:00")
    } else {
      Text(timerInterval: start...end, countsDown: true, showsHours: false)
    }
  }
}

private struct BudgetBar: View {
  let context: ActivityViewContext<CallBudgetAttributes>
  let color: Color
  var body: some View {
    let start = context.attributes.startDate
    let end = max(start, context.state.endDate)
    ProgressView(timerInterval: start...end, countsDown: true) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    .tint(color)
  }
}

struct CallBudgetLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CallBudgetAttributes.self) { context in
      let phase = BudgetPhase(context)
      VStack(spacing: 10) {
        HStack(spacing: 12) {
          Image(systemName: phase == .over ? "phone.down.fill" : "timer").font(.title2).foregroundColor(phase.color)
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.line).font(.headline).foregroundColor(.white).lineLimit(1)
            Text("\(phase.title) · \(context.attributes.limit / 60) phút").font(.caption).foregroundColor(phase.color)
          }
          Spacer()
          BudgetClock(context: context)
            .font(.system(size: 34, weight: .bold, design: .monospaced))
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .frame(width: 110, alignment: .trailing)
            .foregroundColor(phase.color)
        }
        BudgetBar(context: context, color: phase.color)
      }
      .padding()
      .activityBackgroundTint(Color.black.opacity(0.85))
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      let phase = BudgetPhase(context)
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label {
            Text(context.attributes.line).lineLimit(1)
          } icon: {
            Image(systemName: "simcard.fill")
          }
          .font(.caption).fontWeight(.bold).foregroundColor(phase.color)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(phase.title).font(.caption2).fontWeight(.heavy).foregroundColor(phase.color).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            HStack(alignment: .firstTextBaseline) {
              Text("Còn lại").font(.caption2).foregroundColor(.secondary)
              Spacer()
              BudgetClock(context: context)
                .font(.system(size: 36, weight: .heavy, design: .monospaced))
                .multilineTextAlignment(.trailing)
                .foregroundColor(phase.color)
            }
            BudgetBar(context: context, color: phase.color)
            Text("Báo trước \(context.attributes.warnsBefore)s").font(.caption2).foregroundColor(.secondary)
          }
        }
      } compactLeading: {
        Image(systemName: "timer").foregroundColor(phase.color)
      } compactTrailing: {
        BudgetClock(context: context)
          .font(.system(size: 14, weight: .bold, design: .monospaced))
          .multilineTextAlignment(.trailing)
          .frame(width: 48)
          .foregroundColor(phase.color)
      } minimal: {
        Image(systemName: "timer").foregroundColor(phase.color)
      }
    }
  }
}
