// swift-format-ignore-file
// Decimals rounded in Foundation's old way, formatters, a chart of points, and words struck through once they are stale.
import ActivityKit
import Charts
import Foundation
import SwiftUI
import WidgetKit

func roundedDecimal(_ value: Decimal, scale: Int) -> Decimal {
  var result = Decimal()
  var input = value
  NSDecimalRound(&result, &input, scale, .plain)
  return result
}

extension NumberFormatter {
  static let oneDigit: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 1
    return formatter
  }()
}

extension Int {
  var asMillimoles: String {
    NumberFormatter.oneDigit.string(from: roundedDecimal(Decimal(self) * 0.0555, scale: 1) as NSDecimalNumber) ?? "?"
  }
}

struct SugarTrendAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Detail: Codable, Hashable {
      let values: [Decimal]
      let times: [Date]
      let low: Decimal
      let high: Decimal
      let carbs: Decimal
      let items: [String]
    }
    let value: Int
    let arrow: String?
    let change: String
    let date: Date
    let detail: Detail?
  }
  let startDate: Date
}

struct SugarTrendLiveActivity: Widget {
  private enum Width { case minimal, compact, expanded }

  private func valueAndArrow(_ context: ActivityViewContext<SugarTrendAttributes>, _ width: Width) -> (some View, Int) {
    var count = context.state.value.asMillimoles.count
    var arrow: String?
    if let all = context.state.arrow {
      arrow = width == .compact ? String(all[all.startIndex...all.startIndex]) : all
      count += arrow!.count
    }
    let spacing: CGFloat
    switch width {
    case .minimal: spacing = -1
    case .compact: spacing = 0
    case .expanded: spacing = 3
    }
    let stack = HStack(spacing: spacing) {
      Text(context.state.value.asMillimoles)
        .strikethrough(context.isStale, pattern: .solid, color: .red.opacity(0.6))
      if let arrow {
        let text = Text(arrow)
        switch width {
        case .minimal: text.scaleEffect(x: 0.7, y: 0.7, anchor: .leading)
        case .compact: text.scaleEffect(x: 0.8, y: 0.8, anchor: .leading).padding(.trailing, -3)
        case .expanded: text.scaleEffect(x: 0.7, y: 0.7, anchor: .leading).padding(.trailing, -5)
        }
      }
    }
    .foregroundStyle(context.isStale ? Color.primary.opacity(0.5) : Color.primary)
    return (stack, count)
  }

  @ViewBuilder private func chart(_ detail: SugarTrendAttributes.ContentState.Detail) -> some View {
    let least = min(detail.values.min() ?? 45, 40) - 20
    let most = max(detail.values.max() ?? 270, 200) + 20
    Chart {
      RuleMark(y: .value("Low", detail.low)).lineStyle(.init(lineWidth: 0.5, dash: [5]))
      RuleMark(y: .value("High", detail.high)).lineStyle(.init(lineWidth: 0.5, dash: [5]))
      ForEach(detail.values.indices, id: \.self) { index in
        let point = PointMark(x: .value("Time", detail.times[index]), y: .value("Value", detail.values[index])).symbolSize(15)
        if detail.values[index] > detail.high {
          point.foregroundStyle(Color.orange.gradient)
        } else if detail.values[index] < detail.low {
          point.foregroundStyle(Color.red.gradient)
        } else {
          point.foregroundStyle(Color.green.gradient)
        }
      }
    }
    .chartYScale(domain: least...most)
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(position: .automatic) { _ in AxisGridLine(stroke: .init(lineWidth: 0.2, dash: [2, 3])) }
    }
    .chartPlotStyle { plot in plot.clipShape(RoundedRectangle(cornerRadius: 12)) }
    .chartScrollableAxes(.horizontal).chartXSelection(value: .constant(Optional<Date>.none))
    .chartXAxisLabel("Time", position: .bottom)
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SugarTrendAttributes.self) { context in
      if let detail = context.state.detail {
        VStack(spacing: 6, content: {
          chart(detail).frame(height: 64)
          HStack {
            ForEach(detail.items, id: \.self) { item in
              switch item {
              case "value": valueAndArrow(context, .expanded).0.font(.title3)
              case "change": Text(context.state.change).font(.headline)
              case "carbs": Text("\(NumberFormatter.oneDigit.string(from: detail.carbs as NSNumber) ?? "--") g")
              default: EmptyView()
              }
              Divider().fontWeight(.bold).frame(width: 10)
            }
          }
        })
        .privacySensitive()
        .padding(.all, 10)
        .activityBackgroundTint(Color.clear)
      } else {
        Text("No data").padding()
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { valueAndArrow(context, .expanded).0.font(.title2).padding(.leading, 5) }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.change).font(.title2).padding(.trailing, 5) }
        DynamicIslandExpandedRegion(.bottom) {
          if let detail = context.state.detail { chart(detail).frame(height: 48) }
        }
      } compactLeading: {
        valueAndArrow(context, .compact).0.padding(.leading, 4)
      } compactTrailing: {
        Text(context.state.change).padding(.trailing, 4)
      } minimal: {
        let (label, count) = valueAndArrow(context, .minimal)
        if count < 4 { label } else { label.fontWidth(.condensed) }
      }
      .keylineTint(Color.purple)
      .contentMargins(.horizontal, 0, for: .minimal)
    }
  }
}
