import FoundationEssentials
import SkerryBasics

/// The result of running an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value; `nil` for none.
  var value: Value? { get }
}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {
  /// The words for the person; `nil` for none.
  var dialog: IntentDialog? { get }
}

/// A result that runs another intent.
public protocol OpensIntent: IntentResult {
  /// The intent that is run next.
  associatedtype OpensIntentType: AppIntent
  /// The intent that is run next; `nil` for none.
  var opensIntent: OpensIntentType? { get }
}

/// A result with a view of its own; from a widget's button nothing shows it, as on a phone.
public protocol ShowsSnippetView: IntentResult {}

/// A result whose view another intent makes; from a widget's button nothing shows it, as on a phone.
public protocol ShowsSnippetIntent: IntentResult {}

/// The result that `.result()` makes.
public struct IntentResultContainer<Value: Sendable, Opened: Sendable, Snippet: Sendable, Dialog: Sendable>:
  IntentResult
{
  /// The value that another intent may go on with.
  public let value: Value?
  let opened: Opened?
  let said: Dialog?

  package init(value: Value?, opened: Opened?, said: Dialog?) {
    (self.value, self.opened, self.said) = (value, opened, said)
  }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  /// The words for the person.
  public var dialog: IntentDialog? { said }
}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {
  /// The intent that is run next.
  public var opensIntent: Opened? { opened }
}
extension IntentResultContainer: ShowsSnippetView where Snippet: IntentSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

/// Stands for what a result does not have.
public enum IntentNothing: Hashable, Sendable {}

/// Stands for a view that a result brings along.
public protocol IntentSnippetView: Sendable {}

/// Stands for any view that a result brings along.
public enum IntentSnippet: IntentSnippetView {}

extension IntentResult {
  /// Done, with nothing to give back.
  public static func result() -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentNothing, IntentNothing> {
    IntentResultContainer(value: nil, opened: nil, said: nil)
  }
  /// Done, with a value for the next intent.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentNothing, IntentNothing> {
    IntentResultContainer(value: value, opened: nil, said: nil)
  }
  /// Done, with words for the person.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentNothing, IntentDialog> {
    IntentResultContainer(value: nil, opened: nil, said: dialog)
  }
  /// Done, with a value for the next intent and words for the person.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentNothing, IntentDialog> {
    IntentResultContainer(value: value, opened: nil, said: dialog)
  }
  /// Done, and another intent goes on.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentNothing, IntentNothing> {
    IntentResultContainer(value: nil, opened: opensIntent, said: nil)
  }
  /// Done, with a value, and another intent goes on.
  public static func result<Value, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, IntentNothing, IntentNothing> {
    IntentResultContainer(value: value, opened: opensIntent, said: nil)
  }
  /// Done, with words for the person, and another intent goes on.
  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentNothing, IntentDialog> {
    IntentResultContainer(value: nil, opened: opensIntent, said: dialog)
  }
  /// Done, with a value and words for the person, and another intent goes on.
  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, IntentNothing, IntentDialog> {
    IntentResultContainer(value: value, opened: opensIntent, said: dialog)
  }
}

/// The words of an intent.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words that are shown, and said where nothing can be shown.
  public let full: LocalizedStringResource
  /// The words that are said where a view is shown beside them; `nil` for the full ones.
  public let supporting: LocalizedStringResource?
  /// The name of the symbol beside the words; `nil` for none.
  public let systemImageName: String?

  /// Words that are shown and said.
  public init(_ full: LocalizedStringResource) { (self.full, supporting, systemImageName) = (full, nil, nil) }
  /// Words that are shown and said, and those beside a view.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A value that intents and their results can carry.
public protocol IntentValue: Sendable {}

extension String: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension Bool: IntentValue {}
extension Date: IntentValue {}
extension DateComponents: IntentValue {}
extension AttributedString: IntentValue {}
extension URL: IntentValue {}
extension Array: IntentValue where Element: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}
