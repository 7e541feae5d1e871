import FoundationEssentials

nonisolated extension FormatStyle {
  /// The style as the phone writes it, which speaks American English; a style with a locale of its own keeps it.
  ///
  /// On Linux the current locale is always the English of no country, whatever the surroundings say: `US$2.40`.
  var inAmericanEnglish: Self {
    locale(.autoupdatingCurrent) == self ? locale(Locale(identifier: "en_US")) : self
  }
}
