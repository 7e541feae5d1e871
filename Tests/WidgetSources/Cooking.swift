import SwiftUI
import WidgetKit
import ActivityKit

struct Recipe: Codable, Hashable, Identifiable {
  let id: UUID; let name: String; let steps: [Step];
  struct Step: Codable, Hashable, Identifiable { var id: Int; var text: String; var minutes: Int }
}

struct CookingAttributes: ActivityAttributes {
  typealias ContentState = CookingState
  let recipe: Recipe
}
struct CookingState: Codable, Hashable {
  var step: Int
  var timers: [KitchenTimer]
  var temperature: Measurement<UnitTemperature>?
}
struct KitchenTimer: Codable, Hashable, Identifiable {
  var id: String { name }; var name: String; var end: Date; var emoji: String
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 6
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(width: proposal.width ?? .infinity, subviews: subviews)
    return CGSize(
      width: proposal.width ?? rows.map(\.width).max() ?? 0, height: rows.last.map { $0.y + $0.height } ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in arrange(width: bounds.width, subviews: subviews) {
      for item in row.items {
        subviews[item.index].place(
          at: CGPoint(x: bounds.minX + item.x, y: bounds.minY + row.y), anchor: .topLeading, proposal: .unspecified)
      }
    }
  }
  private struct Row {
    var items: [(index: Int, x: CGFloat)] = []; var width: CGFloat = 0; var height: CGFloat = 0; var y: CGFloat = 0
  }
  private func arrange(width: CGFloat, subviews: Subviews) -> [Row] {
    var rows: [Row] = [Row()]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if rows[rows.count - 1].width + size.width > width, !rows[rows.count - 1].items.isEmpty {
        var row = Row()
        row.y = rows[rows.count - 1].y + rows[rows.count - 1].height + spacing
        rows.append(row)
      }
      rows[rows.count - 1].items.append((index, rows[rows.count - 1].width))
      rows[rows.count - 1].width += size.width + spacing
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

struct TimerChip: View {
  let timer: KitchenTimer
  var body: some View {
    HStack(spacing: 4) {
      Text(timer.emoji)
      Text(timer.name).lineLimit(1)
      Text(timerInterval: Date.now...max(Date.now, timer.end), countsDown: true).monospacedDigit().frame(minWidth: 40)
    }
    .font(.caption)
    .padding(.horizontal, 8).padding(.vertical, 4)
    .background(Capsule().fill(Color.orange.opacity(0.2)))
  }
}

struct CookingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CookingAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text("👩‍🍳").font(.title2)
          Text(context.attributes.recipe.name).font(.headline).fontDesign(.serif)
          Spacer()
          Text("Step \(context.state.step + 1) of \(context.attributes.recipe.steps.count)").font(.caption)
            .foregroundStyle(.secondary)
        }
        if context.attributes.recipe.steps.indices.contains(context.state.step) {
          Text(context.attributes.recipe.steps[context.state.step].text).font(.callout).lineLimit(2...3).fixedSize(
            horizontal: false, vertical: true)
        }
        FlowLayout { ForEach(context.state.timers) { TimerChip(timer: $0) } }
        if let temperature = context.state.temperature {
          Label(
            temperature.formatted(
              .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
            ), systemImage: "thermometer.medium")
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.recipe.name).font(.headline) }
        DynamicIslandExpandedRegion(.bottom) {
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible())], alignment: .leading, spacing: 4
          ) {
            ForEach(context.state.timers.prefix(4)) { timer in TimerChip(timer: timer) }
          }
        }
      } compactLeading: {
        Text("🍝")
      } compactTrailing: {
        if let next = context.state.timers.min(by: { $0.end < $1.end }) {
          Text(timerInterval: Date.now...max(.now, next.end), countsDown: true).frame(width: 44).monospacedDigit()
        } else {
          Image(systemName: "frying.pan.fill")
        }
      } minimal: {
        Image(systemName: "frying.pan")
      }
    }
  }
}
