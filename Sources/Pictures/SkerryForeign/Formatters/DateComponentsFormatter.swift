#if Foundation
  @preconcurrency import Foundation
  import SkerryBasics

  /// Writes lengths of time, such as `1:05:00` or `1 hr, 5 min`, as Apple's Foundation does in English; that of Linux doesn't.
  open class DateComponentsFormatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// `1:05:00`, `1 hr, 5 min`, `1h 5m`, `1 hour, 5 minutes`, `one hour, five minutes` and `1hr 5min`.
      case positional, abbreviated, short, full, spellOut, brief
    }
    /// The treatment of zeros.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// As fits the style.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Those before the first other unit are left out.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Those in the middle are left out.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Those behind the last other unit are left out.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All are left out.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All are written, with two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }
    /// The units that may be written.
    public var allowedUnits: NSCalendar.Unit = []
    /// How they are written.
    public var unitsStyle = UnitsStyle.positional
    /// The treatment of zeros.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for all.
    public var maximumUnitCount = 0
    /// Whether less than the smallest unit is written as a part of it; it isn't.
    public var allowsFractionalUnits = false
    /// Whether larger units are kept out of the smaller ones; they aren't.
    public var collapsesLargestUnit = false
    /// Whether `about` stands before it.
    public var includesApproximationPhrase = false
    /// Whether `remaining` stands behind it.
    public var includesTimeRemainingPhrase = false
    /// The calendar; days have 24 hours in any.
    public var calendar: Calendar? = .current
    /// Writes lengths of time.
    public init() {}

    private struct Part {
      let seconds: Int
      let unit: NSCalendar.Unit
      let letter: String
      let short: String
      let name: String
    }
    private static let parts = [
      Part(seconds: 31_536_000, unit: .year, letter: "y", short: "yr", name: "year"),
      Part(seconds: 2_592_000, unit: .month, letter: "mo", short: "mth", name: "month"),
      Part(seconds: 604_800, unit: .weekOfMonth, letter: "w", short: "wk", name: "week"),
      Part(seconds: 86_400, unit: .day, letter: "d", short: "day", name: "day"),
      Part(seconds: 3_600, unit: .hour, letter: "h", short: "hr", name: "hour"),
      Part(seconds: 60, unit: .minute, letter: "m", short: "min", name: "minute"),
      Part(seconds: 1, unit: .second, letter: "s", short: "sec", name: "second"),
    ]

    /// A length of time, in seconds.
    open func string(from interval: TimeInterval) -> String? {
      guard interval.isFinite, abs(interval) < 1e15 else { return nil }
      let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
      var rest = Int(abs(interval))
      var values: [(Int, Part)] = []
      for part in Self.parts where allowed.contains(part.unit) {
        values.append((rest / part.seconds, part))
        rest %= part.seconds
      }
      return text(values, isNegative: interval < 0)
    }
    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }
    /// A length of time by its parts.
    open func string(from components: DateComponents) -> String? {
      let seconds = (components.second ?? 0) + 60 * (components.minute ?? 0) + 3600 * (components.hour ?? 0)
      return string(from: TimeInterval(seconds + 86_400 * (components.day ?? 0)))
    }

    private func text(_ all: [(Int, Part)], isNegative: Bool) -> String? {
      guard !all.isEmpty else { return nil }
      let isPositional = unitsStyle == .positional
      var values = all
      let pads = zeroFormattingBehavior.contains(.pad)
      if !pads {
        // Positional style keeps what stands behind the first other unit, the others leave zeros out everywhere.
        let least = isPositional ? min(2, values.count) : 1
        while values.count > least, values[0].0 == 0 { values.removeFirst() }
        if !isPositional || zeroFormattingBehavior.contains(.dropAll) {
          let kept = values.filter { $0.0 != 0 }
          values = kept.isEmpty ? [values[values.count - 1]] : kept
        }
      }
      if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
      let sign = isNegative ? "-" : ""
      var words: String
      if !isPositional, !PhoneLanguage.isEnglish, let foreign = foreign(values.map { ($0.0, $0.1.unit) }) {
        return sign + foreign
      }
      switch unitsStyle {
      case .positional:
        words = values.enumerated().map { index, value in
          let digits = String(value.0)
          return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
      case .abbreviated: words = values.map { "\($0.0)\($0.1.letter)" }.joined(separator: " ")
      case .brief: words = values.map { "\($0.0)\($0.1.short)" }.joined(separator: " ")
      case .short:
        words = values.map { "\($0.0) \($0.1.short)\($0.1.unit == .day && $0.0 != 1 ? "s" : "")" }
          .joined(separator: ", ")
      case .full, .spellOut:
        words = values.map { value, part in
          let number = unitsStyle == .spellOut ? Self.spelled(value) : "\(value)"
          return "\(number) \(part.name)\(value == 1 ? "" : "s")"
        }.joined(separator: ", ")
      }
      words = sign + words
      if includesApproximationPhrase { words = "About " + words }
      return includesTimeRemainingPhrase ? words + " remaining" : words
    }

    /// A number in words.
    fileprivate static func spelled(_ number: Int) -> String {
      let formatter = Foundation.NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = PhoneLanguage.locale
      return formatter.string(for: number) ?? "\(number)"
    }

    /// The same in the phone's language, as far as Foundation has its words: from weeks to seconds.
    private func foreign(_ values: [(Int, NSCalendar.Unit)]) -> String? {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch unitsStyle {
        case .abbreviated, .brief: .narrow
        case .short: .abbreviated
        default: .wide
        }
      let words = values.compactMap { count, unit -> String? in
        let known: (Duration.UnitsFormatStyle.Unit, Int)? =
          switch unit {
          case .weekOfMonth: (.weeks, 604_800)
          case .day: (.days, 86_400)
          case .hour: (.hours, 3_600)
          case .minute: (.minutes, 60)
          case .second: (.seconds, 1)
          default: nil
          }
        return known.map { unit, seconds in
          Duration.UnitsFormatStyle(allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
            .locale(PhoneLanguage.locale).format(.seconds(count * seconds))
        }
      }
      return words.count == values.count ? words.joined(separator: width == .narrow ? " " : ", ") : nil
    }

    /// A length of time in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }
  }

  /// Writes how far a date is away, such as `in 5 min.` or `2 hours ago`; that of Linux isn't there.
  open class RelativeDateTimeFormatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// `2 months ago`, `two months ago`, `2 mo. ago` and `2 mo. ago`.
      case full, spellOut, short, abbreviated
    }
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`, or `yesterday`.
      case numeric, named
    }
    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Whether days have names.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The calendar.
    public var calendar: Calendar = .current
    /// The language; it is English.
    public var locale: Locale = .current
    /// Writes how far dates are away.
    public init() {}

    /// A date, seen from another.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }
    /// A length of time: past ones are below 0, in seconds.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      guard PhoneLanguage.isEnglish else {
        let style = Date.RelativeFormatStyle(
          presentation: dateTimeStyle == .named ? .named : .numeric,
          unitsStyle: unitsStyle == .short || unitsStyle == .abbreviated ? .abbreviated : .wide,
          locale: PhoneLanguage.locale)
        return style.format(Date(timeIntervalSinceNow: interval))
      }
      let units: [(Double, String, String)] = [
        (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86_400, "day", "day"),
        (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
      ]
      let size = abs(interval)
      let unit = units.first { size >= $0.0 } ?? units[units.count - 1]
      let count = Int(size / unit.0)
      if dateTimeStyle == .named {
        if unit.1 == "day", count == 1 { return interval < 0 ? "yesterday" : "tomorrow" }
        if count == 0 { return "now" }
      }
      let isLong = unitsStyle == .full || unitsStyle == .spellOut
      let word = isLong || unit.2 == "day" ? unit.1 + (count == 1 ? "" : "s") : unit.2
      let number = unitsStyle == .spellOut ? DateComponentsFormatter.spelled(count) : "\(count)"
      return interval < 0 ? "\(number) \(word) ago" : "in \(number) \(word)"
    }
    /// A date, seen from the present, which in code of a phone is the phone's.
    open func string(for object: Any?) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
