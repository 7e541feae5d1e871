import AppIntents
import SwiftUI
import WidgetKit

/// The actions on a trip without opening the app first: look at it, or cancel it.
struct TripButtons: View {
  let tripId: String

  var body: some View {
    HStack(spacing: 8) {
      Button(intent: OpenTripIntent(tripId: tripId)) {
        ButtonLabel(title: "Open Trip", icon: "map.fill", isQuiet: false)
      }
      Button(intent: CancelTripIntent(tripId: tripId)) {
        ButtonLabel(title: "Cancel Trip", icon: "xmark", isQuiet: true)
      }
    }
    .buttonStyle(.plain)
  }
}

/// One of them; the always-on screen gets darker ones.
private struct ButtonLabel: View {
  let title: LocalizedStringKey
  let icon: String
  let isQuiet: Bool
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: icon).accessibilityHidden(true)
      Text(title)
    }
    .fontWeight(.medium)
    .lineLimit(1)
    .foregroundStyle(isQuiet || isDimmed ? Color.white : Color.commuteNight)
    .frame(maxWidth: .infinity)
    .background(isQuiet || isDimmed ? Color.white.opacity(0.18) : Color.commuteGlow, in: Capsule())
  }
}
