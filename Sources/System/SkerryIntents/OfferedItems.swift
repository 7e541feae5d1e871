import SkerryBasics

/// Values to choose from, in sections.
public protocol ResultsCollection<Result> {
  /// The values.
  associatedtype Result
  /// The words above them; `nil` for none.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether letters lead to them.
  var usesIndexedCollation: Bool { get }
  /// The values.
  var items: [Result] { get }
  /// None.
  static var empty: Self { get }
}

extension ResultsCollection {
  /// No words.
  public var promptLabel: LocalizedStringResource? { nil }
  /// Letters lead to nothing.
  public var usesIndexedCollation: Bool { false }
}
extension Array: ResultsCollection {
  /// The elements.
  public typealias Result = Element
  /// The array itself.
  public var items: [Element] { self }
  /// An array without elements.
  public static var empty: [Element] { [] }
}

/// A value to choose, and how it is presented.
public struct IntentItem<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// How it is presented; `nil` for its own way.
  public let description: DisplayRepresentation?
  /// A value with words.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, description) = (value, DisplayRepresentation(title: title, subtitle: subtitle, image: image))
  }
  /// A value that is presented in its own way.
  public init(_ value: Value) { (self.value, description) = (value, nil) }

  /// Gathers values to choose from.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ item: IntentItem) -> [IntentItem] { [item] }
    public static func buildExpression(_ value: Value) -> [IntentItem] { [IntentItem(value)] }
    public static func buildBlock(_ items: [IntentItem]...) -> [IntentItem] { items.flatMap { $0 } }
    public static func buildArray(_ items: [[IntentItem]]) -> [IntentItem] { items.flatMap { $0 } }
  }
}

/// Values to choose from that belong together.
public struct IntentItemSection<Result: Sendable>: Sendable {
  /// The words above them; `nil` for none.
  public let description: DisplayRepresentation?
  /// The values.
  public let items: [IntentItem<Result>]
  /// Values without words above them.
  public init(items: [Result]) { (description, self.items) = (nil, items.map { IntentItem($0) }) }
  /// Values with words above them.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    (description, self.items) = (DisplayRepresentation(title: title), items.map { IntentItem($0) })
  }
  /// Values with words above them, each with words of its own.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    (description, self.items) = (DisplayRepresentation(title: title), items)
  }
  /// Values, gathered.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
    items = itemsBuilder()
  }

  /// Gathers sections.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(_ sections: IntentItemSection...) -> [IntentItemSection] { sections }
    public static func buildBlock(_ sections: [IntentItemSection]) -> [IntentItemSection] { sections }
  }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  /// The words above them; `nil` for none.
  public let promptLabel: LocalizedStringResource?
  /// Whether letters lead to them.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]
  /// The values of all sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
  /// None.
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
  /// Sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    (self.promptLabel, self.usesIndexedCollation, self.sections) = (promptLabel, usesIndexedCollation, sections)
  }
  /// Values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
  /// Sections, gathered.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }
}

extension DynamicOptionsProvider {
  /// Values in sections, by the name that apps use.
  public typealias ItemCollection = IntentItemCollection
  /// A section of values, by the name that apps use.
  public typealias ItemSection = IntentItemSection
  /// A value to choose, by the name that apps use.
  public typealias Item = IntentItem
  /// Other parameters of the intent, by the name that apps use.
  public typealias ParameterDependency = IntentParameterDependency
}

/// Other parameters of an intent, for a query whose values depend on them; nobody edits an intent here.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The parameters that the values depend on.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  /// The intent that is edited; `nil`, as long as nobody edits one.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The parameters of an intent that is edited.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent
  /// The value of a parameter.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, IntentParameter<Value>>) -> Value {
    intent[keyPath: path].wrappedValue
  }
  /// The value of a property.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value { intent[keyPath: path] }
}
