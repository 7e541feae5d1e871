import SwiftUI
import WidgetKit

/// The picture that stands for a destination; out of date it is a warning.
struct PinIcon: View {
  var isStale = false

  var body: some View {
    Image(systemName: isStale ? "exclamationmark.triangle.fill" : "mappin")
      .foregroundStyle(isStale ? Color.orange : Color.commuteGlow)
      .accessibilityLabel(isStale ? "Out of date" : "Destination")
  }
}

/// Pin and name of the destination.
struct DestinationLabel: View {
  let state: CommuteActivityAttributes.ContentState
  /// The most lines that the name may take.
  var lines = 1

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      PinIcon().accessibilityHidden(true)
      Text(state.destinationName).font(.headline).lineLimit(lines).privacySensitive()
    }
    .accessibilityElement(children: .combine)
  }
}

/// The next thing to do, in words that change by themselves; with a warning where nothing new is known.
struct StageLabel: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 4) {
        if isStale { Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Out of date") }
        stage
      }
      stage
    }
    .fontWeight(.semibold)
    .lineLimit(1)
    .foregroundStyle(isStale ? Color.orange : Color.commuteGlow)
    .accessibilityElement(children: .combine)
  }

  private var stage: some View { Text(.currentDate, format: state.style(.stage)) }
}

/// Where the trip goes and what to do next; a long name has a line of its own.
struct TripHeader: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          DestinationLabel(state: state)
          Spacer(minLength: 0)
          StageLabel(state: state, isStale: isStale)
        }
        DetailLine(state: state, isStale: isStale)
      }
      VStack(alignment: .leading, spacing: 0) {
        DestinationLabel(state: state)
        HStack(spacing: 8) {
          DetailLine(state: state, isStale: isStale)
          StageLabel(state: state, isStale: isStale).layoutPriority(1)
        }
      }
    }
  }
}

/// Whom the card speaks to and where exactly the trip goes, as far as there is room; and that all of it is out of date.
struct DetailLine: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if !GreetingLine.words(state).isEmpty || isStale {
      HStack(spacing: 8) {
        GreetingLine(state: state).frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
        // The sign beside it says so already.
        if isStale { Text("Out of date").lineLimit(1).foregroundStyle(.orange).accessibilityHidden(true) }
      }
    }
  }
}

/// The countdown in large type; where that is too wide, as with three digits, in smaller one.
struct BigCountdown: View {
  let state: CommuteActivityAttributes.ContentState
  var isStale = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      CountdownText(state: state, isStale: isStale, font: .largeTitle)
      CountdownText(state: state, isStale: isStale, font: .title2)
    }
  }
}

/// The countdown in one size.
private struct CountdownText: View {
  let state: CommuteActivityAttributes.ContentState
  let isStale: Bool
  let font: Font

  var body: some View {
    Text(.currentDate, format: state.style(.badge))
      .font(font)
      .fontWeight(.bold)
      .monospacedDigit()
      .lineLimit(1)
      .fixedSize()
      .opacity(isStale ? 0.7 : 1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(.currentDate, format: state.style(.speech)))
  }
}

/// The large countdown with some room behind it, as far as there is any.
struct SpacedCountdown: View {
  let state: CommuteActivityAttributes.ContentState
  var isStale = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      BigCountdown(state: state, isStale: isStale).padding(.trailing, 8)
      BigCountdown(state: state, isStale: isStale)
    }
  }
}

/// The time to leave.
struct LeaveLine: View {
  let state: CommuteActivityAttributes.ContentState
  /// The day, with a space behind it, where it isn't today.
  var day = ""

  var body: some View {
    Text("Leave by \(day)\(state.leaveTime, style: .time)").fontWeight(.semibold).lineLimit(1).monospacedDigit()
  }
}

/// How long it takes, and when one is there: by the clock for who leaves in time, from now on for who is late, which
/// stays true until it is drawn anew. Once the trip is over nobody is on the way.
struct TravelLine: View {
  let state: CommuteActivityAttributes.ContentState
  /// Whether it is said without the picture.
  var isBrief = false

  var body: some View {
    HStack(spacing: 4) {
      if !isBrief { Image(systemName: "car.fill").accessibilityLabel("Travel time") }
      switch state.stage(at: .now) {
      case .ahead:
        Text(length).accessibilityLabel(spokenLength)
        Text("·").accessibilityHidden(true)
        Text("ETA \(state.estimatedArrival, style: .time)")
      case .late: Text("ETA in \(length)").accessibilityLabel("ETA in \(spokenLength)")
      case .over: Text(length).accessibilityLabel(spokenLength)
      }
    }
    .lineLimit(1)
    .monospacedDigit()
    .accessibilityElement(children: .combine)
  }

  private var minutes: Int { max(0, state.travelTimeMinutes) }
  private var length: String { "\(minutes) min" }
  private var spokenLength: String { SpokenLength.words(minutes: minutes) }
}

/// The weather on the way.
struct WeatherLine: View {
  let state: CommuteActivityAttributes.ContentState

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: WeatherConditions.symbol(for: state.weatherCondition)).accessibilityLabel("Weather")
      Text(state.weatherCondition)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// How sure all this is, in words and in percent.
struct ConfidenceLine: View {
  let state: CommuteActivityAttributes.ContentState
  /// Whether the bars stand for the word.
  var isBrief = false

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "chart.bar.fill").accessibilityHidden(true)
      if isBrief {
        Text("\(percent)%, \(word)").accessibilityLabel("Confidence \(percent)%, \(word)")
      } else {
        Text("Confidence \(percent)%, \(word)")
      }
    }
    .lineLimit(1)
    .monospacedDigit()
    .accessibilityElement(children: .combine)
  }

  private var percent: Int { state.confidence.isFinite ? Int((min(max(state.confidence, 0), 1) * 100).rounded()) : 0 }

  private var word: String {
    switch percent {
    case 80...: "high"
    case 60...: "good"
    default: "low"
    }
  }
}

/// The large countdown beside everything that it rests on; the wider the countdown, the fewer words beside it.
struct CountdownRow: View {
  let state: CommuteActivityAttributes.ContentState
  var isStale = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(.largeTitle, gap: 16)
      row(.largeTitle, gap: 8)
      row(.largeTitle, gap: 8, isBrief: true)
      row(.title2, gap: 16)
    }
  }

  private func row(_ font: Font, gap: Double, isBrief: Bool = false) -> some View {
    HStack(spacing: gap) {
      CountdownText(state: state, isStale: isStale, font: font)
      VStack(alignment: .leading, spacing: 0) {
        LeaveLine(state: state)
        TravelLine(state: state, isBrief: isBrief)
        WeatherLine(state: state)
        ConfidenceLine(state: state, isBrief: isBrief)
      }
      .opacity(isStale ? 0.8 : 1)
      .layoutPriority(1)
    }
  }
}

/// Whom the card speaks to, and where the trip goes.
struct GreetingLine: View {
  let state: CommuteActivityAttributes.ContentState

  var body: some View {
    Text(Self.words(state)).lineLimit(1).opacity(0.85).privacySensitive()
  }

  /// The name of the place stands above.
  static func words(_ state: CommuteActivityAttributes.ContentState) -> String {
    guard let name = state.firstName, !name.isEmpty else { return state.street }
    return state.street.isEmpty ? "Hi \(name)" : "Hi \(name), \(state.street)"
  }
}

extension WeatherConditions {
  /// The picture of a weather in words; a server may send words of its own.
  static func symbol(for words: String) -> String {
    switch WeatherConditions(rawValue: words) {
    case .clear: "sun.max.fill"
    case .partlyCloudy: "cloud.sun.fill"
    case .cloudy, nil: "cloud.fill"
    case .fog: "cloud.fog.fill"
    case .lightRain: "cloud.drizzle.fill"
    case .rain: "cloud.rain.fill"
    case .heavyRain: "cloud.heavyrain.fill"
    case .snow: "cloud.snow.fill"
    }
  }
}

extension Color {
  /// The app's colour.
  static let commuteTint = Color(red: 0.20, green: 0.55, blue: 0.95)
  /// The same, for small things on black or on the card.
  static let commuteGlow = Color(red: 0.52, green: 0.80, blue: 1.0)
  /// The card on the lock screen; white on it has a contrast of more than 10 to 1.
  static let commuteNight = Color(red: 0.05, green: 0.17, blue: 0.36)
}
