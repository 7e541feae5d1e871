// swift-format-ignore-file
// Marks that alignment guides put on a bar, and badges at the corners of things.
import ActivityKit
import SwiftUI
import WidgetKit

struct GuideFlagsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var done: Double }
  var name: String
}

private struct Avatar: View {
  var size: CGFloat = 44
  var body: some View {
    Circle()
      .fill(.teal.gradient)
      .frame(width: size, height: size)
      .overlay { Text("MK").font(.system(size: size * 0.36, weight: .bold)) }
      .overlay(alignment: .topTrailing) {
        Text("3")
          .font(.system(size: 10, weight: .bold))
          .frame(width: 16, height: 16)
          .background(.red, in: .circle)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
  }
}

private struct Course: View {
  let done: Double
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        Capsule().fill(.white.opacity(0.2)).frame(height: 8)
        Capsule().fill(.teal).frame(width: proxy.size.width * done, height: 8)
        ForEach([0.3, 0.75], id: \.self) { place in
          Image(systemName: "flag.fill")
            .font(.caption2)
            .foregroundStyle(place <= done ? .teal : .secondary)
            .alignmentGuide(.leading) { $0.width / 2 - proxy.size.width * place }
            .alignmentGuide(.bottom) { $0.height + 10 }
        }
        Image(systemName: "flag.checkered")
          .font(.caption2)
          .alignmentGuide(.leading) { $0.width - proxy.size.width }
          .alignmentGuide(.bottom) { $0.height + 10 }
      }
    }
    .frame(height: 26)
  }
}

struct GuideFlagsLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GuideFlagsAttributes.self) { context in
      HStack(spacing: 14) {
        Avatar()
        VStack(alignment: .leading, spacing: 6) {
          HStack(alignment: .firstTextBaseline) {
            Text(context.attributes.name).font(.headline)
            Spacer()
            Text(context.state.done, format: .percent).font(.title3.bold()).foregroundStyle(.teal)
          }
          Course(done: context.state.done)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Avatar(size: 36) }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name).font(.headline).lineLimit(1) }
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.done, format: .percent).font(.title3.bold()) }
        DynamicIslandExpandedRegion(.bottom) { Course(done: context.state.done) }
      } compactLeading: {
        Text("MK").font(.caption2.bold())
          .frame(width: 24, height: 24)
          .background(.teal, in: Circle())
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
      } compactTrailing: {
        Text(context.state.done, format: .percent).foregroundStyle(.teal)
      } minimal: {
        Image(systemName: "flag.fill")
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8).offset(x: 4, y: -4) }
      }
    }
  }
}

#Preview("GuideFlags", as: .content, using: GuideFlagsAttributes(name: "Maren K.")) {
  GuideFlagsLiveActivity()
} contentStates: {
  GuideFlagsAttributes.ContentState(done: 0.62)
}
