// A medical value over time: a chart in several sizes, symbols of a shape of its own, and limits as rules.
import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct GlucoseAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var values: [Double]
    var dates: [Date]
    var low = 70.0
    var high = 180.0
    var trend = 1
    var current: Double { values.last ?? 0 }
    func color(_ value: Double) -> Color { value < low ? .red : value > high ? .yellow : .green }
    func arrow() -> String { trend > 0 ? "\u{2197}" : trend < 0 ? "\u{2198}" : "\u{2192}" }
  }
  var unit = "mg/dL"
}

struct GlucoseLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GlucoseAttributes.self) { context in
      HStack(alignment: .center) {
        VStack(alignment: .leading, spacing: 0) {
          Text("\(context.state.current, specifier: "%.0f")\(context.state.arrow())")
            .font(.system(size: 28)).bold().foregroundStyle(context.state.color(context.state.current))
          Text(context.attributes.unit).font(.caption2).foregroundStyle(.gray)
        }
        GlucoseChart(state: context.state).frame(height: 60)
      }
      .padding(10)
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("\(context.state.current, specifier: "%.0f")").font(.title2).bold()
        }
        DynamicIslandExpandedRegion(.bottom) { GlucoseChart(state: context.state).frame(height: 48) }
      } compactLeading: {
        Text(context.state.current.formatted(.number.precision(.fractionLength(0))))
          .foregroundStyle(context.state.color(context.state.current))
      } compactTrailing: {
        Text(context.state.arrow())
      } minimal: {
        Text("\(Int(context.state.current))").minimumScaleFactor(0.2)
      }
    }
  }
}

private struct GlucoseChart: View {
  let state: GlucoseAttributes.ContentState
  var body: some View {
    Chart {
      RuleMark(y: .value("Low", state.low)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.red)
      RuleMark(y: .value("High", state.high)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))
        .foregroundStyle(.yellow)
      ForEach(state.values.indices, id: \.self) { index in
        PointMark(x: .value("Time", state.dates[index]), y: .value("Glucose", state.values[index]))
          .symbol(Circle()).symbolSize(20).foregroundStyle(state.color(state.values[index]))
      }
    }
    .chartXAxis { AxisMarks(values: .stride(by: .hour)) { _ in AxisGridLine() } }
    .chartYAxis(.hidden).chartYScale(domain: 40...220)
    .chartXScale(
      domain: (state.dates.first ?? .now)...(state.dates.last ?? .now), range: .plotDimension(padding: 2)
    )
    .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)) }
  }
}
