/// A day of the proleptic Gregorian calendar, convertible to and from a running day number.
package struct CivilDay: Hashable, Sendable {
  package var year: Int
  /// 1 ... 12.
  package var month: Int
  /// 1 ... 31.
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `number` days after 1970-01-01.
  package init(number: Int64) {
    // Years are counted from March, so that the leap day is the last day of a year and of a 400-year era.
    let shifted = number + Self.daysBeforeEpoch
    let era = floorDivide(shifted, Self.daysPerEra)
    let dayOfEra = shifted - era * Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  package var number: Int64 {
    let marchYear = Int64(month <= 2 ? year - 1 : year)
    let era = floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * Int64(month > 2 ? month - 3 : month + 9) + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.daysBeforeEpoch
  }

  /// 1 (Sunday) ... 7 (Saturday).
  package var weekday: Int {
    let shifted = number + 4
    return Int(shifted - floorDivide(shifted, 7) * 7) + 1
  }

  /// The same day `count` months later, or the last day of that month where it is shorter.
  package func adding(months count: Int) -> CivilDay {
    let index = Int64(year) * 12 + Int64(month - 1) + Int64(count)
    let newYear = Int(floorDivide(index, 12))
    let newMonth = Int(index - floorDivide(index, 12) * 12) + 1
    return CivilDay(year: newYear, month: newMonth, day: min(day, Self.days(inMonth: newMonth, year: newYear)))
  }

  package static func days(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static let daysPerEra: Int64 = 146_097
  private static let daysBeforeEpoch: Int64 = 719_468
}
