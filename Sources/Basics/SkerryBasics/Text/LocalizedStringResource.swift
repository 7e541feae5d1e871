import FoundationEssentials

/// A text that is looked up by key when it is shown.
///
/// Where no string table of the program has the key, the text shown is the default value with its arguments filled in.
public struct LocalizedStringResource: Hashable, Sendable, Codable {
  /// The key in the strings file; interpolations appear as `%@`, `%lld` and `%lf`.
  public let key: String
  /// The strings file without its extension.
  public let table: String?
  /// The text before its arguments are filled in.
  let format: String
  /// The values for the placeholders of `format`, in order.
  let arguments: [InterpolatedValue]

  /// Creates a resource from a literal, with the key doubling as the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, format: keyAndValue.key, arguments: keyAndValue.arguments, table: table)
  }

  /// Creates a resource with a key of its own and the text to show for it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key: key.description, format: defaultValue.key, arguments: defaultValue.arguments, table: table)
  }

  /// Creates a resource with a key that holds values of its own.
  package init(
    _ key: String.LocalizationValue, defaultValue: String.LocalizationValue, table: String? = nil
  ) {
    let name = LocalizedFormat.filled(key.key, with: key.arguments.map(\.plain))
    self.init(key: name, format: defaultValue.key, arguments: defaultValue.arguments, table: table)
  }

  package init(key: String, format: String, arguments: [InterpolatedValue], table: String? = nil) {
    self.key = key
    self.format = format
    self.arguments = arguments
    self.table = table
  }

  /// The text to show, with all arguments filled in.
  public var string: String {
    let translated = Localization.format(of: key, table: table, numbers: arguments.map(\.number))
    return LocalizedFormat.filled(translated ?? format, with: arguments)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { string }
}

extension String {
  /// The text to show for a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.string }
}
