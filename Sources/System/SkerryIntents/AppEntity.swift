import SkerryBasics

/// A thing of an app that people can name in an intent or in the settings of a widget.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: Hashable & Sendable {
  /// The query that finds these entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// Finds entities by their ids.
  static var defaultQuery: DefaultQuery { get }
}

/// Finds entities of an app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// The entities that are found.
  associatedtype Entity: AppEntity
  /// The entities that are offered: an array, or sections of them.
  associatedtype Result: ResultsCollection = [Entity]

  /// Makes the query; the system does so whenever it asks.
  init()

  /// The entities with these ids; ids of entities that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered before anybody has typed.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery where Result == [Entity] {
  /// None, unless a query suggests some.
  public func suggestedEntities() async throws -> [Entity] { [] }
}
extension EntityQuery {
  /// The entities that are suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by what people type.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that fit what was typed.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few: all of them are asked for at once.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  /// All entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  /// Those of all entities that have one of the ids.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider {
  /// The values that are offered, usually an array.
  associatedtype Result: Sendable
  /// The value that is chosen until a person chooses; `Never` for none.
  associatedtype DefaultValue: Sendable = Never

  /// The values to choose from.
  func results() async throws -> Result
  /// The value that is chosen until a person chooses; `nil` for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  /// None.
  public func defaultResult() async -> Never? { nil }
}

/// A property of an entity that shortcuts can read.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  /// The property's name.
  public let title: LocalizedStringResource?
  private var value: Value?

  /// A property without a value yet.
  public init(title: LocalizedStringResource? = nil) { self.title = title }
  /// A property that begins with a value.
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

  /// The property itself, as summaries name it.
  public var projectedValue: EntityProperty { self }
}

extension AppEntity {
  /// A property of an entity, by the name that apps use.
  public typealias Property = EntityProperty
}
