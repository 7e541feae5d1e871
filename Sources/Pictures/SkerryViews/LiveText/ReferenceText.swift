import FoundationEssentials
import SkerryBasics

/// Text of the `.reference(to:)` format style: relative while the date is near, a calendar date beyond.
nonisolated struct ReferenceText: ChangingText {
  var anchor: Moment
  var units: CalendarUnits
  /// How many fields a calendar date has: month and day, or month and year.
  var count: Int
  /// The largest unit in which the date is still given relatively.
  var threshold: CalendarUnits

  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    let table = WallClock.table(environment.timeZone)
    let distance = distance(at: moment, in: environment, table: table)
    return isFar(distance)
      ? calendarDate(at: moment, table: table) : relative(distance, at: moment, table: table)
  }

  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    let table = WallClock.table(environment.timeZone)
    let distance = distance(at: moment, in: environment, table: table)
    let next = distance.nextChange(count: 1)
    if isFar(distance) {
      // A calendar date changes when its year begins or ends, and becomes relative only when it comes near.
      let turns = yearBounds(table).filter { $0 > moment }
      return (distance.isBefore ? turns + [next] : turns).min()
    }
    // "tomorrow" begins at midnight.
    return distance.largest.unit == .day ? min(next, WallClock.nextDay(after: moment, table: table)) : next
  }

  private func isFar(_ distance: CalendarDistance) -> Bool {
    !distance.isZero && distance.largest.unit.rawValue > threshold.rawValue
  }

  /// The beginning of the date's year and of the next.
  private func yearBounds(_ table: ZoneTable) -> [Moment] {
    let year = WallClock(anchor, table: table).year
    return [year, year + 1].map { year in
      let newYear = CivilDay(year: year, month: 1, day: 1).number * 86_400
      return Moment(unixSeconds: table.unixSeconds(local: newYear))
    }
  }

  private func distance(
    at moment: Moment, in environment: LiveTextEnvironment, table: ZoneTable
  ) -> CalendarDistance {
    CalendarDistance(
      from: anchor, at: moment, units: environment.isLuminanceReduced ? units.withoutSeconds : units, table: table)
  }

  private func relative(_ distance: CalendarDistance, at moment: Moment, table: ZoneTable) -> String {
    if distance.isZero { return "now" }
    var (value, unit) = distance.largest
    if unit == .day {
      value = abs(Int(dayNumber(anchor, table) - dayNumber(moment, table)))
      if value == 1 { return distance.isBefore ? "tomorrow" : "yesterday" }
    } else if value == 1, unit.rawValue > CalendarUnits.day.rawValue {
      return (distance.isBefore ? "next " : "last ") + UnitWords.wide.name(of: unit, isOne: true)
    }
    let words = UnitWords.wide.string(value, unit)
    return distance.isBefore ? "in " + words : words + " ago"
  }

  private func calendarDate(at moment: Moment, table: ZoneTable) -> String {
    let date = WallClock(anchor, table: table)
    let isThisYear = date.year == WallClock(moment, table: table).year
    switch (isThisYear, count) {
    case (true, 1): return date.monthName
    case (true, _): return "\(date.weekdayName), \(date.monthName) \(date.day)"
    case (false, 1): return String(date.year)
    case (false, 2): return "\(date.monthName) \(date.year)"
    case (false, _): return "\(date.monthName) \(date.day), \(date.year)"
    }
  }

  private func dayNumber(_ moment: Moment, _ table: ZoneTable) -> Int64 {
    let clock = WallClock(moment, table: table)
    return CivilDay(year: clock.year, month: clock.month, day: clock.day).number
  }
}
