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

    /// A value in a style; one with a locale of its own keeps it.
    public static func text<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> Style.FormatOutput {
      (style.locale(.autoupdatingCurrent) == style ? style.locale(locale) : style).format(value)
    }
  }
#endif
