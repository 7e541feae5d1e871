import FoundationEssentials

/// Where a text gets the value from that it goes on writing.
nonisolated public struct TimeDataSource<Value: Sendable>: Sendable {
  let isCurrentDate: Bool
}

nonisolated extension TimeDataSource<Date> {
  /// The instant at which the text is shown.
  public static var currentDate: TimeDataSource { TimeDataSource(isCurrentDate: true) }
}

/// Writes a date that moves on by itself.
nonisolated public protocol LiveFormatStyle: Hashable, Sendable {
  var _liveText: LiveText { get }
}

/// The system's ways to write how far a date is from now.
nonisolated public enum SystemFormatStyle {
  /// Time that passes from a date on, such as `01:23.45`.
  public struct Stopwatch: LiveFormatStyle {
    public let _liveText: LiveText

    /// `maxFieldCount` counts hours, minutes, seconds and fractions; `maxPrecision` is the finest step shown.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      _liveText = .stopwatch(
        startingAt: startDate,
        format: ClockFormat(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true))
    }
  }

  /// Time that remains or has passed within an interval, such as `4:32`.
  public struct Timer: LiveFormatStyle {
    public let _liveText: LiveText

    /// A timer that counts down to the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      _liveText = .timer(
        interval, countsDown: true,
        format: ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }

    /// A timer that counts up from the beginning of an interval to its end.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      _liveText = .timer(
        interval, countsDown: false,
        format: ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }
  }

  /// The distance from a date, such as `3 minutes, 42 seconds`.
  public struct DateOffset: LiveFormatStyle {
    public let _liveText: LiveText

    /// The distance from a date, in so many units at most.
    public init(
      to anchor: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
      sign: LiveText.SignStyle = .automatic
    ) {
      _liveText = .offset(to: anchor, allowedUnits: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
  }

  /// A date as one speaks of it, such as `in 2 hours`.
  public struct DateReference: LiveFormatStyle {
    public let _liveText: LiveText

    /// A date in words, as precise as its distance asks for.
    public init(
      to date: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
      thresholdField: CalendarUnits = .day
    ) {
      _liveText = .reference(
        to: date, allowedUnits: allowedFields, maxFieldCount: maxFieldCount, threshold: thresholdField)
    }
  }
}

nonisolated extension LiveFormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Counts up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

nonisolated extension LiveFormatStyle where Self == SystemFormatStyle.Timer {
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

nonisolated extension LiveFormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from a date, with a sign.
  public static func offset(
    to anchor: Date, allowedFields: CalendarUnits = .standard, maxFieldCount: Int = 2,
    sign: LiveText.SignStyle = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

nonisolated extension LiveFormatStyle where Self == SystemFormatStyle.DateReference {
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
