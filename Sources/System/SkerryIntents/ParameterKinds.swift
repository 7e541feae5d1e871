import FoundationEssentials
import SkerryBasics

/// Where a parameter gets its value from, in a shortcut of several steps.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system wants it, never, or from the step before.
  case `default`, never, connectToPreviousIntentResult
}

/// How many values a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The least and the greatest number.
  public let range: ClosedRange<Int>
  /// Between two numbers.
  public init(min: Int, max: Int) { range = min...Swift.max(min, max) }
  /// So many.
  public init(exactly count: Int) { range = count...count }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

extension String {
  /// How people type a text.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The keyboards.
    public enum KeyboardType: Hashable, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
    /// Where capitals come by themselves.
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
    /// The keyboard.
    public var keyboardType: KeyboardType
    /// Where capitals come by themselves.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether mistakes are mended.
    public var autocorrect: Bool
    /// Whether quotes are bent.
    public var smartQuotes: Bool
    /// Whether dashes are joined.
    public var smartDashes: Bool
    /// How people type a text.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      (self.keyboardType, self.capitalizationType) = (keyboardType, capitalizationType)
      (self.multiline, self.autocorrect) = (multiline, autocorrect)
      (self.smartQuotes, self.smartDashes) = (smartQuotes, smartDashes)
    }
  }
}

extension Bool {
  /// The words for yes and no.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The word for yes.
    public let `true`: LocalizedStringResource
    /// The word for no.
    public let `false`: LocalizedStringResource
    /// The words for yes and no.
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }
  }
}

extension IntentParameter {
  /// Whether a parameter has a value.
  public enum ValueState { case unset, set(Value) }
  /// Whether the parameter has a value.
  public var valueState: ValueState { heldValue.map(ValueState.set) ?? .unset }
  /// Whether the parameter may be left out.
  public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

  /// How people set a whole number.
  public typealias IntControlStyle = IntentNumberControlStyle
  /// How people set a number.
  public typealias DoubleControlStyle = IntentNumberControlStyle
  /// Which part of a date people set.
  public typealias DateKind = IntentDateKind
  /// Which part of a place is shown.
  public typealias PlacemarkDisplayStyle = IntentPlacemarkDisplayStyle
}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}
extension IntentParameter.ValueState: Sendable {}

/// Which part of a date people set.
public enum IntentDateKind: Hashable, Sendable { case date, time, dateTime }
/// Which part of a place is shown.
public enum IntentPlacemarkDisplayStyle: Hashable, Sendable { case name, address, city }

/// A value that people may choose: text, or none.
public protocol OptionalText: Sendable {}
extension String: OptionalText {}
extension Optional: OptionalText where Wrapped: OptionalText {}
extension Array: OptionalText where Element: OptionalText {}
/// A value that people may choose: yes, no, or none.
public protocol OptionalTruth: Sendable {}
extension Bool: OptionalTruth {}
extension Optional: OptionalTruth where Wrapped: OptionalTruth {}
/// A value that people may choose: a date, or none.
public protocol OptionalDate: Sendable {}
extension Date: OptionalDate {}
extension DateComponents: OptionalDate {}
extension Optional: OptionalDate where Wrapped: OptionalDate {}
extension Array: OptionalDate where Element: OptionalDate {}
/// A value that people may choose: a file, or none.
public protocol OptionalFile: Sendable {}
extension IntentFile: OptionalFile {}
extension Optional: OptionalFile where Wrapped: OptionalFile {}
extension Array: OptionalFile where Element: OptionalFile {}
/// A value that people may choose: a person, or none.
public protocol OptionalPerson: Sendable {}
extension IntentPerson: OptionalPerson {}
extension Optional: OptionalPerson where Wrapped: OptionalPerson {}
extension Array: OptionalPerson where Element: OptionalPerson {}

/// Parameters with settings of their kind, which hold in the settings of a widget and not for code.
extension IntentParameter {
  /// A text, and how people type it.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: OptionalText {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// Yes or no, in words.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: OptionalTruth {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// A part of a date.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: OptionalDate {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// A file of some types.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: OptionalFile {
    self.init(title: title, description: description, requestValueDialog: requestValueDialog)
  }
  /// A person, by an address of a kind.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    mode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: OptionalPerson {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// A number of values.
  public init<Element>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [Element] {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// A number of values for each size of a widget.
  public init<Element>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [Element] {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// A thing that a query of its own finds.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    query: some EntityQuery, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
  /// An amount of money in one of some currencies.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    currencyCodes: [String], inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: value, requestValueDialog: requestValueDialog)
  }
}
