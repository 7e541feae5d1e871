// An evening of a board game: rows of players told apart by their elements, a property that answers with a tuple.
import ActivityKit
import SwiftUI
import WidgetKit

struct BoardPlayer: Codable, Hashable {
  var name: String
  var colorHex: String
  var points: Int
}

struct BoardNightAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var players: [BoardPlayer]
    var round: Int
  }
  var game: String
}

extension Color {
  fileprivate init(board hex: String) {
    var value: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&value)
    self.init(
      red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

struct BoardNightLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoardNightAttributes.self) { context in
      BoardNightCard(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 3) {
            ForEach(Array(context.state.players.prefix(3).enumerated()), id: \.element) { _, player in
              BoardRow(player: player)
            }
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack {
            Text("\(context.state.round)").font(.title3).fontWeight(.bold)
            Text("rounds").font(.caption2).foregroundStyle(.secondary)
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.attributes.game).font(.caption).foregroundStyle(.secondary)
        }
      } compactLeading: {
        if let leader = context.state.players.first {
          Circle().fill(Color(board: leader.colorHex)).frame(width: 12, height: 12)
        } else {
          Image(systemName: "dice.fill").font(.caption2)
        }
      } compactTrailing: {
        Text("\(context.state.round)").font(.caption2).fontWeight(.bold)
      } minimal: {
        Image(systemName: "dice.fill").font(.caption2)
      }
    }
  }
}

private struct BoardNightCard: View {
  let context: ActivityViewContext<BoardNightAttributes>

  private var shown: (first: [BoardPlayer], last: BoardPlayer?) {
    let all = context.state.players
    return all.count <= 4 ? (all, nil) : (Array(all.prefix(3)), all.last)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(context.attributes.game).font(.headline).fontWeight(.bold)
        Spacer()
        Text("\(context.state.round)").font(.headline).foregroundStyle(.secondary)
      }
      HStack(spacing: 16) {
        ForEach(Array(shown.first.enumerated()), id: \.element) { _, player in BoardScore(player: player) }
        if let last = shown.last {
          Text("···").font(.title3).foregroundStyle(.secondary)
          BoardScore(player: last)
        }
        Spacer()
      }
    }
    .padding()
    .activityBackgroundTint(.black.opacity(0.8))
  }
}

private struct BoardScore: View {
  let player: BoardPlayer
  var body: some View {
    VStack(spacing: 2) {
      Text("\(player.points)").font(.title2).fontWeight(.bold).foregroundStyle(Color(board: player.colorHex))
      Text(player.name).font(.caption2).lineLimit(1).truncationMode(.tail)
    }
    .frame(minWidth: 44)
  }
}

private struct BoardRow: View {
  let player: BoardPlayer
  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(Color(board: player.colorHex)).frame(width: 8, height: 8)
      Text(player.name).font(.caption).lineLimit(1)
      Spacer()
      Text("\(player.points)").font(.caption).fontWeight(.semibold)
    }
  }
}
