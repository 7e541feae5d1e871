#if Foundation
  import Foundation
  import SkerryBasics

  /// Writes how much time lies between two dates in units, such as `2 hours, 9 minutes`.
  ///
  /// Apple's name for it is `Date.ComponentsFormatStyle`, a name that Foundation on Linux has for the fields alone. There is
  /// no second type of that name, so sources write `.components(style:fields:)`, as nearly all do.
  public struct DateRangeComponentsStyle: FormatStyle, Sendable {
    /// A unit that may be written.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// How units are written.
    public struct Style: Codable, Hashable, Sendable {
      enum Option: Int, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, clock }
      let option: Option
      /// `2 hours, 9 minutes`.
      public static var wide: Style { Style(option: .wide) }
      /// `2 hr, 9 min`.
      public static var abbreviated: Style { Style(option: .abbreviated) }
      /// `2h 9m`.
      public static var condensedAbbreviated: Style { Style(option: .condensedAbbreviated) }
      /// `2hr 9min`.
      public static var narrow: Style { Style(option: .narrow) }
      /// `two hours, nine minutes`.
      public static var spellOut: Style { Style(option: .spellOut) }
      /// `2:09:30`.
      static var clock: Style { Style(option: .clock) }
    }

    /// How units are written.
    public var style: Style
    /// The units that may be written; `nil` for all but weeks.
    public var fields: Set<Field>?
    /// The language; the phone's as long as nobody chooses one.
    public var locale: Locale
    /// What counts days, months and years.
    public var calendar: Calendar
    /// Whether the time is written without a sign.
    public var isPositive = true

    /// A way to write how much time lies between two dates.
    ///
    /// - Parameters:
    ///   - style: how units are written.
    ///   - locale: the language; the phone's, if none is given.
    ///   - calendar: what counts days, months and years.
    ///   - fields: the units that may be written; `nil` for all but weeks. Those of which there are none are left out.
    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// The style in another language.
    ///
    /// - Parameter locale: the language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The style with another calendar.
    ///
    /// - Parameter calendar: what counts days, months and years.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The time between two dates in words.
    ///
    /// - Parameter value: from one date to another.
    public func format(_ value: Range<Date>) -> String {
      let counts = counts(in: value)
      let text = style == .clock ? clock(counts) : words(counts)
      return isPositive ? text : "-" + text
    }

    private typealias Count = (value: Int, unit: String)

    /// How many there are of each unit, the largest first.
    private func counts(in range: Range<Date>) -> [Count] {
      let allowed = fields ?? [.year, .month, .day, .hour, .minute, .second]
      let units = Self.units.filter { allowed.contains($0.field) }
      let parts = calendar.dateComponents(
        Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
      return units.map { (parts.value(for: $0.component) ?? 0, $0.name) }
    }

    private static let units: [(field: Field, component: Calendar.Component, name: String)] = [
      (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"),
      (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private func words(_ counts: [Count]) -> String {
      let some = counts.filter { $0.value != 0 }
      let texts = (some.isEmpty ? counts.suffix(1) : some).map(words)
      if style == .narrow { return texts.joined(separator: " ") }
      return UnitTables.list(texts, width, in: language) ?? texts.joined(separator: ", ")
    }

    private func words(_ count: Count) -> String {
      guard let text = UnitTables.written(Double(count.value), count.unit, width, in: language) else {
        return "\(count.value) \(count.unit)"
      }
      switch style.option {
      case .narrow: return text.closed
      case .spellOut: return text.with(spelled(count.value))
      default: return text.string
      }
    }

    private var width: UnitTables.Width {
      switch style.option {
      case .wide, .spellOut, .clock: .wide
      case .abbreviated, .narrow: .abbreviated
      case .condensedAbbreviated: .narrow
      }
    }

    private var language: Locale { locale == .autoupdatingCurrent ? PhoneLanguage.locale : locale }

    private func spelled(_ number: Int) -> String {
      let formatter = NumberFormatter()
      formatter.locale = language
      formatter.numberStyle = .spellOut
      // Hyphens that only show where a line ends are no letters.
      return formatter.string(from: NSNumber(value: number))?.replacing("\u{AD}", with: "") ?? "\(number)"
    }

    /// Minutes and seconds, and hours before them where there are some.
    private func clock(_ counts: [Count]) -> String {
      var numbers = counts.map(\.value)
      while numbers.count > 2, numbers.first == 0 { numbers.removeFirst() }
      return numbers.enumerated().map { index, number in
        index > 0 && number < 10 ? "0\(number)" : "\(number)"
      }.joined(separator: ":")
    }
  }

  extension Date.ComponentsFormatStyle {
    /// How units are written.
    public typealias Style = DateRangeComponentsStyle.Style
  }

  extension FormatStyle where Self == DateRangeComponentsStyle {
    /// The time between two dates in units.
    ///
    /// - Parameters:
    ///   - style: how units are written.
    ///   - fields: the units that may be written; `nil` for all but weeks.
    public static func components(
      style: DateRangeComponentsStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// The time between two dates as a clock: `1:35`.
    public static var timeDuration: Self { Self(style: .clock, fields: [.hour, .minute, .second]) }
  }
#endif
