import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews
import SkerryWidgets

// A Live Activity as fitness apps write it: rings, a pause button, numbers in a row, large type.

enum WorkoutKind: String, Codable, CaseIterable {
  case run, ride, strength

  var symbol: String {
    switch self {
    case .run: return "figure.run"
    case .ride: return "bicycle"
    case .strength: return "figure.strengthtraining.traditional"
    }
  }
  var tint: Color {
    switch self {
    case .run: return .green
    case .ride: return .blue
    case .strength: return Color(red: 1, green: 0.4, blue: 0.2)
    }
  }
}

struct WorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var startedAt: Date
    var distance: Double
    var heartRate: Int?
    var isPaused: Bool
    var laps: [Lap]
  }
  struct Lap: Codable, Hashable, Identifiable {
    var id: Int
    var seconds: Int
  }
  var kind: WorkoutKind
  var goal: Double
}

struct WorkoutLiveActivity: Widget {
  let kind: String = "WorkoutLiveActivity"

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WorkoutAttributes.self) { (context: ActivityViewContext<WorkoutAttributes>) in
      WorkoutCard(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(nil)
        .activitySystemActionForegroundColor(Color.green)
    } dynamicIsland: { context in
      let tint = context.attributes.kind.tint
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          VStack(alignment: .leading, spacing: 2) {
            Image(systemName: context.attributes.kind.symbol)
              .resizable()
              .aspectRatio(contentMode: .fit)
              .frame(width: 24, height: 16)
              .foregroundStyle(tint.gradient)
            Text("\(context.state.distance, specifier: "%.2f")")
              .font(.title3.weight(.bold))
              + Text(" km").font(.caption).foregroundColor(.secondary)
          }
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) {
          if let heartRate = context.state.heartRate {
            Label("\(heartRate)", systemImage: "waveform")
              .labelStyle(.titleAndIcon)
              .foregroundStyle(.red)
          } else {
            EmptyView()
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(alignment: .firstTextBaseline) {
            Group {
              if context.state.isPaused {
                Text("Paused").italic().strikethrough(false)
              } else {
                Text(context.state.startedAt, style: .timer).monospacedDigit()
              }
            }
            .font(.largeTitle)
            Spacer(minLength: 8)
            Button("Pause", intent: PauseWorkoutIntent()).tint(tint).buttonStyle(.bordered)
          }
          .minimumScaleFactor(0.5)
        }
      } compactLeading: {
        Image(systemName: context.attributes.kind.symbol).imageScale(.small).foregroundColor(tint).bold()
      } compactTrailing: {
        ProgressView(value: context.state.distance, total: context.attributes.goal)
          .progressViewStyle(.circular)
          .tint(tint)
          .accessibilityLabel("Goal")
      } minimal: {
        Circle()
          .trim(from: 0, to: context.state.distance / context.attributes.goal)
          .stroke(tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .frame(width: 24, height: 16)
          .accessibilityLabel("Goal")
      }
      .contentMargins(.horizontal, 8, for: .expanded)
      .keylineTint(tint)
    }
  }
}

struct WorkoutCard: View {
  @Environment(\.colorScheme) var colorScheme
  let attributes: WorkoutAttributes
  let state: WorkoutAttributes.ContentState

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ZStack {
        Circle().fill(attributes.kind.tint.opacity(0.2)).frame(width: 48, height: 48)
        Image(systemName: attributes.kind.symbol).font(.title)
      }
      VStack(alignment: .leading) {
        Text(attributes.kind.rawValue.capitalized).font(.headline).textCase(.uppercase)
        Text("Since \(state.startedAt, style: .time)").font(.footnote).foregroundStyle(.secondary)
        ForEach(state.laps) { lap in
          Text("Lap \(lap.id): \(lap.seconds) s").font(.caption2).lineLimit(1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .trailing) {
        Text(state.startedAt, style: .relative).font(.system(.body, design: .rounded)).truncationMode(.tail)
        Capsule()
          .fill(LinearGradient(colors: [.yellow, attributes.kind.tint], startPoint: .leading, endPoint: .trailing))
          .frame(width: 64, height: 16)
          .overlay(Text("\(Int(state.distance / attributes.goal * 100)) %").font(.caption2).foregroundColor(.black))
      }
      .fixedSize()
      .layoutPriority(1)
    }
    .padding()
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

struct PauseWorkoutIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause workout"
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: true) }
}

#Preview("Lock screen", as: .content, using: WorkoutAttributes(kind: .run, goal: 10)) {
  WorkoutLiveActivity()
} contentStates: {
  WorkoutAttributes.ContentState(startedAt: .now, distance: 1, heartRate: 120, isPaused: false, laps: [])
  WorkoutAttributes.ContentState(startedAt: .now, distance: 2, heartRate: nil, isPaused: true, laps: [])
}

#Preview("Card") {
  WorkoutCard(
    attributes: WorkoutAttributes(kind: .ride, goal: 10),
    state: WorkoutAttributes.ContentState(startedAt: .now, distance: 1, isPaused: false, laps: []))
}
