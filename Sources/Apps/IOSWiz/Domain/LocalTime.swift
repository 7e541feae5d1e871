import SkerryBasics
import SwiftUI

/// A day and a time of day on a wall clock at so many seconds east of Greenwich: an exact instant that people can read.
struct LocalTime: Hashable, Sendable {
  let day: Day
  /// Since midnight, in seconds.
  let secondOfDay: Int
  let utcOffset: Int

  /// What the clock of a time zone shows at a Unix time.
  init(_ unixTime: Int, in timeZone: String) {
    let clock = WallClock(Date(timeIntervalSince1970: Double(unixTime)), timeZone: timeZone)
    day = Day(clock)
    secondOfDay = clock.hour * 3600 + clock.minute * 60 + clock.second
    utcOffset = clock.utcOffset
  }

  /// What a clock that is always so many seconds ahead of Greenwich shows at a Unix time.
  init(_ unixTime: Int, utcOffset: Int) {
    let shifted = LocalTime(unixTime + utcOffset, in: "UTC")
    (day, secondOfDay, self.utcOffset) = (shifted.day, shifted.secondOfDay, utcOffset)
  }

  /// The Unix time at which a clock shows a day and a time; without an offset, the clock of a time zone.
  static func unixTime(_ day: Day, _ secondOfDay: Int, utcOffset: Int?, in timeZone: String) -> Int {
    let date = WallClock.date(
      year: day.year, month: day.month, day: day.day, hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60,
      second: secondOfDay % 60, timeZone: utcOffset == nil ? timeZone : "UTC")
    return Int(date.timeIntervalSince1970) - (utcOffset ?? 0)
  }

  /// `07:05:09`, always with 24 hours: notes are for programs as well.
  var clockText: String {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { Day.padded($0, 2) }.joined(separator: ":")
  }
}
