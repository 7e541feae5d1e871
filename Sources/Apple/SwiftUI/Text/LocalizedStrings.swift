#if Foundation
  // Foundation's words for translation that Linux lacks. Without a table the text that stands in the source is shown.
  extension String {
    /// A text that can be translated, by a key: its text where no table has the key.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self = LocalizedStringResource(defaultValue).string }
    /// A text that can be translated, by a key: its text where no table has the key.
    @_disfavoredOverload
    public init(
      localized key: String.LocalizationValue, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = LocalizedStringResource(defaultValue).string }
    /// A text that can be translated.
    public init(
      localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle?, locale: Locale = .current,
      comment: StaticString? = nil
    ) { self = LocalizedStringResource(key).string }
  }
#endif
