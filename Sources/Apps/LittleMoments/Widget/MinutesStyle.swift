import SwiftUI

/// Writes how long a session has gone on in whole minutes, as narrow as a timer: `0 min`, `12 min`, `1h 02m`.
///
/// A `Text` with it is right every minute without an update of the app.
struct MinutesStyle: DiscreteFormatStyle, Hashable, Codable, Sendable {
  typealias FormatInput = Date
  typealias FormatOutput = String

  private let start: Date
  private let end: Date

  /// The time from the beginning of an interval to its end.
  init(interval: ClosedRange<Date>) { (start, end) = (interval.lowerBound, interval.upperBound) }

  func format(_ date: Date) -> String {
    let minutes = Int(min(max(0, min(date, end).timeIntervalSince(start)), 100 * 3600) / 60)
    let rest = minutes % 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60)h \(rest < 10 ? "0" : "")\(rest)m"
  }

  // MARK: When it changes

  /// The instant at which the next minute begins.
  func discreteInput(after date: Date) -> Date? {
    if date >= end { return nil }
    let minutes = (max(0, date.timeIntervalSince(start)) / 60).rounded(.down)
    return min(start.addingTimeInterval((minutes + 1) * 60), end)
  }

  /// The last instant before this minute began.
  func discreteInput(before date: Date) -> Date? {
    if date <= start { return nil }
    return start.addingTimeInterval((date.timeIntervalSince(start) / 60).rounded(.up) * 60 - 60)
  }

  func input(after input: Date) -> Date? { input.addingTimeInterval(0.001) }
  func input(before input: Date) -> Date? { input.addingTimeInterval(-0.001) }
}
