import Charts
import SwiftUI
import WidgetKit
import ActivityKit

struct ElectionAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var results: [PartyResult]; var counted: Double; var lastUpdate: Date }
  var title: String
}
struct PartyResult: Codable, Hashable, Identifiable {
  var party: String; var share: Double; var seats: Int; var id: String { party }
}

struct ElectionChart: View {
  let results: [PartyResult]
  var body: some View {
    Chart(results) { result in
      BarMark(x: .value("Party", result.party), y: .value("Share", result.share))
        .foregroundStyle(by: .value("Party", result.party))
        .cornerRadius(3)
        .annotation(position: .top) {
          Text(result.share, format: .percent.precision(.fractionLength(0))).font(.caption2)
        }
      RuleMark(y: .value("Threshold", 0.05)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4])).foregroundStyle(.secondary)
    }
    .chartLegend(.hidden)
    .chartYAxis(.hidden)
    .chartXAxis { AxisMarks { AxisValueLabel() } }
    .chartYScale(domain: 0...0.5)
    .frame(height: 90)
  }
}

struct SeatsPie: View {
  let results: [PartyResult]
  var body: some View {
    Chart(results, id: \.party) { item in
      SectorMark(angle: .value("Seats", item.seats), innerRadius: .ratio(0.6), angularInset: 1).foregroundStyle(
        by: .value("Party", item.party))
    }
    .chartForegroundStyleScale(["A": Color.red, "B": .blue, "C": .green])
    .chartLegend(.hidden)
  }
}

struct TrendChart: View {
  struct Point: Identifiable { let id = UUID(); let date: Date; let value: Double }
  let points: [Point]
  var body: some View {
    Chart {
      ForEach(points) { point in
        LineMark(x: .value("Time", point.date), y: .value("Value", point.value)).interpolationMethod(.catmullRom)
        AreaMark(x: .value("Time", point.date), y: .value("Value", point.value))
          .foregroundStyle(LinearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      if let last = points.last {
        PointMark(x: .value("Time", last.date), y: .value("Value", last.value)).symbolSize(40)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .trailing, values: .automatic(desiredCount: 3)) { value in
        AxisGridLine(); AxisValueLabel()
      }
    }
  }
}

struct ElectionLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ElectionAttributes.self) { context in
      VStack(alignment: .leading) {
        HStack {
          Text(context.attributes.title).font(.headline); Spacer();
          Text("\(context.state.counted.formatted(.percent)) counted").font(.caption)
        }
        ElectionChart(results: context.state.results)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { SeatsPie(results: context.state.results).frame(width: 64, height: 64) }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            ForEach(context.state.results.sorted { $0.share > $1.share }.prefix(2)) {
              Text("\($0.party) \($0.share, format: .percent)").font(.caption)
            }
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: context.state.counted) {
            Text("Counted").font(.caption2)
          } currentValueLabel: {
            Text(context.state.lastUpdate, style: .relative).font(.caption2)
          }
        }
      } compactLeading: {
        Image(systemName: "chart.bar.fill")
      } compactTrailing: {
        Text(context.state.results.first?.party ?? "")
      } minimal: {
        Image(systemName: "chart.pie.fill")
      }
    }
  }
}
