import SwiftUI

/// The day of a date in a word, to stand before its time.
enum Weekday {
  private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Such as `Fri `; empty for a date that is today where the clocks are so many seconds ahead of Greenwich.
  static func prefix(of date: Date, at now: Date, secondsFromGMT: Int) -> String {
    guard Trip.storedDates.contains(date), Trip.storedDates.contains(now),
      Trip.storedOffsets.contains(secondsFromGMT)
    else { return "" }
    // The days are counted from 1 January 2001, a Monday.
    func day(_ date: Date) -> Int {
      Int(((date.timeIntervalSinceReferenceDate + Double(secondsFromGMT)) / 86_400).rounded(.down))
    }
    return day(date) == day(now) ? "" : names[(day(date) % 7 + 7) % 7] + " "
  }
}
