import SwiftUI
import WidgetKit

/// The content of the widget from an instant on; every text is made when the timeline is.
struct NavEntry: TimelineEntry, Hashable {
  let date: Date
  /// Whether the last change of the conscious state was waking; `nil` if none is known.
  let isAwake: Bool?
  /// How long ago that was.
  let consciousText: ElapsedText
  let mealText: ElapsedText
  /// How long ago each type was logged last.
  let agoTexts: [ActivityType: ElapsedText]

  init(date: Date, lastKnown: LastActivities) {
    self.date = date
    let now = Int(date.timeIntervalSince1970.rounded(.down))
    isAwake = lastKnown.change.map { $0.type == .wake }
    consciousText = ElapsedText(lastKnown.change?.time, now)
    mealText = ElapsedText(lastKnown.times[.meal], now)
    agoTexts = lastKnown.times.mapValues { ElapsedText($0, now) }
  }
}

/// How long ago something was, as it is shown and as it is spoken.
struct ElapsedText: Hashable, Sendable {
  /// `7m`, `2h 05m`, `1d 4h` from a day on; a dash if it is not known.
  let shown: String
  /// `2 hours, 5 minutes`.
  let spoken: String

  init(_ time: Int?, _ now: Int) {
    guard let time else {
      (shown, spoken) = ("–", "not logged yet")
      return
    }
    let minutes = max(0, now - time) / 60
    switch minutes {
    case ..<60:
      shown = "\(minutes)m"
      spoken = Self.words(minutes, "minute")
    case ..<(24 * 60):
      shown = "\(minutes / 60)h \(Day.padded(minutes % 60, 2))m"
      spoken = "\(Self.words(minutes / 60, "hour")), \(Self.words(minutes % 60, "minute"))"
    default:
      shown = "\(minutes / 1440)d \(minutes / 60 % 24)h"
      spoken = "\(Self.words(minutes / 1440, "day")), \(Self.words(minutes / 60 % 24, "hour"))"
    }
  }

  private static func words(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
}
