import FoundationEssentials
import SkerryBasics

#if Foundation
  import FoundationInternationalization
#endif

/// The words of live texts in a language that is not the English of the United States, from Foundation's tables.
///
/// Without the trait `Foundation` there are none, and all texts are English.
nonisolated struct LiveLanguage: Hashable, Sendable {
  private let identifier: String

  /// `nil` for the English of the United States, and where Foundation's tables aren't linked.
  init?(_ identifier: String) {
    #if Foundation
      let parts = identifier.split { $0 == "_" || $0 == "-" }
      guard parts.first != "en" || parts.count > 1 && parts[1] != "US" else { return nil }
      self.identifier = identifier
    #else
      return nil
    #endif
  }

  #if Foundation
    private var locale: Locale { Locale(identifier: identifier) }

    /// Numbers with their units, put together as the language does it: `5 Min., 3 Sek.`; `nil` where there are no
    /// words for a unit: months and years have some of the most spoken languages only.
    func string(_ parts: [(value: Int, unit: CalendarUnits)], _ words: UnitWords) -> String? {
      if parts.contains(where: { Self.unit($0.unit) == nil }) {
        guard let calendar = CalendarWords.of(identifier) else { return nil }
        let texts = parts.compactMap { part in
          calendar.string(part.value, part.unit, words) ?? (Self.unit(part.unit) == nil ? nil : string([part], words))
        }
        return texts.count == parts.count ? texts.joined(separator: calendar.joint) : nil
      }
      var duration = Duration.zero
      var units: Set<Duration.UnitsFormatStyle.Unit> = []
      for part in parts {
        guard let (unit, seconds) = Self.unit(part.unit) else { return nil }
        units.insert(unit)
        duration += .seconds(Int64(part.value) * seconds)
      }
      var style = Duration.UnitsFormatStyle(
        allowedUnits: units, width: words == .wide ? .wide : .abbreviated, zeroValueUnits: .show(length: 1))
      style.locale = locale
      return style.format(duration)
    }

    private static func unit(_ unit: CalendarUnits) -> (Duration.UnitsFormatStyle.Unit, seconds: Int64)? {
      switch unit {
      case .second: (.seconds, 1)
      case .minute: (.minutes, 60)
      case .hour: (.hours, 3600)
      case .day: (.days, 86_400)
      case .week: (.weeks, 604_800)
      default: nil
      }
    }

    /// A clock with the digits of the language.
    func digits(_ text: String) -> String { NumberLanguage.of(identifier)?.digits(text) ?? text }

    /// A unit behind digits that are withheld: `−− Sek.`.
    func withheld(_ unit: CalendarUnits, _ words: UnitWords, digits: String) -> String? {
      string([(2, unit)], words)?.replacing("2", with: digits)
    }

    /// A day with the month's name: `9. Mai 2026`.
    func longDate(_ clock: WallClock) -> String? {
      let day = CivilDay(year: clock.year, month: clock.month, day: clock.day).number
      var style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
      style.timeZone = .gmt
      return style.format(Date(timeIntervalSince1970: Double(day) * 86_400))
    }

    /// A time of day: `18:13`, `오후 6:13`.
    func time(_ clock: WallClock, uses24HourClock: Bool) -> String? {
      // What the style calls shortened has one digit for an early hour on Linux, and two on a phone.
      var style = Date.FormatStyle(locale: HourFormat.locale(identifier, is24Hour: uses24HourClock)).hour().minute()
      style.timeZone = .gmt
      return style.format(Self.date(clock))
    }

    /// From one time to another: `18:13–19:58 Uhr`; with both days where they are not the same.
    func interval(_ start: WallClock, _ end: WallClock, uses24HourClock: Bool) -> String? {
      let (first, last) = (Self.date(start), Self.date(end))
      let isOneDay = (start.year, start.month, start.day) == (end.year, end.month, end.day)
      guard first < last else { return time(start, uses24HourClock: uses24HourClock) }
      var style = Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .numeric, time: .shortened,
        locale: HourFormat.locale(identifier, is24Hour: uses24HourClock))
      style.timeZone = .gmt
      return style.format(first..<last)
    }

    /// A clock's time as if it were that of Greenwich.
    private static func date(_ clock: WallClock) -> Date {
      let day = CivilDay(year: clock.year, month: clock.month, day: clock.day).number
      let seconds = (clock.hour * 60 + clock.minute) * 60 + clock.second
      return Date(timeIntervalSince1970: Double(day) * 86_400 + Double(seconds))
    }

    /// The date below a lock screen's clock, in any language; `nil` for American English.
    static func lockScreenDate(_ clock: WallClock, in identifier: String) -> String? {
      guard identifier != "en_US", identifier != "en" else { return nil }
      var style = Date.FormatStyle(locale: Locale(identifier: identifier)).weekday(.wide).month(.wide).day()
      style.timeZone = .gmt
      return style.format(date(clock))
    }
  #else
    func string(_ parts: [(value: Int, unit: CalendarUnits)], _ words: UnitWords) -> String? { nil }
    func digits(_ text: String) -> String { text }
    func withheld(_ unit: CalendarUnits, _ words: UnitWords, digits: String) -> String? { nil }
    func longDate(_ clock: WallClock) -> String? { nil }
    func time(_ clock: WallClock, uses24HourClock: Bool) -> String? { nil }
    func interval(_ start: WallClock, _ end: WallClock, uses24HourClock: Bool) -> String? { nil }
    static func lockScreenDate(_ clock: WallClock, in identifier: String) -> String? { nil }
  #endif
}

nonisolated extension WallClock {
  /// The date below the lock screen's clock in a language: `Freitag, 21. November`.
  package func lockScreenDate(in language: String) -> String {
    DateWords.of(language)?.day(of: self) ?? LiveLanguage.lockScreenDate(self, in: language) ?? lockScreenDate
  }
}
