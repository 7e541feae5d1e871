import SkerryBasics

/// What running an intent gives back.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
  var value: Value? { get }
}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}

/// A result that runs another intent.
public protocol OpensIntent: IntentResult {
  associatedtype OpensIntentType: AppIntent
  var opensIntent: OpensIntentType? { get }
}

/// The result that `.result()` makes.
public struct IntentResultContainer<Value: Sendable, Opened: Sendable, Dialog: Sendable>: IntentResult {
  public let value: Value?
  let opened: Opened?
  let said: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog? { said }
}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {
  public var opensIntent: Opened? { opened }
}

/// Stands for what a result does not have.
public enum IntentNothing: Hashable, Sendable {}

extension IntentResult {
  /// Done, with nothing to give back.
  public static func result() -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentNothing> {
    IntentResultContainer(value: nil, opened: nil, said: nil)
  }
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentNothing> {
    IntentResultContainer(value: value, opened: nil, said: nil)
  }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<IntentNothing, IntentNothing, IntentDialog> {
    IntentResultContainer(value: nil, opened: nil, said: dialog)
  }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, IntentNothing, IntentDialog> {
    IntentResultContainer(value: value, opened: nil, said: dialog)
  }
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<IntentNothing, Opened, IntentNothing> {
    IntentResultContainer(value: nil, opened: opensIntent, said: nil)
  }
}
