import SkerryBasics

/// A thing of an app that people can name in an intent or in the settings of a widget.
public protocol AppEntity: IntentValue, Identifiable where ID: Hashable & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// Finds entities by their ids.
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds entities of an app.
public protocol EntityQuery: DynamicOptionsProvider, Sendable {
  associatedtype Entity: AppEntity

  init()

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered before anybody has typed.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by what people type.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few: all of them are asked for at once.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider {
  associatedtype Result: Sendable
  associatedtype DefaultValue: Sendable = Never

  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  public func defaultResult() async -> Never? { nil }
}

/// A property of an entity that shortcuts can read.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  private var value: Value?

  public init(title: LocalizedStringResource? = nil) { self.title = title }
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    value = wrappedValue
  }

  /// The value; reading one that was never set is the programming error it is on a phone, unless it may be nil.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
      preconditionFailure("The property “\(title?.string ?? "")” is read before it is set.")
    }
    set { value = newValue }
  }

  public var projectedValue: EntityProperty { self }
}

extension AppEntity {
  public typealias Property = EntityProperty
}
