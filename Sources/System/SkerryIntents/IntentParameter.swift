import SkerryBasics
import Synchronization

/// A value an intent needs, set by the code that makes the intent.
///
/// As on a phone, copies of an intent share their parameters, and a parameter of a constant intent can be set.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  /// The parameter's name; `nil` for that of the property.
  public let title: LocalizedStringResource?
  private let box: Box

  /// Where the value is kept.
  private final class Box: Sendable {
    private let value: Mutex<Value?>
    init(_ value: Value?) { self.value = Mutex(value) }
    var held: Value? {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  /// A parameter without a value yet.
  public init(
    wrappedValue: Value, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil
  ) {
    self.title = title
    box = Box(wrappedValue)
  }

  /// A parameter that begins with a value.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    box = Box(value)
  }

  /// A value that people choose among those an app offers; here nobody is asked, and the default counts.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }

  /// The value; reading one that was never set is the programming error it is on a phone, unless it may be nil.
  public var wrappedValue: Value {
    get {
      if let value = box.held { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      preconditionFailure("The parameter “\(title?.string ?? "")” is read before it is set.")
    }
    nonmutating set { box.held = newValue }
  }

  /// The value; `nil` before it is set.
  var heldValue: Value? { box.held }

  /// The parameter itself, as summaries name it.
  public var projectedValue: IntentParameter { self }
}

/// How people set a number in the settings of a widget.
public enum IntentNumberControlStyle: Hashable, Sendable { case field, slider, stepper }

extension IntentParameter {
  /// A number between two bounds, which hold in the settings of a widget and not for code.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Numeric & Comparable {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }

  /// A number between two bounds, or none.
  public init<Number: Numeric & Comparable & Sendable>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Number? {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }

  /// A number with a control of its own in the settings of a widget.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: IntentNumberControlStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Numeric & Comparable {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
}
