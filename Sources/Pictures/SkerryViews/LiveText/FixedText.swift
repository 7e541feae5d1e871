import SkerryBasics

/// Dates and times that are formatted once: they depend on zone and 24-hour setting, not on the instant.
nonisolated enum FixedText: ChangingText {
  /// `6:13 AM`.
  case time(Moment)
  /// `May 9, 2026`.
  case date(Moment)
  /// `6:13 – 11:58 AM`.
  case interval(Moment, Moment)

  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    let table = WallClock.table(environment.timeZone)
    let uses24HourClock = environment.uses24HourClock
    switch self {
    case .time(let time):
      let clock = WallClock(time, table: table)
      return environment.language?.time(clock, uses24HourClock: uses24HourClock)
        ?? clock.timeText(uses24HourClock: uses24HourClock)
    case .date(let date):
      let clock = WallClock(date, table: table)
      return environment.language?.longDate(clock) ?? clock.longDate
    case .interval(let start, let end):
      let (first, last) = (WallClock(start, table: table), WallClock(end, table: table))
      return environment.language?.interval(first, last, uses24HourClock: uses24HourClock)
        ?? Self.interval(first, last, uses24HourClock: uses24HourClock)
    }
  }

  func widest(in environment: LiveTextEnvironment) -> String? {
    string(at: Moment(microseconds: 0), in: environment)
  }

  private static func interval(_ start: WallClock, _ end: WallClock, uses24HourClock: Bool) -> String {
    let first = start.timeText(uses24HourClock: uses24HourClock)
    let second = end.timeText(uses24HourClock: uses24HourClock)
    guard start.year == end.year, start.month == end.month, start.day == end.day else {
      return "\(start.month)/\(start.day)/\(start.year), \(first) – \(end.month)/\(end.day)/\(end.year), \(second)"
    }
    if first == second { return first }
    let sharesPeriod = !uses24HourClock && start.dayPeriod == end.dayPeriod
    return (sharesPeriod ? start.clockText(uses24HourClock: false) : first) + " – " + second
  }
}
