import FoundationEssentials
import SkerryBasics

/// A text that changes by itself: what it says is a function of the instant alone.
///
/// ```swift
/// let text = LiveText.timerInterval(start...end, pauseTime: nil, countsDown: true, showsHours: true)
/// let words = text.string(at: now, in: environment)  // "14:59"
/// let next = text.nextChange(after: now, in: environment)  // the instant at which it becomes "14:58"
/// ```
nonisolated public enum LiveText: Hashable, Sendable {
  /// `Text(date, style:)`.
  case date(Date, style: DateStyle)
  /// `Text(start...end)`.
  case interval(ClosedRange<Date>)
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
  case timerInterval(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  /// `SystemFormatStyle.Timer`.
  case timer(Range<Date>, countsDown: Bool, format: ClockFormat)
  /// `SystemFormatStyle.Stopwatch`; its format is padded.
  case stopwatch(startingAt: Date, format: ClockFormat)
  /// `SystemFormatStyle.DateOffset`.
  case offset(to: Date, allowedUnits: CalendarUnits, maxFieldCount: Int, sign: SignStyle)
  /// `SystemFormatStyle.DateReference`.
  case reference(to: Date, allowedUnits: CalendarUnits, maxFieldCount: Int, threshold: CalendarUnits)
  /// A moving progress as `42%`.
  case percent(LiveProgress)
  /// The current date in a `DiscreteFormatStyle` of an app.
  case format(AppFormat)

  /// `Text.DateStyle`.
  public enum DateStyle: Hashable, Sendable, CaseIterable {
    /// A time of day, a day, a distance from now in words, the same with a sign, a clock that runs.
    case time, date, relative, offset, timer
  }

  /// When `.offset(to:)` shows a sign; `automatic` only before the anchor.
  public enum SignStyle: Codable, Hashable, Sendable {
    /// Signs where they say something, always, or never.
    case automatic, always, never
  }

  /// The words of the text at `date`.
  public func string(at date: Date, in environment: LiveTextEnvironment) -> String {
    content.string(at: Moment(date), in: environment)
  }

  /// The first instant after `date` at which the text says something else; nil when it never will.
  ///
  /// Exact to the microsecond: at the instant returned the text has changed, before it it has not.
  public func nextChange(after date: Date, in environment: LiveTextEnvironment) -> Date? {
    content.nextChange(after: Moment(date), in: environment)?.date
  }

  /// The widest text a timer over an interval will show, its ideal width; nil where there is no bound.
  ///
  /// Counting up, lengths of 100 hours and more ("until `distantFuture`") are taken as 99:59:59.
  public func widestString(in environment: LiveTextEnvironment) -> String? {
    content.widest(in: environment)
  }

  /// The text as it is said aloud: `5 minutes, 12 seconds`.
  public func spoken(at date: Date, in environment: LiveTextEnvironment) -> String {
    content.spoken(at: Moment(date), in: environment)
  }

  /// Whether the text takes all the width it is offered, so as not to move its neighbours (ActivityKit: timer texts).
  public var takesAllWidth: Bool {
    switch self {
    case .date(_, .timer), .date(_, .relative), .date(_, .offset), .timerInterval: true
    default: false
    }
  }

  /// The text that does the work; a caller that asks again and again keeps it.
  var content: any ChangingText {
    switch self {
    case .date(let date, let style): Self.content(Moment(date), style)
    case .interval(let dates): FixedText.interval(Moment(dates.lowerBound), Moment(dates.upperBound))
    case .timerInterval(let interval, let pauseTime, let countsDown, let showsHours):
      RunningClock(
        source: .within(
          start: Moment(interval.lowerBound), end: Moment(interval.upperBound), pause: pauseTime.map { Moment($0) },
          countsDown: countsDown),
        format: ClockFormat(showsHours: showsHours))
    case .timer(let range, let countsDown, let format):
      RunningClock(
        source: .within(
          start: Moment(range.lowerBound), end: Moment(range.upperBound), pause: nil, countsDown: countsDown),
        format: format)
    case .stopwatch(let start, let format): RunningClock(source: .from(Moment(start)), format: format)
    case .offset(let anchor, let units, let count, let sign):
      DistanceText(
        anchor: Moment(anchor), units: units.orStandard, count: max(1, count), words: .wide, sign: sign.distanceSign)
    case .reference(let anchor, let units, let count, let threshold):
      ReferenceText(anchor: Moment(anchor), units: units.orStandard, count: max(1, count), threshold: threshold)
    case .percent(let progress): PercentText(progress: progress)
    case .format(let format): format
    }
  }

  private static func content(_ moment: Moment, _ style: DateStyle) -> any ChangingText {
    switch style {
    case .time: FixedText.time(moment)
    case .date: FixedText.date(moment)
    case .timer: RunningClock(source: .around(moment), format: .timer)
    case .relative: DistanceText(anchor: moment, units: .standard, count: 2, words: .abbreviated, sign: .none)
    case .offset: DistanceText(anchor: moment, units: .standard, count: 1, words: .wide, sign: .always)
    }
  }
}

nonisolated extension LiveText.SignStyle {
  fileprivate var distanceSign: DistanceText.Sign {
    switch self {
    case .automatic: .automatic
    case .always: .alwaysTypographic
    case .never: .none
    }
  }
}

nonisolated extension CalendarUnits {
  fileprivate var orStandard: CalendarUnits { isEmpty ? .standard : self }
}

/// The circumstances that the wording of a live text depends on besides the instant.
nonisolated public struct LiveTextEnvironment: Hashable, Sendable {
  /// A time zone identifier such as `Europe/Berlin`; "" is the process's own zone.
  public var timeZone: String
  /// The device's 24-Hour Time switch.
  public var uses24HourClock: Bool
  /// Always-On display: seconds are withheld, texts change once a minute.
  public var isLuminanceReduced: Bool
  /// The words of a language other than English.
  private(set) var language: LiveLanguage?

  /// A zone by identifier, empty for the computer's own; whether a day has 24 hours; whether the display is dimmed; the
  /// phone's language, such as `de`.
  public init(
    timeZone: String = "", uses24HourClock: Bool = false, isLuminanceReduced: Bool = false, language: String = "en_US"
  ) {
    self.language = LiveLanguage(language)
    self.timeZone = timeZone
    self.uses24HourClock = uses24HourClock
    self.isLuminanceReduced = isLuminanceReduced
  }

  /// The same with a zone and a locale of a view's own; `nil` keeps the phone's.
  func with(zone: String?, locale: Locale?) -> LiveTextEnvironment {
    var environment = self
    if let zone { environment.timeZone = zone }
    if let locale {
      environment.language = LiveLanguage(locale.identifier)
      environment.uses24HourClock = HourFormat.isUsual(in: locale.identifier)
    }
    return environment
  }
}
