import SkerryBasics

/// Chooses a sentence by the value of a parameter; nothing shows it here.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for one value and another for all others.
  public init<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// A sentence for several values and another for all others.
  public init<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// A sentence where there is a value and another where there is none.
  public init<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterPresence,
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// A sentence for one size of a widget and another for all others.
  public init(
    widgetFamily comparison: ParameterComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
  /// A sentence for several sizes of a widget and another for all others.
  public init(
    widgetFamily comparison: ParameterComparison, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}
}

/// How a parameter is compared with a value.
public enum ParameterComparison: Hashable, Sendable {
  /// The comparisons.
  case equalTo, notEqualTo, lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo, oneOf, contains
}

/// Whether a parameter has a value.
public enum ParameterPresence: Hashable, Sendable { case hasAnyValue, hasNoValue }

/// Chooses a sentence by the value of a parameter; nothing shows it here.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Sendable>: ParameterSummary {
  /// The size of a widget, in place of a parameter.
  public enum WidgetFamily: Hashable, Sendable { case widgetFamily }
  /// A sentence for each value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases
  ) {}
  /// A sentence for each size of a widget.
  public init(
    _ family: WidgetFamily, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases
  ) where Value == IntentWidgetFamily {}
}

/// A sentence for some values; nothing shows it here.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Sendable> {
  /// A sentence for a value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
  /// A sentence for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}

/// A sentence for all other values; nothing shows it here.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: Sendable> {
  /// A sentence for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}

/// Stands for the sentences of all values.
public struct ParameterSummaryCases: Hashable, Sendable {}

/// Gathers the sentences of all values.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Sendable> {
  public static func buildExpression(_ one: ParameterSummaryCaseCondition<Intent, Value>) -> ParameterSummaryCases {
    ParameterSummaryCases()
  }
  public static func buildExpression(
    _ others: ParameterSummaryDefaultCaseCondition<Intent, Value>
  ) -> ParameterSummaryCases { ParameterSummaryCases() }
  public static func buildBlock(_ cases: ParameterSummaryCases...) -> ParameterSummaryCases { ParameterSummaryCases() }
}

/// Gathers sentences.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

extension AppIntent {
  /// Chooses a sentence by a parameter, by the name that apps use.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// Chooses a sentence by a parameter, by the name that apps use.
  public typealias Switch<Value: Sendable> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for some values, by the name that apps use.
  public typealias Case<Value: Sendable> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values, by the name that apps use.
  public typealias DefaultCase<Value: Sendable> = ParameterSummaryDefaultCaseCondition<Self, Value>
}
