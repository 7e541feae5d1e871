/// A rule for daylight saving time in all years to come, as POSIX writes it in `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Time zone files end with such a rule; it governs every instant after the last transition they list.
package struct ZoneRule: Hashable, Sendable {
  package struct Offset: Hashable, Sendable {
    /// Seconds east of Greenwich.
    package var seconds: Int64
    package var isDaylightSaving: Bool
  }

  /// The day of a year on which the offset changes.
  enum Day: Hashable, Sendable {
    /// Month, week (5 = last) and weekday (0 = Sunday).
    case weekday(month: Int, week: Int, weekday: Int)
    /// 1 ... 365; the leap day is never counted.
    case julian(Int)
    /// 0 ... 365; the leap day is counted.
    case ordinal(Int)
  }

  struct Change: Hashable, Sendable {
    var day: Day
    /// Seconds after local midnight; may be negative or exceed a day.
    var time: Int64
  }

  var standard: Offset
  var daylight: Offset?
  var start = Change(day: .weekday(month: 3, week: 2, weekday: 0), time: 7200)
  var end = Change(day: .weekday(month: 11, week: 1, weekday: 0), time: 7200)

  init(standard: Offset) {
    self.standard = standard
  }

  package init?(_ text: some StringProtocol) {
    var scanner = RuleScanner(text)
    guard scanner.skipName(), let offset = scanner.time() else { return nil }
    // POSIX counts hours west of Greenwich.
    standard = Offset(seconds: -offset, isDaylightSaving: false)
    if scanner.isAtEnd { return }
    guard scanner.skipName() else { return nil }
    var seconds = standard.seconds + 3600
    if !scanner.isAtEnd, !scanner.next(is: ",") {
      guard let own = scanner.time() else { return nil }
      seconds = -own
    }
    daylight = Offset(seconds: seconds, isDaylightSaving: true)
    if scanner.isAtEnd { return }
    guard scanner.skip(","), let first = scanner.change(), scanner.skip(","), let second = scanner.change(),
      scanner.isAtEnd
    else { return nil }
    start = first
    end = second
  }

  /// The offset at an instant, and when it ends.
  func span(at unixSeconds: Int64) -> ZoneSpan {
    guard let daylight else { return ZoneSpan(offset: standard, end: nil) }
    let year = CivilDay(number: floorDivide(unixSeconds + standard.seconds, 86_400)).year
    var changes: [(at: Int64, offset: Offset)] = []
    for near in (year - 1)...(year + 1) {
      changes.append((start.localSeconds(in: near) - standard.seconds, daylight))
      changes.append((end.localSeconds(in: near) - daylight.seconds, standard))
    }
    changes.sort { $0.at < $1.at }
    let index = changes.lastIndex { $0.at <= unixSeconds } ?? 0
    return ZoneSpan(offset: changes[index].offset, end: index + 1 < changes.count ? changes[index + 1].at : nil)
  }
}

/// A stretch of time during which a zone's offset does not change.
package struct ZoneSpan: Hashable, Sendable {
  package var offset: ZoneRule.Offset
  /// Unix seconds of the next change; nil where none will ever come.
  package var end: Int64?
}

extension ZoneRule.Change {
  /// The change's wall-clock time in `year`, in seconds since 1970 as if the wall clock were UTC.
  fileprivate func localSeconds(in year: Int) -> Int64 {
    dayNumber(in: year) * 86_400 + time
  }

  private func dayNumber(in year: Int) -> Int64 {
    let newYear = CivilDay(year: year, month: 1, day: 1).number
    switch day {
    case .ordinal(let day): return newYear + Int64(day)
    case .julian(let day): return newYear + Int64(day - 1) + (CivilDay.isLeap(year) && day >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let first = CivilDay(year: year, month: month, day: 1)
      var day = 1 + (weekday - (first.weekday - 1) + 7) % 7 + (week - 1) * 7
      if day > CivilDay.days(inMonth: month, year: year) { day -= 7 }
      return first.number + Int64(day - 1)
    }
  }
}

/// Reads the parts of a POSIX rule from left to right.
private struct RuleScanner {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  func next(is character: Unicode.Scalar) -> Bool {
    rest.first.map { Unicode.Scalar($0) == character } ?? false
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next(is: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A name is letters, or anything between angle brackets: `CET`, `<+0330>`.
  mutating func skipName() -> Bool {
    if skip("<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: close)...]
      return true
    }
    let name = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    rest = rest.dropFirst(name.count)
    return name.count >= 3
  }

  mutating func number() -> Int? {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 4 ? Int(Substring(digits)) : nil
  }

  /// `[+-]h[:mm[:ss]]` in seconds.
  mutating func time() -> Int64? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let part = number(), part < 60 else { return nil }
      seconds += part * unit
    }
    return Int64(isNegative ? -seconds : seconds)
  }

  mutating func change() -> ZoneRule.Change? {
    guard let day = day() else { return nil }
    guard skip("/") else { return ZoneRule.Change(day: day, time: 7200) }
    return time().map { ZoneRule.Change(day: day, time: $0) }
  }

  private mutating func day() -> ZoneRule.Day? {
    if skip("M") {
      guard let month = number(), skip("."), let week = number(), skip("."), let weekday = number(),
        (1...12).contains(month), (1...5).contains(week), (0...6).contains(weekday)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    if skip("J") { return number().flatMap { (1...365).contains($0) ? .julian($0) : nil } }
    return number().flatMap { (0...365).contains($0) ? .ordinal($0) : nil }
  }
}
