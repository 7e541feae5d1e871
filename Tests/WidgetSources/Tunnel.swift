// swift-format-ignore-file
// A mark that doesn't move between presentations, clear colours that keep room, a layout for each family.
import ActivityKit
import SwiftUI
import WidgetKit

struct TunnelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var status: String }
}

private struct TunnelMark: View {
  let size: CGFloat
  var body: some View {
    Image("TunnelMark").resizable().aspectRatio(contentMode: .fit).frame(width: size, height: size)
      .contentTransition(.identity).transaction { $0.animation = nil }
  }
}

private struct TunnelContent: View {
  @Environment(\.activityFamily) private var family
  let context: ActivityViewContext<TunnelAttributes>
  var body: some View {
    switch family {
    case .small: row(28).padding(12).activityBackgroundTint(nil)
    case .medium: row(40).padding(16).activityBackgroundTint(.clear)
    @unknown default: row(40)
    }
  }
  private func row(_ size: CGFloat) -> some View {
    HStack(alignment: .center, spacing: 12) {
      TunnelMark(size: size)
      VStack(alignment: .leading, spacing: 2) {
        Text("Tunnel").font(.subheadline.weight(.semibold)).lineLimit(1)
        HStack(spacing: 6) { Circle().fill(.green).frame(width: 8, height: 8).accessibilityLabel("Connected"); Text(context.state.status).font(.subheadline) }
      }
      Spacer(minLength: 0)
    }
  }
}

struct TunnelLiveActivity: Widget {
  private static let slot: CGFloat = 28
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TunnelAttributes.self) { context in
      TunnelContent(context: context).activitySystemActionForegroundColor(.primary).widgetURL(URL(string: "tunnel://"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { VStack(spacing: 0) { Spacer(minLength: 0); TunnelMark(size: 44); Spacer(minLength: 0) }.frame(maxHeight: .infinity) }
        DynamicIslandExpandedRegion(.center) { Text(context.state.status).font(.headline).frame(maxHeight: .infinity, alignment: .leading) }
      } compactLeading: { TunnelMark(size: 20).frame(width: Self.slot, height: Self.slot) } compactTrailing: { Color.clear.frame(width: Self.slot, height: Self.slot) } minimal: { TunnelMark(size: 20) }
      .widgetURL(URL(string: "tunnel://"))
    }
    .supplementalActivityFamilies([.small])
  }
}
