/// Numbers of units in English (en_US, as Foundation words them).
nonisolated public enum UnitWords: Sendable {
  /// `11 min`, `2 days`, `1 hr`.
  case abbreviated
  /// `11 minutes`, `2 days`, `1 hour`.
  case wide

  /// One number with its unit.
  public func string(_ value: Int, _ unit: CalendarUnits) -> String {
    "\(value) \(name(of: unit, isOne: value == 1))"
  }

  /// Seconds as hours, minutes and seconds without the zero ones: `5 minutes, 12 seconds`.
  public func string(seconds: Int) -> String {
    let parts: [(Int, CalendarUnits)] = [
      (seconds / 3600, .hour), (seconds / 60 % 60, .minute), (seconds % 60, .second),
    ]
    let words = parts.filter { $0.0 != 0 }.map { string($0.0, $0.1) }
    return words.isEmpty ? string(0, .second) : words.joined(separator: ", ")
  }

  func name(of unit: CalendarUnits, isOne: Bool) -> String {
    let (short, singular): (String, String) =
      switch unit {
      case .year: (isOne ? "yr" : "yrs", "year")
      case .month: (isOne ? "mth" : "mths", "month")
      case .week: (isOne ? "wk" : "wks", "week")
      case .day: (isOne ? "day" : "days", "day")
      case .hour: ("hr", "hour")
      case .minute: ("min", "minute")
      default: ("sec", "second")
      }
    switch self {
    case .abbreviated: return short
    case .wide: return isOne ? singular : singular + "s"
    }
  }
}
