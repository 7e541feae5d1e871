#if Foundation
  import Foundation
  import SkerryBasics

  // Foundation's words for translation that Linux lacks. Where no table has a key, the text that stands in the source is
  // shown. All tables of the program are searched, whichever bundle is named.
  extension String {
    /// A text that can be translated.
    public init(
      localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) { self.init(localized: LocalizedStringResource(key, table: table)) }
    /// A text that can be translated, by a key: its text where no table has the key.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table)) }
    /// A text that can be translated, by a key with values: its text where no table has the key.
    @_disfavoredOverload
    public init(
      localized key: String.LocalizationValue, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table)) }
  }

  extension LocalizedStringResource {
    /// Where strings are looked up; all tables of the program are searched.
    public enum BundleDescription: Hashable, Sendable {
      case main
      case atURL(URL)
      case forClass(ObjectIdentifier)
    }
    /// A text of a bundle's table.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription, comment: StaticString? = nil
    ) { self.init(keyAndValue, table: table) }
    /// A text of a bundle's table, with the text to show where it lacks the key.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription, comment: StaticString? = nil
    ) { self.init(key, defaultValue: defaultValue, table: table) }
    /// A text of a bundle's table.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
      comment: StaticString? = nil
    ) { self.init(keyAndValue, table: table) }
    /// A text of a bundle's table, with the text to show where it lacks the key.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) { self.init(key, defaultValue: defaultValue, table: table) }
  }
#endif
