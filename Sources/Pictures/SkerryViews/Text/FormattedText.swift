import FoundationEssentials
import SkerryBasics

#if Foundation
  import FoundationInternationalization
#endif

nonisolated extension Text.Segment {
  /// The content where a view sets a locale or a zone of its own; `nil` keeps the phone's.
  func content(in locale: Locale?, zone: String?) -> Content {
    guard locale != nil || zone != nil, let formatted else { return content }
    return .fixed(formatted.text(in: locale, zone: zone))
  }
}

/// A value with the style in which it is written, for views that set a locale or a zone of their own.
///
/// Styles and what they write are values, and are only read where texts are laid out; that they can be sent is not said
/// of them.
nonisolated struct FormattedText: @unchecked Sendable {
  private let written: (Locale?, TimeZone?) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    written = { locale, zone in Self.style(format, in: locale, zone).format(input) }
  }

  /// How it reads in a locale and a zone; `nil` keeps the phone's.
  func text(in locale: Locale?, zone: String?) -> String { written(locale, zone.flatMap { TimeZone(identifier: $0) }) }

  /// A style with a locale or a zone of its own keeps it.
  private static func style<F: FormatStyle>(_ format: F, in locale: Locale?, _ zone: TimeZone?) -> F {
    var style =
      locale.map { format.locale(.autoupdatingCurrent) == format ? format.locale($0) : format }
      ?? format.inPhonesLanguage
    #if Foundation
      guard let zone else { return style }
      if var date = style as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent {
        date.timeZone = zone
        if let date = date as? F { style = date }
      } else if var interval = style as? Date.IntervalFormatStyle, interval.timeZone == .autoupdatingCurrent {
        interval.timeZone = zone
        if let interval = interval as? F { style = interval }
      }
    #endif
    return style
  }
}
