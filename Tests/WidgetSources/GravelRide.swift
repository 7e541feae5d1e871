// swift-format-ignore-file
// A grid whose title has two of its columns beside a timer that takes the rest.
import ActivityKit
import SwiftUI
import WidgetKit

struct GravelRideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var kilometres: Double
    var speed: Double
    var climb: Int
    var share: Double
  }
  var route: String
  var startedAt: Date
}

private struct Figure: View {
  let value: String
  let unit: String
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(value).font(.title3.bold()).monospacedDigit().contentTransition(.numericText())
      Text(unit).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

private struct ShareBar: View {
  let share: Double
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(LinearGradient(colors: [.green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 8)
  }
}

struct GravelRideLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GravelRideAttributes.self) { context in
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Label(context.attributes.route, systemImage: "bicycle").font(.headline).gridCellColumns(2)
          Text(context.attributes.startedAt, style: .timer)
            .font(.headline.monospacedDigit())
            .multilineTextAlignment(.trailing)
            .gridColumnAlignment(.trailing)
        }
        Divider()
        GridRow(alignment: .lastTextBaseline) {
          Figure(value: context.state.kilometres.formatted(.number.precision(.fractionLength(1))), unit: "km")
          Figure(value: "\(context.state.speed.formatted())", unit: "km/h")
          Figure(value: "\(context.state.climb)", unit: "m climbed")
        }
        ShareBar(share: context.state.share)
      }
      .padding()
      .activityBackgroundTint(Color(red: 0.1, green: 0.13, blue: 0.1))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label { Text("27.4 km").bold() } icon: { Image(systemName: "bicycle").foregroundStyle(.green) }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.attributes.startedAt, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Grid(horizontalSpacing: 0, verticalSpacing: 4) {
            GridRow {
              Figure(value: "31.2", unit: "km/h").frame(maxWidth: .infinity, alignment: .leading)
              Figure(value: "\(context.state.climb)", unit: "m climbed").frame(maxWidth: .infinity)
              Figure(value: "142", unit: "bpm").frame(maxWidth: .infinity, alignment: .trailing)
            }
            ShareBar(share: context.state.share).gridCellColumns(3)
          }
        }
      } compactLeading: {
        HStack(spacing: 3) {
          Image(systemName: "bicycle").foregroundStyle(.green)
          Text("\(Int(context.state.kilometres))").font(.caption).bold()
        }
      } compactTrailing: {
        Text(context.attributes.startedAt, style: .timer).monospacedDigit().font(.caption).frame(width: 50)
      } minimal: {
        ZStack {
          Circle().stroke(.green.opacity(0.25), lineWidth: 3)
          Circle().trim(from: 0, to: context.state.share).stroke(.green, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Image(systemName: "bicycle").font(.system(size: 10))
        }
        .padding(2)
      }
      .keylineTint(.green)
    }
  }
}

#Preview("GravelRide", as: .content, using: GravelRideAttributes(route: "Gravel Loop", startedAt: .now.addingTimeInterval(-4360))) {
  GravelRideLiveActivity()
} contentStates: {
  GravelRideAttributes.ContentState(kilometres: 27.4, speed: 31.2, climb: 412, share: 0.62)
}
