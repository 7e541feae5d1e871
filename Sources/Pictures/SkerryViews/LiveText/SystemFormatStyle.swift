import FoundationEssentials
import SkerryBasics

/// Where a text gets the value from that it goes on writing.
nonisolated public struct TimeDataSource<Value: Sendable>: Sendable {
  let isCurrentDate: Bool
}

nonisolated extension TimeDataSource<Date> {
  /// The instant at which the text is shown.
  public static var currentDate: TimeDataSource { TimeDataSource(isCurrentDate: true) }
}

/// Writes a date that moves on by itself, or one that stands still.
nonisolated public protocol LiveFormatStyle: FormatStyle, Sendable where FormatInput == Date, FormatOutput == String {
  var _liveText: LiveText { get }
}

nonisolated extension LiveFormatStyle {
  /// What the style says at one instant, as the phone's language says it.
  ///
  /// - Parameter value: the instant.
  public func format(_ value: Date) -> String {
    let environment = LiveTextEnvironment(
      uses24HourClock: HourFormat.is24Hour, language: PhoneLanguage.identifier)
    return _liveText.string(at: value, in: environment)
  }
}

/// The system's ways to write how far a date is from now.
nonisolated public enum SystemFormatStyle {
  /// Time that passes from a date on, such as `01:23.45`.
  public struct Stopwatch: LiveFormatStyle {
    private let startDate: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// `maxFieldCount` counts hours, minutes, seconds and fractions; `maxPrecision` is the finest step shown.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public var _liveText: LiveText {
      .stopwatch(
        startingAt: startDate,
        format: ClockFormat(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true))
    }
  }

  /// Time that remains or has passed within an interval, such as `4:32`.
  public struct Timer: LiveFormatStyle {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// A timer that counts down to the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    /// A timer that counts up from the beginning of an interval to its end.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public var _liveText: LiveText {
      .timer(
        interval, countsDown: countsDown,
        format: ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }
  }

  /// The distance from a date, such as `3 minutes, 42 seconds`.
  public struct DateOffset: LiveFormatStyle {
    private let anchor: Date
    private let allowedFields: CalendarUnits
    private let maxFieldCount: Int
    private let sign: LiveText.SignStyle

    /// The distance from a date, in so many units at most.
    public init(
      to anchor: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
      sign: LiveText.SignStyle = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public var _liveText: LiveText {
      .offset(to: anchor, allowedUnits: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
  }

  /// A date as one speaks of it, such as `in 2 hours`.
  public struct DateReference: LiveFormatStyle {
    private let date: Date
    private let allowedFields: CalendarUnits
    private let maxFieldCount: Int
    private let thresholdField: CalendarUnits

    /// A date in words, as precise as its distance asks for.
    public init(
      to date: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
      thresholdField: CalendarUnits = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    public var _liveText: LiveText {
      .reference(
        to: date, allowedUnits: allowedFields, maxFieldCount: maxFieldCount, threshold: thresholdField)
    }
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Counts up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Counts down to the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// Counts up from the beginning of an interval to its end.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from a date, with a sign.
  public static func offset(
    to anchor: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
    sign: LiveText.SignStyle = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date in words, as precise as its distance asks for.
  public static func reference(
    to date: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
    thresholdField: CalendarUnits = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

nonisolated extension Text {
  /// The current date in a style of the system, kept up to date.
  public init<Style: LiveFormatStyle>(_ source: TimeDataSource<Date>, format: Style) {
    self.init(.live(format._liveText))
  }
}
