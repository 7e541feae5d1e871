import SwiftUI
import WidgetKit

extension WaitingStatus {
  var symbol: String {
    switch self {
    case .waiting: "hourglass"
    case .connected: "checkmark.circle.fill"
    }
  }

  /// The state in words.
  var title: String {
    switch self {
    case .waiting: "Waiting for other client"
    case .connected: "Other client joined!"
    }
  }

  /// One word, for small places that are spoken.
  var word: String {
    switch self {
    case .waiting: "Waiting"
    case .connected: "Connected"
    }
  }

  /// The colour of small things on black, and of the lock screen's card.
  var tint: Color {
    switch self {
    case .waiting: .waitingTint
    case .connected: .connectedTint
    }
  }
}

extension Color {
  static let waitingTint = Color(red: 1.0, green: 0.62, blue: 0.18)
  static let connectedTint = Color(red: 0.30, green: 0.82, blue: 0.45)
  /// Text on either tint; the contrast is above 9 to 1.
  static let invisoInk = Color(red: 0.10, green: 0.07, blue: 0.02)
}

/// The picture that stands for the status wherever there is room for nothing else.
struct StatusIcon: View {
  let status: WaitingStatus

  var body: some View {
    Image(systemName: status.symbol)
      .foregroundStyle(status.tint)
      .accessibilityLabel(status.title)
  }
}

/// The coloured dot at the other side of the camera.
struct StatusDot: View {
  let status: WaitingStatus

  var body: some View {
    Image(systemName: "circle.fill")
      .foregroundStyle(status.tint)
      .accessibilityLabel(status.word)
  }
}

/// How long ago the waiting began, from `0:00` to `8:00:00`, in a frame as wide as the longest.
struct WaitingTimer: View {
  private static let width: Double = 56
  let state: InvisoLiveActivityAttributes.ContentState

  var body: some View {
    Text(timerInterval: state.timerInterval, countsDown: false)
      .fontWeight(.semibold)
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .frame(width: Self.width, alignment: .trailing)
  }
}

/// Since when the person waits, or that this may no longer be so.
struct SinceLabel: View {
  let state: InvisoLiveActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: isStale ? "exclamationmark.triangle" : "clock").accessibilityHidden(true)
      if isStale {
        Text("Out of date: open Inviso").fontWeight(.medium)
      } else {
        Text("since \(state.startTime, style: .time)")
      }
    }
    .lineLimit(1)
  }
}
