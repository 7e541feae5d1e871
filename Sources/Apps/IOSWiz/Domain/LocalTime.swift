import SwiftUI

/// A day and a time of day on a wall clock at so many seconds east of Greenwich: an exact instant that people can read.
struct LocalTime: Hashable, Sendable {
  let day: Day
  /// Since midnight, in seconds.
  let secondOfDay: Int
  let utcOffset: Int

  /// The time on the clock of a zone at a Unix time.
  init(_ unixTime: Int, in timeZone: LocalZone) { self.init(unixTime, utcOffset: timeZone.utcOffset(at: unixTime)) }

  /// The time on a clock that is always so many seconds ahead of Greenwich, at a Unix time.
  init(_ unixTime: Int, utcOffset: Int) {
    let (days, second) = (unixTime + utcOffset).quotientAndRemainder(dividingBy: 86_400)
    day = Day(since1970: second < 0 ? days - 1 : days)
    secondOfDay = second < 0 ? second + 86_400 : second
    self.utcOffset = utcOffset
  }

  /// The Unix time at which a clock shows a day and a time; without an offset, the clock of a time zone.
  static func unixTime(_ day: Day, _ secondOfDay: Int, utcOffset: Int?, in timeZone: LocalZone) -> Int {
    let local = day.daysSince1970 * 86_400 + secondOfDay
    return local - (utcOffset ?? timeZone.utcOffset(atLocal: local))
  }

  /// `07:05:09`, always with 24 hours: notes are for programs as well.
  var clockText: String {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { Day.padded($0, 2) }.joined(separator: ":")
  }
}
