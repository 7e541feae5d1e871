import ActivityKit
import SwiftUI
import WidgetKit

struct MatchAttributes: ActivityAttributes {
  struct Team: Codable, Hashable {
    var name: String
    var short: String
    var crest: String
    var colour: String
  }

  struct ContentState: Codable, Hashable {
    enum Period: Int, Codable, Comparable {
      case first = 1, second, extra
      static func < (a: Period, b: Period) -> Bool { a.rawValue < b.rawValue }
    }
    var home: Int
    var away: Int
    var period: Period
    var kickOff: Date
    var events: [String]
    var possession: Double
  }

  var homeTeam: Team
  var awayTeam: Team
}

struct CrestView: View {
  let team: MatchAttributes.Team
  var side: CGFloat

  var body: some View {
    ZStack {
      ContainerRelativeShape().fill(Color(team.colour).opacity(0.2))
      Image(team.crest)
        .resizable()
        .renderingMode(.original)
        .aspectRatio(contentMode: .fit)
        .padding(2)
    }
    .frame(width: side, height: side)
    .clipShape(Circle())
    .accessibilityHidden(true)
  }
}

struct PossessionBar: View {
  let share: Double

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 2) {
        Rectangle().fill(Color.blue).frame(width: max(0, proxy.size.width * share - 1))
        Rectangle().fill(.red)
      }
    }
    .frame(height: 4)
    .cornerRadius(2)
  }
}

struct MatchLiveActivity: Widget {
  private let scoreFont = Font.system(size: 44, weight: .black)

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      ZStack(alignment: .top) {
        LinearGradient(colors: [.green.opacity(0.6), .black], startPoint: .top, endPoint: .bottom)
        VStack(spacing: 6) {
          HStack(alignment: .center, spacing: 0) {
            team(context.attributes.homeTeam)
            Spacer()
            VStack(spacing: 0) {
              Text("\(context.state.home) : \(context.state.away)")
                .font(scoreFont)
                .id(context.state.home + context.state.away)
                .transition(.push(from: .bottom))
                .animation(.easeInOut(duration: 0.3), value: context.state.home)
              clock(context.state)
            }
            Spacer()
            team(context.attributes.awayTeam)
          }
          PossessionBar(share: context.state.possession)
          if let last = context.state.events.last {
            Text(last)
              .font(.caption)
              .lineLimit(2)
              .multilineTextAlignment(.center)
          }
        }
        .padding(.top, 8)
        .padding([.horizontal, .bottom])
      }
      .foregroundColor(.white)
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 6) {
            CrestView(team: context.attributes.homeTeam, side: 32)
            Text("\(context.state.home)").font(.largeTitle).fontWeight(.heavy)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          HStack(spacing: 6) {
            Text("\(context.state.away)").font(.largeTitle).fontWeight(.heavy)
            CrestView(team: context.attributes.awayTeam, side: 32)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          clock(context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(context.state.events.suffix(2), id: \.self) { event in
              Text("• \(event)").font(.caption2).frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
      } compactLeading: {
        score(context.attributes.homeTeam, context.state.home)
      } compactTrailing: {
        score(context.attributes.awayTeam, context.state.away)
      } minimal: {
        Text("\(context.state.home):\(context.state.away)")
          .font(.system(size: 12))
          .bold()
      }
    }
  }

  private func team(_ team: MatchAttributes.Team) -> some View {
    VStack(spacing: 4) {
      CrestView(team: team, side: 48)
      Text(team.short).font(.subheadline).fontWeight(.medium).textCase(.uppercase)
    }
    .frame(maxWidth: 72)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(team.name))
  }

  private func score(_ team: MatchAttributes.Team, _ goals: Int) -> some View {
    HStack(spacing: 3) {
      Image(team.crest).resizable().scaledToFit().frame(width: 16, height: 16)
      Text("\(goals)").fontWeight(.semibold)
    }
  }

  private func clock(_ state: MatchAttributes.ContentState) -> some View {
    VStack(spacing: 0) {
      Text(state.kickOff, style: .timer)
        .font(.caption)
        .monospacedDigit()
        .multilineTextAlignment(.center)
        .frame(width: 60)
      Text(state.period > .first ? "2nd half" : "1st half")
        .font(.caption2)
        .foregroundColor(.white.opacity(0.6))
    }
  }
}
