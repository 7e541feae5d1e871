import AppIntents
import SwiftUI
import WidgetKit

/// The actions on a trip: look at it, or cancel it without opening the app. Before iOS 17, which has no buttons here, a link
/// opens the trip, where it can be cancelled.
struct TripButtons: View {
  let attributes: CommuteActivityAttributes
  @Environment(\.hasActivityButtons) private var hasButtons

  var body: some View {
    if !hasButtons, let url = attributes.tripURL {
      Link(destination: url) { ButtonLabel(title: "Open Trip", icon: "map.fill", isQuiet: false) }
    } else {
      buttons
    }
  }

  private var buttons: some View {
    HStack(spacing: 8) {
      Button(intent: OpenTripIntent(tripId: attributes.tripId)) {
        ButtonLabel(title: "Open Trip", icon: "map.fill", isQuiet: false)
      }
      Button(intent: CancelTripIntent(tripId: attributes.tripId)) {
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
