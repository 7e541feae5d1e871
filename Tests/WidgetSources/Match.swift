import WidgetKit
import SwiftUI
import ActivityKit
import AppIntents
import OSLog

private let logger = Logger(subsystem: "com.example.scores", category: "LiveActivity")

struct Team: Codable, Hashable, Sendable {
  let name: String
  let short: String
  let color: String
}

struct MatchAttributes: ActivityAttributes {
  typealias MatchStatus = ContentState
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable {
      case pregame, firstHalf = "1st Half", halftime = "Half Time", secondHalf = "2nd Half", final = "Full Time"
    }
    var homeScore: Int
    var awayScore: Int
    var phase: Phase
    var clockStart: Date?
    var lastEvent: String?
  }
  let home: Team
  let away: Team
  let competition: String
}

@propertyWrapper struct Clamped<Value: Comparable> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

struct TeamBadge: View {
  let team: Team
  var size: CGFloat = 36
  @ScaledMetric private var inset: CGFloat = 4

  var body: some View {
    Text(team.short.prefix(3).uppercased())
      .font(.system(size: size * 0.36, weight: .heavy, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background {
        Circle()
          .fill(Color(team.color).gradient)
          .overlay(Circle().strokeBorder(.white.opacity(0.4), lineWidth: 1))
          .shadow(color: .black.opacity(0.3), radius: 2, y: 1)
      }
      .accessibilityLabel(Text(team.name))
  }
}

struct ScoreText: View {
  let value: Int
  var body: some View {
    Text(value, format: .number)
      .font(.system(size: 44, weight: .black, design: .rounded))
      .contentTransition(.numericText(value: Double(value)))
      .animation(.spring(duration: 0.4, bounce: 0.3), value: value)
  }
}

struct RefreshIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Refresh score"
  static var description = IntentDescription("Asks the server for the newest score.")
  @Parameter(title: "Match") var matchID: String
  init() {}
  init(matchID: String) { self.matchID = matchID }
  func perform() async throws -> some IntentResult {
    logger.info("Refreshing \(self.matchID, privacy: .public)")
    for activity in Activity<MatchAttributes>.activities {
      await activity.update(ActivityContent(state: activity.content.state, staleDate: .now.addingTimeInterval(60)))
    }
    return .result()
  }
}

struct MatchLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchCard(attributes: context.attributes, state: context.state, isStale: context.isStale)
        .activityBackgroundTint(.black.opacity(0.6))
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          VStack {
            TeamBadge(team: context.attributes.home); Text(context.attributes.home.short).font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          VStack {
            TeamBadge(team: context.attributes.away); Text(context.attributes.away.short).font(.caption2)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 0) {
            HStack(spacing: 16) {
              ScoreText(value: context.state.homeScore)
              Text("–").font(.title).foregroundStyle(.secondary)
              ScoreText(value: context.state.awayScore)
            }
            phaseLabel(context.state)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          if let event = context.state.lastEvent {
            Label(event, systemImage: "soccerball")
              .font(.footnote)
              .transition(.push(from: .bottom))
          }
        }
      } compactLeading: {
        HStack(spacing: 4) {
          TeamBadge(team: context.attributes.home, size: 20)
          Text("\(context.state.homeScore)").bold()
        }
      } compactTrailing: {
        HStack(spacing: 4) {
          Text("\(context.state.awayScore)").bold()
          TeamBadge(team: context.attributes.away, size: 20)
        }
      } minimal: {
        Text(verbatim: "\(context.state.homeScore):\(context.state.awayScore)")
          .font(.caption2.monospacedDigit().bold())
      }
      .widgetURL(URL(string: "scores://match"))
      .keylineTint(Color.green)
    }
  }

  @ViewBuilder
  private func phaseLabel(_ state: MatchAttributes.ContentState) -> some View {
    switch state.phase {
    case .firstHalf, .secondHalf:
      if let start = state.clockStart {
        Text(start, style: .timer).font(.caption.monospacedDigit()).multilineTextAlignment(.center)
      }
    case .pregame: EmptyView()
    default: Text(state.phase.rawValue).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct MatchCard: View {
  let attributes: MatchAttributes
  let state: MatchAttributes.ContentState
  let isStale: Bool
  @Environment(\.activityFamily) private var family

  var body: some View {
    Group {
      if family == .small {
        HStack {
          Text("\(attributes.home.short) \(state.homeScore)"); Spacer();
          Text("\(state.awayScore) \(attributes.away.short)")
        }
      } else {
        Grid(alignment: .center, horizontalSpacing: 12, verticalSpacing: 8) {
          GridRow {
            TeamBadge(team: attributes.home, size: 48)
            ScoreText(value: state.homeScore)
            Text(state.phase.rawValue).font(.caption).textCase(.uppercase).gridColumnAlignment(.center)
            ScoreText(value: state.awayScore)
            TeamBadge(team: attributes.away, size: 48)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text(attributes.home.name).font(.caption)
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            Button(intent: RefreshIntent(matchID: "1")) {
              Label("Refresh", systemImage: "arrow.clockwise")
            }
            .buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.mini).tint(.green)
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            Text(attributes.away.name).font(.caption)
          }
        }
      }
    }
    .padding()
    .foregroundStyle(.white)
    .overlay(alignment: .topTrailing) {
      if isStale { Image(systemName: "wifi.slash").font(.caption2).padding(6) }
    }
  }
}

#if DEBUG
  struct MatchLiveActivity_Previews: PreviewProvider {
    static let attributes = MatchAttributes(
      home: Team(name: "Harbour FC", short: "HAR", color: "home"),
      away: Team(name: "Northside", short: "NOR", color: "away"), competition: "Cup")
    static let state = MatchAttributes.ContentState(
      homeScore: 2, awayScore: 1, phase: .secondHalf, clockStart: .now, lastEvent: "67' Goal – Kaya")
    static var previews: some View {
      attributes.previewContext(state, viewKind: .dynamicIsland(.compact)).previewDisplayName("Compact")
      attributes.previewContext(state, viewKind: .dynamicIsland(.expanded)).previewDisplayName("Expanded")
      attributes.previewContext(state, viewKind: .dynamicIsland(.minimal)).previewDisplayName("Minimal")
      attributes.previewContext(state, viewKind: .content).previewDisplayName("Notification")
    }
  }
#endif
