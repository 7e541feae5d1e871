// swift-format-ignore-file
// A chart of candles.
import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct CandleWatchAttributes: ActivityAttributes {
  struct Candle: Codable, Hashable, Identifiable { var id: Int; var open: Double; var close: Double; var low: Double; var high: Double }
  struct ContentState: Codable, Hashable { var price: Double; var change: Double; var candles: [Candle] }
  var pair: String
}

private struct Candles: View {
  let candles: [CandleWatchAttributes.Candle]
  var body: some View {
    Chart(candles) { candle in
      RectangleMark(x: .value("Day", candle.id), yStart: .value("Low", candle.low), yEnd: .value("High", candle.high), width: 1)
        .foregroundStyle(candle.close >= candle.open ? .green : .red)
      RectangleMark(x: .value("Day", candle.id), yStart: .value("Open", candle.open), yEnd: .value("Close", candle.close), width: 6)
        .foregroundStyle(candle.close >= candle.open ? .green : .red)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}

struct CandleWatchLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CandleWatchAttributes.self) { context in
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.pair).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
          Text(context.state.price, format: .currency(code: "USD")).font(.title2.bold().monospacedDigit()).contentTransition(.numericText())
          Label { Text(context.state.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always())) } icon: {
            Image(systemName: context.state.change < 0 ? "arrowtriangle.down.fill" : "arrowtriangle.up.fill")
          }
          .font(.caption.bold()).foregroundStyle(context.state.change < 0 ? .red : .green)
        }
        .fixedSize(horizontal: true, vertical: false)
        Spacer(minLength: 12)
        Candles(candles: context.state.candles).frame(width: 150, height: 70)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text(context.attributes.pair).font(.caption2).foregroundStyle(.secondary)
            Text(context.state.price, format: .currency(code: "USD")).font(.headline.monospacedDigit())
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always()))
            .font(.caption.bold()).foregroundStyle(.black).padding(.horizontal, 6).padding(.vertical, 3)
            .background(context.state.change < 0 ? .red : .green, in: RoundedRectangle(cornerRadius: 6))
        }
        DynamicIslandExpandedRegion(.bottom) { Candles(candles: context.state.candles).frame(height: 64) }
      } compactLeading: {
        Text(context.attributes.pair.prefix(3)).font(.caption2.bold())
      } compactTrailing: {
        Text(context.state.price, format: .number.notation(.compactName).precision(.fractionLength(1))).font(.caption2.monospacedDigit())
          .foregroundStyle(context.state.change < 0 ? .red : .green)
      } minimal: {
        Image(systemName: context.state.change < 0 ? "arrow.down.right" : "arrow.up.right").foregroundStyle(context.state.change < 0 ? .red : .green)
      }
    }
  }
}

#Preview("CandleWatch", as: .content, using: CandleWatchAttributes(pair: "BTC/USD")) {
  CandleWatchLiveActivity()
} contentStates: {
  CandleWatchAttributes.ContentState(
    price: 67_412.5, change: -0.0182,
    candles: [
      .init(id: 0, open: 62, close: 64, low: 61, high: 65), .init(id: 1, open: 64, close: 63, low: 62, high: 66), .init(id: 2, open: 63, close: 67, low: 63, high: 68),
      .init(id: 3, open: 67, close: 69, low: 66, high: 70), .init(id: 4, open: 69, close: 66, low: 65, high: 70), .init(id: 5, open: 66, close: 68, low: 64, high: 69),
      .init(id: 6, open: 68, close: 71, low: 67, high: 72), .init(id: 7, open: 71, close: 67, low: 66, high: 71),
    ])
}
