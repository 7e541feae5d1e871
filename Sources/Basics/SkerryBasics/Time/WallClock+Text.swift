import FoundationEssentials

extension WallClock {
  /// `Friday`.
  public var weekdayName: String {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][(weekday + 6) % 7]
  }

  /// `November`.
  public var monthName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ][(month + 11) % 12]
  }

  /// The date below the lock screen's clock: `Friday, November 21`.
  public var lockScreenDate: String {
    "\(weekdayName), \(monthName) \(day)"
  }

  /// A long date: `May 9, 2026`.
  public var longDate: String {
    "\(monthName) \(day), \(year)"
  }

  /// A short date: `5/9/26`.
  public var shortDate: String {
    "\(month)/\(day)/\(twoDigits(((year % 100) + 100) % 100))"
  }

  /// A date and time that sorts: `2026-05-09 06:13:00`.
  public var timestamp: String { "\(sortableDate) \(timeOfDay)" }

  /// A date and time as ISO 8601 writes them, without a zone: `2026-05-09T06:13:00`.
  public var isoTimestamp: String { "\(sortableDate)T\(timeOfDay)" }

  /// A date that sorts: `2026-05-09`.
  public var sortableDate: String { "\(year)-\(twoDigits(month))-\(twoDigits(day))" }

  /// The time of the day to the second: `06:13:00`.
  public var timeOfDay: String { "\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))" }

  /// The time of the day, with the day where it is not that of another clock.
  public func timeOfDay(beside other: WallClock) -> String {
    (year, month, day) == (other.year, other.month, other.day) ? timeOfDay : timestamp
  }

  /// The time as status bar and lock screen show it, without AM or PM: `9:41`, `09:41`.
  public func clockText(uses24HourClock: Bool) -> String {
    uses24HourClock ? "\(twoDigits(hour)):\(twoDigits(minute))" : "\(hourOf12):\(twoDigits(minute))"
  }

  /// A shortened time: `6:13 AM` with U+202F before AM (one column wide), or `06:13`.
  public func timeText(uses24HourClock: Bool) -> String {
    let clock = clockText(uses24HourClock: uses24HourClock)
    return uses24HourClock ? clock : clock + "\u{202F}" + dayPeriod
  }

  package var dayPeriod: String { hour < 12 ? "AM" : "PM" }

  private var hourOf12: Int { (hour + 11) % 12 + 1 }
}

/// A number below 100 with a leading zero where it has one digit.
package func twoDigits(_ value: some BinaryInteger) -> String {
  value < 10 ? "0\(value)" : "\(value)"
}
