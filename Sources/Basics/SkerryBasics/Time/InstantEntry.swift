import FoundationEssentials

/// Reads an instant as people type it: ISO 8601 with or without zone, or `@` and Unix seconds.
public enum InstantEntry {
  /// Why a text is not an instant.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    case unreadable(String)
    case noSuchDay(String)
    case noSuchTime(String)
    case noSuchZone(String)
    case outOfRange(String)

    /// One sentence for the person who typed it.
    public var sentence: String {
      switch self {
      case .empty: "Enter an instant, such as 2025-11-20 09:41, 2025-11-20T09:41:00Z or @1763631660."
      case .unreadable(let text):
        "“\(text)” is not an instant; write it like 2025-11-20 09:41, 2025-11-20T09:41:00Z or @1763631660."
      case .noSuchDay(let day): "There is no day “\(day)”; write year-month-day, such as 2025-11-20."
      case .noSuchTime(let time): "There is no time “\(time)”; write hours 0-23, minutes and seconds 0-59."
      case .noSuchZone(let zone): "“\(zone)” is not a zone offset; write Z, +01:00 or -0530."
      case .outOfRange(let text): "“\(text)” is out of range; instants lie between the years 1970 and 2199."
      }
    }
  }

  /// The end of the time that a phone can show: the beginning of the year 2200 (UTC).
  public static let end = Date(timeIntervalSince1970: 7_258_118_400)

  /// The instant, if a phone can show it; `text` is what a person wrote for it.
  static func checked(_ date: Date, _ text: String) throws(Problem) -> Date {
    guard date.timeIntervalSince1970 >= 0, date < end else { throw .outOfRange(text) }
    return date
  }

  /// The instant that `text` says; without a zone it is local time in `timeZone` ("" = the process's own).
  public static func date(_ text: String, timeZone: String = "") throws(Problem) -> Date {
    let trimmed = trimmed(text)
    guard !trimmed.isEmpty else { throw .empty }
    let date = trimmed.hasPrefix("@") ? try unix(trimmed) : try iso(trimmed, timeZone)
    return try checked(date, trimmed)
  }

  private static func unix(_ text: String) throws(Problem) -> Date {
    let number = text.dropFirst()
    guard !number.isEmpty, number.allSatisfy({ ($0.isASCII && $0.isNumber) || $0 == "." || $0 == "-" }),
      let seconds = Double(number)
    else { throw .unreadable(text) }
    return Date(timeIntervalSince1970: seconds)
  }

  private static func iso(_ text: String, _ timeZone: String) throws(Problem) -> Date {
    let pieces = text.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == "T" || $0 == "t" || $0 == " " }
    guard let dayText = pieces.first else { throw .unreadable(text) }
    let day = try day(dayText, in: text)
    guard pieces.count == 2 else {
      return WallClock.date(year: day.year, month: day.month, day: day.day, timeZone: timeZone)
    }
    let zoneStart = pieces[1].firstIndex { "Zz+-\u{2212}".contains($0) } ?? pieces[1].endIndex
    let time = try seconds(ofDay: pieces[1][..<zoneStart], in: text)
    let zone = pieces[1][zoneStart...]
    let start =
      zone.isEmpty
      ? WallClock.date(
        year: day.year, month: day.month, day: day.day, hour: time.whole / 3600, minute: time.whole / 60 % 60,
        second: time.whole % 60, timeZone: timeZone)
      : Date(timeIntervalSince1970: Double(day.number * 86_400) + Double(time.whole - (try offset(zone))))
    return start.addingTimeInterval(time.fraction)
  }

  private static func day(_ text: Substring, in whole: String) throws(Problem) -> CivilDay {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2])
    else { throw .unreadable(whole) }
    guard (1...12).contains(month), day >= 1, day <= CivilDay.days(inMonth: month, year: year) else {
      throw .noSuchDay(String(text))
    }
    return CivilDay(year: year, month: month, day: day)
  }

  private static func seconds(
    ofDay text: Substring, in whole: String
  ) throws(Problem) -> (whole: Int, fraction: Double) {
    let time = Substring(trimmed(String(text)))
    let halves = time.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let parts = (halves.first ?? "").split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0]), let minute = number(parts[1]),
      let second = parts.count == 3 ? number(parts[2]) : 0
    else { throw .unreadable(whole) }
    guard hour < 24, minute < 60, second < 60 else { throw .noSuchTime(String(time)) }
    var fraction = 0.0
    if halves.count == 2 {
      guard parts.count == 3, halves[1].utf8.count <= 9, number(halves[1], digits: 9) != nil,
        let value = Double("0.\(halves[1])")
      else { throw .unreadable(whole) }
      fraction = value
    }
    return (hour * 3600 + minute * 60 + second, fraction)
  }

  /// `Z`, `+01`, `+0100`, `+01:00` in seconds east of Greenwich.
  private static func offset(_ text: Substring) throws(Problem) -> Int {
    if text == "Z" || text == "z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard let first = text.first, "+-\u{2212}".contains(first), digits.count == 2 || digits.count == 4,
      let hours = number(Substring(digits.prefix(2))), hours <= 15
    else { throw .noSuchZone(String(text)) }
    let minuteText = Substring(digits.dropFirst(2))
    guard let minutes = minuteText.isEmpty ? 0 : number(minuteText), minutes < 60 else {
      throw .noSuchZone(String(text))
    }
    return (hours * 3600 + minutes * 60) * (first == "+" ? 1 : -1)
  }

  private static func number(_ text: Substring, digits: Int = 4) -> Int? {
    guard !text.isEmpty, text.utf8.count <= digits, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
