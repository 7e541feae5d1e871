import SkerryBasics

/// How far an instant is from an anchor, in calendar and clock units.
///
/// Years, months and days are counted on the wall clock from the anchor outwards (a day that loses an hour to DST is
/// still a day); hours, minutes and seconds are elapsed time. Everything is rounded towards the anchor.
nonisolated struct CalendarDistance: Sendable {
  private let anchor: Moment
  private let units: CalendarUnits
  private let table: ZoneTable
  /// Whether the anchor is still to come.
  let isBefore: Bool
  private var months = 0
  private var days = 0
  /// Microseconds left after months and days.
  private var rest: Int64 = 0
  private let wall: WallClock

  init(from anchor: Moment, at moment: Moment, units: CalendarUnits, table: ZoneTable) {
    self.anchor = anchor
    self.units = units
    self.table = table
    isBefore = moment < anchor
    wall = WallClock(anchor, table: table)
    let length = abs(moment - anchor)
    if length >= 27 * Moment.day, monthStep > 0 {
      let other = WallClock(moment, table: table)
      let difference = abs((other.year - wall.year) * 12 + other.month - wall.month)
      months = difference / monthStep * monthStep
      while months > 0, !isReached(months: months, days: 0, at: moment) { months -= monthStep }
    }
    if length >= Moment.day - 3 * Moment.hour, dayStep > 0 {
      let left = abs(moment - position(months: months, days: 0))
      days = (Int(left / Moment.day) + 1) / dayStep * dayStep
      while days > 0, !isReached(months: months, days: days, at: moment) { days -= dayStep }
    }
    rest = abs(moment - position(months: months, days: days))
  }

  /// The first units that are not zero, at most `count`; the smallest unit alone where all are.
  func parts(count: Int) -> [(value: Int, unit: CalendarUnits)] {
    var parts: [(value: Int, unit: CalendarUnits)] = []
    var left = rest
    for unit in CalendarUnits.ordered where units.contains(unit) {
      let value: Int
      if let length = unit.length {
        value = Int(left / length)
        left %= length
      } else {
        value = calendarValue(unit)
      }
      if value != 0, parts.count < count { parts.append((value, unit)) }
    }
    return parts.isEmpty ? [(0, units.smallest)] : parts
  }

  var isZero: Bool {
    months == 0 && days == 0 && rest < (units.smallest.length ?? .max)
  }

  /// The largest unit that is not zero.
  var largest: (value: Int, unit: CalendarUnits) {
    parts(count: 1)[0]
  }

  /// The next instant at which `parts(count:)` may differ: never later than it does.
  func nextChange(count: Int) -> Moment {
    let shown = parts(count: count)
    let smallest = shown.count < count ? units.smallest : shown[shown.count - 1].unit
    return isBefore ? nextChangeApproaching(smallest) : nextChangeLeaving(smallest)
  }

  private func nextChangeLeaving(_ smallest: CalendarUnits) -> Moment {
    var candidates: [Moment] = []
    if monthStep > 0 { candidates.append(position(months: months + monthStep, days: 0)) }
    if dayStep > 0, smallest.rawValue <= CalendarUnits.week.rawValue {
      candidates.append(position(months: months, days: days + dayStep))
    }
    if let length = smallest.length {
      candidates.append(position(months: months, days: days) + (rest / length + 1) * length)
    }
    return candidates.min() ?? anchor
  }

  /// Approaching the anchor, a number is right up to its own instant and wrong one microsecond later.
  private func nextChangeApproaching(_ smallest: CalendarUnits) -> Moment {
    if isZero {
      return CalendarDistance(from: anchor, at: anchor, units: units, table: table).nextChange(count: 1)
    }
    if let length = smallest.length {
      return position(months: months, days: days) + (1 - rest / length * length)
    }
    switch smallest {
    case .year: return position(months: months / 12 * 12, days: 0) + 1
    case .month: return position(months: months, days: 0) + 1
    case .week: return position(months: months, days: days / 7 * 7) + 1
    default: return position(months: months, days: days) + 1
    }
  }

  private func calendarValue(_ unit: CalendarUnits) -> Int {
    switch unit {
    case .year: months / 12
    case .month: units.contains(.year) ? months % 12 : months
    case .week: days / 7
    default: units.contains(.week) ? days % 7 : days
    }
  }

  private var monthStep: Int {
    units.contains(.month) ? 1 : units.contains(.year) ? 12 : 0
  }

  private var dayStep: Int {
    units.contains(.day) ? 1 : units.contains(.week) ? 7 : 0
  }

  private func isReached(months: Int, days: Int, at moment: Moment) -> Bool {
    let position = position(months: months, days: days)
    return isBefore ? moment <= position : moment >= position
  }

  /// The anchor moved by months, then days, in the direction of the instant.
  private func position(months: Int, days: Int) -> Moment {
    if months == 0, days == 0 { return anchor }
    let sign = isBefore ? -1 : 1
    let moved = CivilDay(year: wall.year, month: wall.month, day: wall.day).adding(months: sign * months)
    let local =
      (moved.number + Int64(sign * days)) * 86_400 + Int64(wall.hour * 3600 + wall.minute * 60 + wall.second)
    return Moment(unixSeconds: table.unixSeconds(local: local)) + anchor.fraction
  }
}
