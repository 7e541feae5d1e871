#if Foundation
  import Foundation
  import SkerryBasics

  /// Writes values as the phone does, in its language.
  ///
  /// On Linux the current locale is the English of no country. `skerry run` lets `formatted(_:)` of a project's sources
  /// and `Locale.current` ask here.
  public enum _PhoneFormats {
    /// The locale of the phone.
    public static var locale: Locale { PhoneLanguage.localeOfFormats }

    /// “Today”, “Yesterday” or “Tomorrow” as seen from the phone's present, in English; `nil` for other days and languages.
    ///
    /// - Parameters:
    ///   - date: an instant of the day.
    ///   - timeZone: the zone in which days begin; `nil` for the phone's.
    public static func dayByName(_ date: Date, _ timeZone: TimeZone?) -> String? {
      guard PhoneLanguage.isEnglish else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone ?? .current
      let (today, other) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
      switch calendar.dateComponents([.day], from: today, to: other).day {
      case 0: return "Today"
      case -1: return "Yesterday"
      case 1: return "Tomorrow"
      default: return nil
      }
    }

    /// A value in a style; one with a locale of its own keeps it.
    public static func text<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
      (style.locale(.autoupdatingCurrent) == style ? style.locale(locale) : style).format(value)
    }
  }
#endif
