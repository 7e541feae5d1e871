import FoundationEssentials

/// The reading of a clock on the wall at an instant in a time zone.
///
/// Zones are given by identifier (`Europe/Berlin`); "" is the process's own. An unknown identifier counts as UTC:
/// ask `isKnown(_:)` where a person typed it.
public struct WallClock: Hashable, Sendable {
  public var year: Int
  /// 1 ... 12.
  public var month: Int
  /// 1 ... 31.
  public var day: Int
  /// 1 (Sunday) ... 7 (Saturday).
  public var weekday: Int
  /// 0 ... 23.
  public var hour: Int
  public var minute: Int
  public var second: Int
  /// Seconds east of Greenwich.
  public var utcOffset: Int
  public var isDaylightSavingTime: Bool

  /// Reads the wall clock at `date`.
  public init(_ date: Date, timeZone: String = "") {
    self.init(Moment(date), table: WallClock.table(timeZone))
  }

  package init(_ moment: Moment, table: ZoneTable) {
    let unixSeconds = moment.unixSeconds
    let offset = table.span(at: unixSeconds).offset
    let local = unixSeconds + offset.seconds
    let dayNumber = floorDivide(local, 86_400)
    let civil = CivilDay(number: dayNumber)
    let secondOfDay = Int(local - dayNumber * 86_400)
    year = civil.year
    month = civil.month
    day = civil.day
    weekday = civil.weekday
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    utcOffset = Int(offset.seconds)
    isDaylightSavingTime = offset.isDaylightSaving
  }

  /// The days from 1970-01-01 to its day.
  public var dayNumber: Int { Int(CivilDay(year: year, month: month, day: day).number) }

  /// Whether the time zone database has this identifier; true for "", the process's own zone.
  public static func isKnown(_ timeZone: String) -> Bool {
    ZoneLibrary.table(timeZone) != nil
  }

  /// Makes zones be read again when next needed.
  ///
  /// To be called when the program comes back from being suspended: the system's zone may have changed meanwhile.
  public static func forgetTimeZones() {
    ZoneLibrary.forget()
  }

  /// The first instant after `date` at which the local hour and minute change, also by a DST change.
  public static func nextMinute(after date: Date, timeZone: String = "") -> Date {
    nextChange(of: Moment.minute, after: Moment(date), table: table(timeZone)).date
  }

  /// The first instant after `date` at which the local day changes, also where midnight is skipped or repeated.
  public static func nextDay(after date: Date, timeZone: String = "") -> Date {
    nextDay(after: Moment(date), table: table(timeZone)).date
  }

  /// The first instant of the local day that contains `date`.
  public static func startOfDay(_ date: Date, timeZone: String = "") -> Date {
    let clock = WallClock(date, timeZone: timeZone)
    return self.date(year: clock.year, month: clock.month, day: clock.day, timeZone: timeZone)
  }

  /// The instant at which a wall clock shows these fields.
  ///
  /// Where the clocks go back, the first occurrence; where they go forward, as much later as they do. Fields out of
  /// range run over into the next larger one.
  public static func date(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, timeZone: String = ""
  ) -> Date {
    let first = CivilDay(year: year, month: 1, day: 1).adding(months: month - 1)
    let local = (first.number + Int64(day - 1)) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    return Moment(unixSeconds: table(timeZone).unixSeconds(local: local)).date
  }

  package static func table(_ timeZone: String) -> ZoneTable {
    ZoneLibrary.table(timeZone) ?? .utc
  }

  package static func nextDay(after moment: Moment, table: ZoneTable) -> Moment {
    nextChange(of: Moment.day, after: moment, table: table)
  }

  /// The next instant at which local time, counted in `unit`s, gets another number.
  ///
  /// Goes from one change of the offset to the next: between them local time runs evenly; at one it jumps.
  private static func nextChange(of unit: Int64, after moment: Moment, table: ZoneTable) -> Moment {
    let seconds = unit / Moment.second
    var position = moment.unixSeconds
    while true {
      let span = table.span(at: position)
      let number = floorDivide(position + span.offset.seconds, seconds)
      let next = (number + 1) * seconds - span.offset.seconds
      guard let end = span.end, end <= next else { return Moment(unixSeconds: next) }
      let afterwards = floorDivide(end + table.span(at: end).offset.seconds, seconds)
      if afterwards != number { return Moment(unixSeconds: end) }
      position = end
    }
  }
}
