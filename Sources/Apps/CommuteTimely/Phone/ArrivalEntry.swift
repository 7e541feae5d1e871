// Stands for UIKit: on an iPhone a date picker asks for the time of arrival.
import SkerryBasics
import SwiftUI

/// Reads an arrival time as people type it: `8:30`, `5:45 pm`, `tomorrow 8:30`, `+90m`, or a whole date.
struct ArrivalEntry {
  let now: Date
  /// The identifier of the phone's time zone.
  let timeZone: String

  /// The instant, and how far the clocks are ahead of Greenwich then. A time that has passed today is tomorrow's.
  ///
  /// Throws ``TripError/unreadableTime(_:)``.
  func read(_ text: String) throws(TripError) -> (arrival: Date, secondsFromGMT: Int) {
    guard let date = duration(text) ?? timeOfDay(text) ?? (try? InstantEntry.date(text, timeZone: timeZone)) else {
      throw .unreadableTime(text)
    }
    return (date, WallClock(date, timeZone: timeZone).utcOffset)
  }

  /// How an arrival time is written so that it can be read again.
  func text(for date: Date) -> String {
    let stamp = WallClock(date, timeZone: timeZone).timestamp
    return WallClock.startOfDay(date, timeZone: timeZone) == WallClock.startOfDay(now, timeZone: timeZone)
      ? String(stamp.dropFirst(11).prefix(5)) : String(stamp.prefix(16))
  }

  private func duration(_ text: String) -> Date? {
    let text = text.filter { !$0.isWhitespace }
    guard text.hasPrefix("+"), let seconds = try? DurationEntry.seconds(String(text.dropFirst())) else { return nil }
    // Arrivals count in whole minutes, as people say and read them.
    let date = now.addingTimeInterval(Double(seconds)).timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (date / 60).rounded(.up) * 60)
  }

  private func timeOfDay(_ text: String) -> Date? {
    var text = text.lowercased().filter { !$0.isWhitespace }
    let isTomorrow = text.hasPrefix("tomorrow")
    if isTomorrow { text.removeFirst("tomorrow".count) }
    let half = ["am", "pm"].first { text.hasSuffix($0) }
    if half != nil { text.removeLast(2) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), parts.count == 2 || half != nil, var hour = parts[0],
      let minute = parts.count == 2 ? parts[1] : 0, (0..<60).contains(minute),
      (half == nil ? 0...23 : 1...12).contains(hour)
    else { return nil }
    if let half { hour = hour % 12 + (half == "pm" ? 12 : 0) }
    let today = WallClock(now, timeZone: timeZone)
    func date(inDays days: Int) -> Date {
      WallClock.date(
        year: today.year, month: today.month, day: today.day + days, hour: hour, minute: minute, timeZone: timeZone)
    }
    if isTomorrow { return date(inDays: 1) }
    // In the hour that comes twice the second one may still be ahead.
    let again = date(inDays: 0).addingTimeInterval(3600)
    let clock = WallClock(again, timeZone: timeZone)
    let candidates = [date(inDays: 0)] + ((clock.hour, clock.minute) == (hour, minute) ? [again] : [])
    return candidates.first { $0 > now } ?? date(inDays: 1)
  }
}
