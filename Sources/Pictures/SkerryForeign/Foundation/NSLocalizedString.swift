#if Foundation
  import Foundation
  import SkerryBasics

  /// A text of a strings table, by the name that Foundation has for it: `value`, or the key, where no table has it.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
  ) -> String { Localization.format(of: key, table: tableName) ?? (value.isEmpty ? key : value) }

  extension String {
    /// A format with a value, in the plural form that the phone's language has for it.
    public static func localizedStringWithFormat(_ format: String, _ value: some CVarArg) -> String {
      localized(format, [value])
    }
    /// A format with two values, in the plural forms that the phone's language has for them.
    public static func localizedStringWithFormat(
      _ format: String, _ first: some CVarArg, _ second: some CVarArg
    ) -> String {
      localized(format, [first, second])
    }

    /// A text by a format and a value; a format of `NSLocalizedString` takes the plural form that the language has for it.
    public init(format: String, _ value: some CVarArg) {
      self.init(format: Self.pluralForm(of: format, [value]), arguments: [value])
    }
    /// A text by a format and two values.
    public init(format: String, _ first: some CVarArg, _ second: some CVarArg) {
      self.init(format: Self.pluralForm(of: format, [first, second]), arguments: [first, second])
    }
    /// A text by a format and three values.
    public init(format: String, _ first: some CVarArg, _ second: some CVarArg, _ third: some CVarArg) {
      self.init(format: Self.pluralForm(of: format, [first, second, third]), arguments: [first, second, third])
    }

    /// A text by a format and a value, in a locale.
    public init(format: String, locale: Locale?, _ value: some CVarArg) {
      self.init(format: Self.pluralForm(of: format, [value]), locale: locale, arguments: [value])
    }
    /// A text by a format and two values, in a locale.
    public init(format: String, locale: Locale?, _ first: some CVarArg, _ second: some CVarArg) {
      self.init(format: Self.pluralForm(of: format, [first, second]), locale: locale, arguments: [first, second])
    }

    private static func pluralForm(of format: String, _ values: [any CVarArg]) -> String {
      Localization.pluralForm(of: format, numbers: values.map(number)) ?? format
    }

    private static func localized(_ format: String, _ values: [any CVarArg]) -> String {
      String(format: pluralForm(of: format, values), locale: PhoneLanguage.locale, arguments: values)
    }

    private static func number(_ value: any CVarArg) -> Double? {
      switch value {
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      default: nil
      }
    }
  }
#endif
