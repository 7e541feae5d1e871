import FoundationEssentials

extension FormatStyle {
  /// The style as the phone writes it, in its language and with its hours; a style with a locale of its own keeps it.
  ///
  /// On Linux the current locale is always the English of no country, whatever the surroundings say: `US$2.40`.
  package var inPhonesLanguage: Self {
    locale(.autoupdatingCurrent) == self ? locale(PhoneLanguage.localeOfFormats) : self
  }
}
