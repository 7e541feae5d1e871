import ActivityKit
import SwiftUI
import WidgetKit
import OSLog

struct TransitAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stops: [Stop]; var current: Int; var delay: Int; var crowding: Crowding }
  struct Stop: Codable, Hashable, Identifiable {
    var id: String; var name: String; var time: Date; var platform: String?
  }
  enum Crowding: Int, Codable { case low = 1, medium, high }
  var line: String
  var lineColor: RGB
  struct RGB: Codable, Hashable { var r, g, b: Double; var color: Color { Color(red: r, green: g, blue: b) } }
}

private struct StopPreference: PreferenceKey {
  static var defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { $1 }
  }
}

struct LineBadge: View {
  let line: String, color: Color
  var body: some View {
    Text(line).font(.footnote.weight(.heavy)).foregroundStyle(.white).padding(.horizontal, 6).padding(.vertical, 2)
      .background { ContainerRelativeShape().fill(color) }
      .containerShape(RoundedRectangle(cornerRadius: 6))
  }
}

struct StopRow: View {
  let stop: TransitAttributes.Stop, isCurrent: Bool, isPast: Bool
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: isPast ? "circle.fill" : isCurrent ? "largecircle.fill.circle" : "circle").imageScale(.small)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 4 }
      Text(stop.name).fontWeight(isCurrent ? .bold : .regular).strikethrough(isPast, pattern: .solid, color: .gray)
        .lineLimit(1)
      Spacer()
      if let platform = stop.platform { Text("Pl. \(platform)").font(.caption2).padding(2).border(.secondary) }
      Text(stop.time, style: .time).monospacedDigit()
    }
    .font(.caption)
    .foregroundStyle(isPast ? .secondary : .primary)
    .background(
      GeometryReader {
        Color.clear.preference(key: StopPreference.self, value: [stop.id: $0.frame(in: .named("list")).midY])
      })
  }
}

struct TransitLiveActivity: Widget {
  static let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "transit", category: "widget")
  var body: some WidgetConfiguration {

    ActivityConfiguration(for: TransitAttributes.self) { context in
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          LineBadge(line: context.attributes.line, color: context.attributes.lineColor.color)
          Text("to \(context.state.stops.last?.name ?? "")").font(.headline)
          Spacer()
          if context.state.delay > 0 {
            Text("+\(context.state.delay) min").foregroundStyle(.red).bold()
          } else {
            Text("on time").foregroundStyle(.green)
          }
        }
        ForEach(Array(zip(context.state.stops.indices, context.state.stops)).suffix(3), id: \.1.id) { index, stop in
          StopRow(stop: stop, isCurrent: index == context.state.current, isPast: index < context.state.current)
        }
      }
      .coordinateSpace(name: "list")
      .onPreferenceChange(StopPreference.self) { _ in }
      .padding(12)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LineBadge(line: context.attributes.line, color: context.attributes.lineColor.color)
        }
        DynamicIslandExpandedRegion(.trailing) {
          HStack(spacing: 1) {
            ForEach(1..<4) {
              Image(systemName: "person.fill").foregroundStyle(
                $0 <= context.state.crowding.rawValue ? .primary : .quaternary)
            }
          }.font(.caption2)
        }
        DynamicIslandExpandedRegion(.bottom) {
          if let next = context.state.stops[safe: context.state.current] {
            StopRow(stop: next, isCurrent: true, isPast: false)
          }
        }
      } compactLeading: {
        LineBadge(line: context.attributes.line, color: context.attributes.lineColor.color)
      } compactTrailing: {
        if let next = context.state.stops[safe: context.state.current] {
          Text(next.time, style: .timer).frame(width: 44).monospacedDigit()
        }
      } minimal: {
        Text(context.attributes.line).font(.caption2).bold()
      }
    }
  }
}
extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }
