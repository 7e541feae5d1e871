import SkerryBasics

/// The units in which live text may count.
nonisolated public struct CalendarUnits: OptionSet, Codable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Seconds.
  public static let second = CalendarUnits(rawValue: 1)
  /// Minutes.
  public static let minute = CalendarUnits(rawValue: 2)
  /// Hours.
  public static let hour = CalendarUnits(rawValue: 4)
  /// Days.
  public static let day = CalendarUnits(rawValue: 8)
  /// Weeks.
  public static let week = CalendarUnits(rawValue: 16)
  /// Months.
  public static let month = CalendarUnits(rawValue: 32)
  /// Years.
  public static let year = CalendarUnits(rawValue: 64)

  /// The units of `Text.DateStyle`: all but weeks.
  public static let standard: CalendarUnits = [.year, .month, .day, .hour, .minute, .second]

  /// Largest first.
  static let ordered: [CalendarUnits] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// The smallest unit in the set; seconds where it is empty.
  var smallest: CalendarUnits {
    Self.ordered.last { contains($0) } ?? .second
  }

  /// The length of hours, minutes and seconds in microseconds; nil for units that follow the calendar.
  var length: Int64? {
    switch self {
    case .hour: Moment.hour
    case .minute: Moment.minute
    case .second: Moment.second
    default: nil
    }
  }
}
