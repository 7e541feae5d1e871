import SwiftUI
import WidgetKit

/// The card on the lock screen: the status in words and on the ground's colour, the room, and how long it has been.
struct LockScreenView: View {
  let state: InvisoLiveActivityAttributes.ContentState
  let isStale: Bool
  /// The always-on screen gets a dark ground and lets the text carry the colour.
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Image(systemName: state.status.symbol).accessibilityHidden(true)
        Text(state.status.title).fontWeight(.semibold).lineLimit(1)
        Spacer()
        WaitingTimer(state: state)
      }
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 0) {
          Text("in \(state.roomName)").font(.headline).lineLimit(3)
          SinceLabel(state: state, isStale: isStale).font(.caption)
        }
        Spacer()
        StatusPill(status: state.status, isDimmed: isDimmed)
      }
    }
    .foregroundStyle(isDimmed ? state.status.tint : Color.invisoInk)
    .padding()
    .activityBackgroundTint(isDimmed ? Color.black : state.status.tint)
    .activitySystemActionForegroundColor(isDimmed ? state.status.tint : Color.invisoInk)
  }
}

/// The status in one word, as a dark pill on the coloured card.
private struct StatusPill: View {
  let status: WaitingStatus
  let isDimmed: Bool

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "circle.fill")
      Text(status.word).fontWeight(.semibold)
    }
    .lineLimit(1)
    .fixedSize()
    .foregroundStyle(status.tint)
    .padding(.horizontal, 8)
    .background(isDimmed ? Color.white.opacity(0.15) : Color.invisoInk, in: Capsule())
    .accessibilityHidden(true)
  }
}
