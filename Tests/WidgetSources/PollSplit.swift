// swift-format-ignore-file
// A bar of shares with hairlines between them, also in a pill.
import ActivityKit
import SwiftUI
import WidgetKit

struct PollSplitAttributes: ActivityAttributes {
  struct Answer: Codable, Hashable, Identifiable { var id: Int; var name: String; var votes: Int }
  struct ContentState: Codable, Hashable { var answers: [Answer]; var closes: Date }
  var question: String
}

private let colors: [Color] = [.blue, .purple, .pink, .orange]

private extension PollSplitAttributes.ContentState {
  var total: Int { max(1, answers.reduce(0) { $0 + $1.votes }) }
  func share(_ answer: PollSplitAttributes.Answer) -> Double { Double(answer.votes) / Double(total) }
}

private struct Split: View {
  let state: PollSplitAttributes.ContentState
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 2) {
        ForEach(state.answers) { answer in
          Rectangle().fill(colors[answer.id % colors.count])
            .frame(width: max(4, (proxy.size.width - 2 * CGFloat(state.answers.count - 1)) * state.share(answer)))
        }
      }
    }
    .frame(height: 16)
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

struct PollSplitLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PollSplitAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .top) {
          Text(context.attributes.question).font(.subheadline.bold()).lineLimit(2).layoutPriority(1)
          Spacer(minLength: 8)
          Text(context.state.closes, style: .timer).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
            .multilineTextAlignment(.trailing).frame(minWidth: 48, maxWidth: 60)
        }
        Split(state: context.state)
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 4) {
          ForEach(context.state.answers) { answer in
            HStack(spacing: 6) {
              Circle().fill(colors[answer.id % colors.count]).frame(width: 8, height: 8)
              Text(answer.name).font(.caption).lineLimit(1)
              Spacer(minLength: 2)
              Text(context.state.share(answer), format: .percent.precision(.fractionLength(0))).font(.caption.monospacedDigit().bold())
            }
          }
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("\(context.state.total)").font(.title2.bold()) + Text(" votes").font(.caption)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.closes, style: .timer).font(.callout.monospacedDigit()).multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 6) {
            Split(state: context.state)
            HStack {
              ForEach(context.state.answers.prefix(3)) { answer in
                Text(answer.name).font(.caption2).foregroundStyle(colors[answer.id % colors.count]).lineLimit(1)
                if answer.id < 2 { Spacer() }
              }
            }
          }
        }
      } compactLeading: {
        Image(systemName: "chart.bar.fill").foregroundStyle(.blue)
      } compactTrailing: {
        HStack(spacing: 1) {
          ForEach(context.state.answers) { answer in
            Rectangle().fill(colors[answer.id % colors.count]).frame(width: 44 * context.state.share(answer), height: 8)
          }
        }
        .clipShape(Capsule())
      } minimal: {
        Text(context.state.share(context.state.answers[0]), format: .percent.precision(.fractionLength(0))).font(.caption2.bold()).foregroundStyle(.blue)
      }
    }
  }
}

#Preview("PollSplit", as: .content, using: PollSplitAttributes(question: "Where shall the summer regatta start this year?")) {
  PollSplitLiveActivity()
} contentStates: {
  PollSplitAttributes.ContentState(
    answers: [.init(id: 0, name: "Old harbour", votes: 214), .init(id: 1, name: "Lighthouse", votes: 131), .init(id: 2, name: "North pier", votes: 88), .init(id: 3, name: "Marina", votes: 37)],
    closes: Date().addingTimeInterval(2_718))
}
