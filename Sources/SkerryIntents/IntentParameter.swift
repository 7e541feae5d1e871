import SkerryActivities

/// A value an intent needs, set by whoever makes the intent.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  private var value: Value?

  public init(
    wrappedValue: Value, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil
  ) {
    self.title = title
    value = wrappedValue
  }

  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.title = title
    self.value = value
  }

  /// The value; reading one that was never set is the programming error it is on a phone, unless it may be nil.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      preconditionFailure("The parameter “\(title?.string ?? "")” is read before it is set.")
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter { self }
}
