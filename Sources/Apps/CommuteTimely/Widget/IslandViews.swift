import SwiftUI
import WidgetKit

/// Pin and countdown, left of the camera.
struct CompactCountdown: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(spacing: 0) {
      PinIcon(isStale: isStale).accessibilityHidden(true)
      Text(.currentDate, format: state.style(.badge)).fontWeight(.semibold).monospacedDigit().lineLimit(1).fixedSize()
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      isStale
        ? Text("Out of date. \(Text(.currentDate, format: state.style(.speech)))")
        : Text(.currentDate, format: state.style(.speech)))
  }
}

/// The name of the destination, right of the camera, as much of it as there is room for.
struct CompactDestination: View {
  let state: CommuteActivityAttributes.ContentState

  var body: some View {
    Text(state.destinationName)
      .lineLimit(1)
      .truncationMode(.tail)
      .foregroundStyle(Color.commuteGlow)
      .accessibilityLabel(state.destinationAddress)
  }
}

/// Destination and time to leave as far as they fit; what doesn't is left out whole, never cut: first the name, then AM
/// or PM, then the time of day for the minutes that are left. What is out of date bears a sign, and the minutes with it.
struct MinimalView: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool
  /// Wide enough for the digits of a time; AM and PM are left out.
  private static let digitsWidth: Double = 40

  var body: some View {
    Group {
      if isStale { warning } else { leaving }
    }
    .lineLimit(1)
    .monospacedDigit()
    .foregroundStyle(isStale ? Color.orange : Color.commuteGlow)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      isStale
        ? Text("Out of date. \(state.destinationName): leave by \(state.leaveTime, style: .time)")
        : Text("\(state.destinationName): leave by \(state.leaveTime, style: .time)"))
  }

  private var leaving: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 4) {
        Text(state.destinationName)
        time
      }
      time
      // AM and PM stand behind the digits, also where everything else is read from right to left.
      time.fixedSize().frame(width: Self.digitsWidth, alignment: .leading).clipped()
        .environment(\.layoutDirection, .leftToRight)
      badge
      PinIcon()
    }
  }

  private var warning: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        PinIcon(isStale: true)
        badge
      }
      PinIcon(isStale: true)
    }
  }

  private var time: some View { Text(state.leaveTime, style: .time) }
  private var badge: some View { Text(.currentDate, format: state.style(.badge)) }
}
