// swift-format-ignore-file
// Written as apps in the wild are, and to compile as it is.
import ActivityKit
import SwiftUI
import WidgetKit

struct RainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: [Double]
    var starts: Date
  }
  var place: String
}

struct RainBars: View {
  let values: [Double]
  var height: CGFloat = 48
  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(values.indices, id: \.self) { index in
          Capsule()
            .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
            .frame(height: max(4, height * values[index]))
        }
      }
      .frame(height: height, alignment: .bottom)
      HStack {
        Text("Now")
        Spacer()
        Text("30 min")
        Spacer()
        Text("60 min")
      }
      .font(.system(size: 10))
      .foregroundStyle(.secondary)
    }
  }
}

struct RainLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RainAttributes.self) { context in
      VStack(alignment: .leading, spacing: 8) {
        HStack(alignment: .center, spacing: 10) {
          Image(systemName: "cloud.rain.fill")
            .symbolRenderingMode(.multicolor)
            .font(.system(size: 32))
          VStack(alignment: .leading, spacing: 0) {
            Text("Rain soon").font(.headline)
            Text("\(Image(systemName: "location.fill")) \(context.attributes.place)").font(.caption)
          }
          Spacer()
          Text(context.state.starts, style: .relative)
            .font(.callout.bold())
            .frame(maxWidth: 90, alignment: .trailing)
            .multilineTextAlignment(.trailing)
        }
        RainBars(values: context.state.minutes)
      }
      .padding()
      .activityBackgroundTint(Color.indigo.opacity(0.5))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label {
            VStack(alignment: .leading) {
              Text("Rain").font(.headline)
              Text(context.attributes.place).font(.caption2).foregroundStyle(.secondary)
            }
          } icon: {
            Image(systemName: "umbrella.fill").font(.title).foregroundStyle(.cyan)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("80%").font(.title2).foregroundStyle(.cyan)
        }
        DynamicIslandExpandedRegion(.bottom) {
          RainBars(values: context.state.minutes, height: 32)
        }
      } compactLeading: {
        Image(systemName: "umbrella.fill").foregroundStyle(.cyan)
      } compactTrailing: {
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(0..<6) { RoundedRectangle(cornerRadius: 1).fill(.cyan).frame(width: 3, height: CGFloat(4 + $0 * 3)) }
        }
      } minimal: {
        Image(systemName: "umbrella.fill").foregroundStyle(.cyan)
      }
    }
  }
}

#Preview("Rain", as: .content, using: RainAttributes(place: "Altona")) {
  RainLiveActivity()
} contentStates: {
  RainAttributes.ContentState(minutes: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1, 0.9, 0.7, 0.6, 0.4, 0.2], starts: .now + 600)
}

/// Where an extension runs on older systems, too, its previews stand in a type that says so for all of them.
@available(iOS 17.0, *)
private enum RainPreviews {
  #Preview("Rain in a type", as: .dynamicIsland(.compact), using: RainAttributes(place: "Altona")) {
    RainLiveActivity()
  } contentStates: {
    RainAttributes.ContentState(minutes: [0.1, 0.4, 0.9], starts: .now + 900)
  }
}
