import SwiftUI

/// Since when the person is awake or asleep, and since when they have not eaten.
struct Indicators: Hashable, Sendable {
  /// Whether the last change was waking; `nil` if none is known.
  private(set) var isAwake: Bool?
  private(set) var changed: Date?
  private(set) var lastMeal: Date?

  /// - Parameters:
  ///   - activities: newest first.
  ///   - known: the latest time of each type as the widget knows it, for what can't be read now.
  init(_ activities: [LoggedActivity], known: LastActivities = LastActivities(), now: Int) {
    // Entries that are read come later: of two within a second the log knows which is the newer.
    var last = known.upTo(Date(timeIntervalSince1970: Double(now)))
    for activity in activities.reversed() where activity.time <= now { last.add(activity.type, at: activity.time) }
    isAwake = last.change.map { $0.type == .wake }
    changed = last.change.map { Date(timeIntervalSince1970: Double($0.time)) }
    lastMeal = last.times[.meal].map { Date(timeIntervalSince1970: Double($0)) }
  }
}

struct IndicatorsView: View {
  let indicators: Indicators

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) { parts }
      VStack(alignment: .leading, spacing: 0) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    IndicatorView(
      type: indicators.isAwake == false ? .sleep : .wake, label: indicators.isAwake == false ? "Asleep" : "Awake",
      since: indicators.changed)
    IndicatorView(type: .meal, label: "Last meal", since: indicators.lastMeal)
  }
}

/// A label and a timer that runs.
private struct IndicatorView: View {
  let type: ActivityType
  let label: String
  let since: Date?

  var body: some View {
    HStack(spacing: 8) {
      TypeIcon(type: type)
      Text(label).foregroundStyle(.secondary)
      if let since {
        Text(.currentDate, format: SinceStyle(since: since))
          .fontWeight(.semibold)
          .monospacedDigit()
          .accessibilityLabel(Text(.currentDate, format: SinceStyle(since: since, form: .spoken)))
          .frame(width: Self.timerWidth, alignment: .leading)
      } else {
        Text("–").accessibilityLabel("not logged yet").frame(width: Self.timerWidth, alignment: .leading)
      }
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }

  /// Room for `23:45:06` and `123 d 4 h`, so that nothing moves when a digit is added.
  private static let timerWidth: Double = 72
}
