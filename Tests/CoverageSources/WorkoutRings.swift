import ActivityKit
import SwiftUI
import WidgetKit

struct WorkoutRingsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var startedAt: Date
    var pausedAt: Date?
    var kilometres: Double
    var heartRate: Int
    var zone: Double
  }

  var name: String
  var goal: Double
}

/// A ring that closes with the way that is done.
struct GoalRing<Inner: View>: View {
  var progress: Double
  var lineWidth: CGFloat = 6
  var tint: Color
  @ViewBuilder var inner: () -> Inner

  var body: some View {
    ZStack {
      Circle()
        .stroke(tint.opacity(0.25), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      inner()
    }
  }
}

struct Chip: ViewModifier {
  var tint: Color

  func body(content: Content) -> some View {
    content
      .font(.system(size: 13, weight: .semibold, design: .rounded))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(tint.opacity(0.2), in: Capsule())
      .foregroundStyle(tint)
  }
}

extension View {
  func chip(_ tint: Color) -> some View { modifier(Chip(tint: tint)) }
}

@available(iOS 16.2, *)
struct WorkoutRingsLiveActivity: Widget {
  let kind = "WorkoutRings"

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WorkoutRingsAttributes.self) { context in
      lockScreen(context)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.green)
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(context)
      } compactLeading: {
        Image(systemName: "figure.run")
          .foregroundStyle(.green)
      } compactTrailing: {
        elapsed(context.state)
          .monospacedDigit()
          .foregroundStyle(.green)
          .frame(maxWidth: 52)
      } minimal: {
        GoalRing(progress: context.state.kilometres / context.attributes.goal, lineWidth: 3, tint: .green) {
          EmptyView()
        }
        .accessibilityLabel("Goal")
      }
      .keylineTint(Color.green)
    }
  }

  private func lockScreen(_ context: ActivityViewContext<WorkoutRingsAttributes>) -> some View {
    HStack(alignment: .center, spacing: 16) {
      GoalRing(progress: context.state.kilometres / context.attributes.goal, tint: .green) {
        Text(context.state.kilometres / context.attributes.goal, format: .percent.precision(.fractionLength(0)))
          .font(.system(size: 14, weight: .bold))
      }
      .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text(context.attributes.name)
          .font(.system(.headline, design: .rounded))
        elapsed(context.state)
          .font(.system(size: 34, weight: .bold, design: .monospaced))
        HStack {
          Label("\(context.state.heartRate)", systemImage: "heart.fill").chip(.red)
          Text(String(format: "%.1f km", context.state.kilometres)).chip(.green)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(.white)
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(
    _ context: ActivityViewContext<WorkoutRingsAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) {
      VStack(alignment: .leading) {
        Text("Distance").font(.caption).foregroundStyle(.secondary)
        Text("\(context.state.kilometres, specifier: "%.2f")").font(.title.bold())
      }
      .padding(.leading, 4)
    }
    DynamicIslandExpandedRegion(.trailing) {
      VStack(alignment: .trailing) {
        Text("Heart").font(.caption).foregroundStyle(.secondary)
        Text("\(context.state.heartRate)").font(.title.bold()).foregroundStyle(.red)
      }
      .padding(.trailing, 4)
    }
    DynamicIslandExpandedRegion(.bottom) {
      VStack(spacing: 6) {
        elapsed(context.state).font(.title2).frame(maxWidth: .infinity, alignment: .center)
        Gauge(value: context.state.zone, in: 0...5) {
          Text("Zone")
        } currentValueLabel: {
          Text("\(Int(context.state.zone))")
        }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.red)
      }
    }
  }

  @ViewBuilder
  private func elapsed(_ state: WorkoutRingsAttributes.ContentState) -> some View {
    if let pausedAt = state.pausedAt {
      Text(
        timerInterval: state.startedAt...Date.distantFuture, pauseTime: pausedAt, countsDown: false, showsHours: true)
    } else {
      Text(timerInterval: state.startedAt...state.startedAt.addingTimeInterval(8 * 3600), countsDown: false)
    }
  }
}

#if DEBUG
  #Preview("Rings", as: .content, using: WorkoutRingsAttributes(name: "Morning run", goal: 10)) {
    WorkoutRingsLiveActivity()
  } contentStates: {
    WorkoutRingsAttributes.ContentState(startedAt: .now, kilometres: 4.2, heartRate: 148, zone: 3)
    WorkoutRingsAttributes.ContentState(startedAt: .now, pausedAt: .now, kilometres: 9, heartRate: 99, zone: 1)
  }
#endif
