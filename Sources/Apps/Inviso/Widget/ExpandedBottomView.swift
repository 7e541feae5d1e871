import SwiftUI
import WidgetKit

/// Below the camera of the expanded island: the status in words, the room, and since when it is waited for.
struct ExpandedBottomView: View {
  let state: InvisoLiveActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(state.status.title).fontWeight(.semibold).lineLimit(1).foregroundStyle(state.status.tint)
      Text("in \(state.roomName)").font(.headline).lineLimit(3)
      SinceLabel(state: state, isStale: isStale).font(.caption).opacity(0.8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
