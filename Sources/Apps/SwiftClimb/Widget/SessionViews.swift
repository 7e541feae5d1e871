import AppIntents
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

/// Icon and discipline in white, on a ground that is translucent where the surface has a colour of its own.
struct DisciplineBadge: View {
  let name: String
  var ground = Color.white.opacity(0.2)

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "figure.climbing").accessibilityHidden(true)
      Text(name).fontWeight(.semibold).lineLimit(1)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 8)
    .background(ground, in: RoundedRectangle(cornerRadius: 8))
    .accessibilityElement(children: .combine)
  }
}

/// How long the session has gone on, from `0:00` to the end of its interval.
///
/// The frame is as wide as the longest time of its interval, so that nothing beside it moves.
struct SessionTimer: View {
  let interval: ClosedRange<Date>

  var body: some View {
    Text(timerInterval: interval, countsDown: false)
      .fontWeight(.semibold)
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .frame(width: width, alignment: .trailing)
  }

  private var width: Double {
    let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return duration < 10 * 3600 ? 56 : 64
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
///
/// Each has a column as wide as the most digits it is drawn large with, so that nothing moves as it grows.
struct CountsRow: View {
  /// Points of two large digits.
  static let climbsWidth: Double = 72
  /// Points of three large digits.
  static let attemptsWidth: Double = 112
  let state: ClimbingSessionAttributes.ContentState
  let isStale: Bool

  var body: some View {
    HStack(spacing: 16) {
      CountView(count: state.climbCount, one: "climb", many: "climbs", icon: "number", isLarge: isLarge)
        .frame(width: Self.climbsWidth, alignment: .leading)
      CountView(
        count: state.attemptCount, one: "attempt", many: "attempts", icon: "arrow.counterclockwise", isLarge: isLarge
      )
      .frame(width: Self.attemptsWidth, alignment: .leading)
    }
    .opacity(isStale ? 0.7 : 1)
  }

  private var isLarge: Bool { state.climbCount < 100 && state.attemptCount < 1000 }
}

/// A number over what it counts, from the same edge.
struct CountView: View {
  let count: Int
  let one: String
  let many: String
  var icon: String?
  var isLarge = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(count)")
        .font(isLarge ? .largeTitle : .title2)
        .fontWeight(.bold)
        .monospacedDigit()
        .contentTransition(.numericText())
        .frame(height: icon == nil ? nil : 48, alignment: .bottom)
      HStack(spacing: 4) {
        if let icon { Image(systemName: icon).accessibilityHidden(true) }
        Text(unit)
      }
      .font(.caption)
      .opacity(0.85)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(count) \(unit)")
  }

  private var unit: String { count == 1 ? one : many }
}

/// How much of the longest session is over, as a ring.
struct SessionRing: View {
  let interval: ClosedRange<Date>

  var body: some View {
    ProgressView(timerInterval: interval, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    .progressViewStyle(.circular)
    .tint(.climbGlow)
    .frame(width: 48, height: 48)
    .accessibilityLabel("Share of the longest session")
  }
}

/// The white button that opens the app at the sheet for a new climb; the always-on screen gets a darker one.
struct AddClimbLink: View {
  let url: URL?
  var isWide = false
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some View {
    if let url {
      Link(destination: url) {
        HStack(spacing: 4) {
          Image(systemName: "plus.circle.fill").accessibilityHidden(true)
          Text("Add Climb")
        }
        .fontWeight(.semibold)
        .lineLimit(1)
        .foregroundStyle(isDimmed ? Color.white : Color.climbAccent)
        .padding(.horizontal, 8)
        .padding(.vertical, isWide ? 0 : 8)
        .frame(maxWidth: isWide ? .infinity : nil)
        .background(.white.opacity(isDimmed ? 0.25 : 1), in: Capsule())
      }
    }
  }
}

/// The rarer actions: to look at the numbers, and to end the session. Before iOS 17, which has no buttons here, a link opens
/// the app at the sheet that ends it.
struct QuickActions: View {
  let attributes: ClimbingSessionAttributes
  @Environment(\.hasActivityButtons) private var hasButtons

  var body: some View {
    HStack(spacing: 8) {
      if let url = attributes.statisticsURL {
        Link(destination: url) { QuietLabel(title: "View Stats", icon: "chart.bar.fill") }
      }
      if !hasButtons, let url = attributes.endURL {
        Link(destination: url) { endLabel }
      } else {
        Button(intent: EndSessionIntent(sessionId: attributes.sessionId.uuidString)) { endLabel }
          .buttonStyle(.plain)
      }
    }
  }

  private var endLabel: some View { QuietLabel(title: "End Session", icon: "stop.fill") }
}

/// A button that holds back beside the white one.
private struct QuietLabel: View {
  let title: LocalizedStringKey
  let icon: String

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: icon).accessibilityHidden(true)
      Text(title)
    }
    .fontWeight(.medium)
    .lineLimit(1)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .background(.white.opacity(0.18), in: Capsule())
  }
}

extension Color {
  /// The red-brown of sandstone; white on it has a contrast of more than 5 to 1.
  static let climbAccent = Color(red: 0.73, green: 0.24, blue: 0.09)
  /// The app's colour between the two, which the system uses for its icon.
  static let climbTint = Color(red: 0.91, green: 0.44, blue: 0.22)
  /// The same rock in the sun, for small things on black.
  static let climbGlow = Color(red: 1.0, green: 0.60, blue: 0.36)
}
