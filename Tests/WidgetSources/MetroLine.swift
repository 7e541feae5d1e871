// swift-format-ignore-file
// Stops on a line, of which one is larger, with a dot in it.
import ActivityKit
import SwiftUI
import WidgetKit

struct MetroLineAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var position: Int; var arrival: Date; var crowd: Int }
  var line: String
  var stops: [String]
  var destination: String
}

private struct Track: View {
  let stops: [String]
  let position: Int
  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        ForEach(Array(stops.enumerated()), id: \.offset) { index, _ in
          if index > 0 {
            Rectangle().fill(index <= position ? Color.red : Color.gray.opacity(0.4)).frame(height: 4)
          }
          ZStack {
            Circle().fill(index <= position ? Color.red : Color.gray.opacity(0.4))
            if index == position { Circle().fill(.white).padding(4) }
          }
          .frame(width: index == position ? 16 : 10, height: index == position ? 16 : 10)
        }
      }
      HStack {
        Text(stops.first ?? "").frame(maxWidth: .infinity, alignment: .leading)
        Text(stops[position]).bold().frame(maxWidth: .infinity, alignment: .center)
        Text(stops.last ?? "").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .font(.caption2).lineLimit(1)
    }
  }
}

private struct Crowd: View {
  let level: Int
  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<4, id: \.self) { index in
        Image(systemName: "person.fill").font(.system(size: 10)).foregroundStyle(index < level ? .primary : .tertiary)
      }
    }
  }
}

struct MetroLineLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MetroLineAttributes.self) { context in
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 8) {
          Text(context.attributes.line).font(.headline.weight(.heavy)).foregroundStyle(.white)
            .frame(width: 32, height: 32).background(.red, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
          VStack(alignment: .leading, spacing: 0) {
            Text("To \(context.attributes.destination)").font(.subheadline.weight(.semibold))
            Crowd(level: context.state.crowd)
          }
          Spacer()
          VStack(alignment: .trailing, spacing: 0) {
            Text(timerInterval: Date()...context.state.arrival, countsDown: true).font(.title2.monospacedDigit().bold())
              .multilineTextAlignment(.trailing).frame(width: 70, alignment: .trailing)
            Text("to your stop").font(.caption2).foregroundStyle(.secondary)
          }
        }
        Track(stops: context.attributes.stops, position: context.state.position)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HStack(spacing: 6) {
            Text(context.attributes.line).font(.caption.weight(.heavy)).padding(6).background(.red, in: Circle())
            Text(context.attributes.destination).font(.subheadline).lineLimit(1).minimumScaleFactor(0.7)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(timerInterval: Date()...context.state.arrival, countsDown: true).monospacedDigit().font(.title3)
            .multilineTextAlignment(.trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Track(stops: context.attributes.stops, position: context.state.position).padding(.top, 6)
        }
      } compactLeading: {
        Text(context.attributes.line).font(.caption2.weight(.heavy)).frame(width: 20, height: 20).background(.red, in: Circle())
      } compactTrailing: {
        Text(timerInterval: Date()...context.state.arrival, countsDown: true).monospacedDigit().frame(width: 44)
          .multilineTextAlignment(.trailing)
      } minimal: {
        Text(context.attributes.line).font(.caption.weight(.heavy)).foregroundStyle(.red)
      }
      .keylineTint(.red)
    }
  }
}

#Preview("MetroLine", as: .content, using: MetroLineAttributes(line: "U3", stops: ["Kai", "Dom", "Rathaus", "Nord", "Zoo", "Messe"], destination: "Messe Ost")) {
  MetroLineLiveActivity()
} contentStates: {
  MetroLineAttributes.ContentState(position: 2, arrival: Date().addingTimeInterval(432), crowd: 3)
}
