import SwiftUI
import WidgetKit

/// The picture that stands for the app wherever there is room for nothing else.
struct ClimberIcon: View {
  var body: some View {
    Image(systemName: "figure.climbing")
      .foregroundStyle(Color.climbGlow)
      .accessibilityLabel("Climbing session")
  }
}

/// Icon and discipline on a translucent ground.
struct DisciplineBadge: View {
  let name: String

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "figure.climbing").accessibilityHidden(true)
      Text(name).fontWeight(.semibold).lineLimit(1)
    }
    .padding(.horizontal, 8)
    .background(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
    .accessibilityElement(children: .combine)
  }
}

/// How long the session has gone on, from `0:00` to `8:00:00`.
///
/// The frame is as wide as the longest time, so that nothing beside it moves.
struct SessionTimer: View {
  static let width: Double = 56
  let interval: ClosedRange<Date>

  var body: some View {
    Text(timerInterval: interval, countsDown: false)
      .fontWeight(.semibold)
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .frame(width: Self.width, alignment: .trailing)
  }
}

/// Day and time of the start, or since when nothing was logged.
struct SinceRow: View {
  let attributes: ClimbingSessionAttributes
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if isStale {
      HStack(spacing: 4) {
        Image(systemName: "moon.zzz.fill").accessibilityHidden(true)
        Text("Nothing logged since \(state.lastUpdated, style: .time)").fontWeight(.medium)
      }
      .font(.caption)
    } else {
      HStack(spacing: 12) {
        HStack(spacing: 4) {
          Image(systemName: "calendar").accessibilityLabel("Date")
          Text(attributes.startedAt, style: .date)
        }
        HStack(spacing: 4) {
          Image(systemName: "clock").accessibilityLabel("Started")
          Text(attributes.startedAt, style: .time)
        }
      }
      .font(.caption)
      .foregroundStyle(.white.opacity(0.85))
    }
  }
}

/// Climbs and attempts; dimmed while they may be out of date.
struct CountsRow: View {
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(spacing: 16) {
      CountView(icon: "number", count: state.climbCount, one: "Climb", many: "Climbs")
      CountView(icon: "arrow.counterclockwise", count: state.attemptCount, one: "Attempt", many: "Attempts")
    }
    .opacity(isStale ? 0.6 : 1)
  }
}

/// A number and what it counts.
struct CountView: View {
  let icon: String
  let count: Int
  let one: String
  let many: String

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: icon).opacity(0.7).accessibilityHidden(true)
      Text("\(count)").fontWeight(.bold).monospacedDigit().contentTransition(.numericText())
      Text(count == 1 ? one : many).opacity(0.85)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// The white button that opens the app at the sheet for a new climb.
struct AddClimbLink: View {
  let url: URL?
  var isWide = false

  var body: some View {
    if let url {
      Link(destination: url) {
        HStack(spacing: 4) {
          Image(systemName: "plus.circle.fill").accessibilityHidden(true)
          Text("Add Climb")
        }
        .fontWeight(.semibold)
        .lineLimit(1)
        .foregroundStyle(Color.climbAccent)
        .padding(.horizontal, 12)
        .frame(maxWidth: isWide ? .infinity : nil)
        .background(.white, in: Capsule())
      }
    }
  }
}

extension Color {
  /// The red-brown of sandstone; white on it has a contrast of more than 5 to 1.
  static let climbAccent = Color(red: 0.73, green: 0.24, blue: 0.09)
  /// The same rock in the sun, for small things on black.
  static let climbGlow = Color(red: 1.0, green: 0.60, blue: 0.36)
}
