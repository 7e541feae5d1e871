/// A sentence that says what an intent does with its parameters; shortcuts show it, nothing here does.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters in it, and those that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, with `${}` in place of its parameters.
  public let text: String

  /// No sentence.
  public init() { text = "" }
  /// A sentence in which the parameters stand.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { text = sentence.text }
  /// A sentence in which some of the parameters stand; the others are listed below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeysBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    text = sentence.text
  }
  /// Parameters that are listed without a sentence.
  public init(@ParameterKeysBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) { text = "" }
}

/// The sentence of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Words without a parameter.
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a place for a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      text += "${}"
    }
  }
}

/// Gathers the parameters that stand below a summary.
@resultBuilder
public struct ParameterKeysBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

extension AppIntent {
  /// A summary, by the name that apps use.
  public typealias Summary = IntentParameterSummary<Self>
  /// No sentence, unless an intent has one.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}
