import FoundationEssentials
import SkerryBasics

/// Finds things by their properties.
public protocol EntityPropertyQuery: EntityQuery {
  /// The conditions, as the app wants them.
  associatedtype ComparatorMappingType
  /// The properties by which things are found.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties by which things are sorted.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// The things that fit.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  /// How conditions go together, by the name that apps use.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The properties by which things are found, by the name that apps use.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property by which things are found, by the name that apps use.
  public typealias Property<Value: Sendable> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// The properties by which things are sorted, by the name that apps use.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which things are sorted, by the name that apps use.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order of things, by the name that apps use.
  public typealias Sort = EntityQuerySort
}

/// How several conditions go together.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// The properties by which things are found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  let properties: [PartialKeyPath<Entity>]
  /// Properties, each with its conditions.
  public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [PartialKeyPath<Entity>]) {
    self.properties = properties()
  }
}

/// A property by which things are found; nothing looks for them here.
public struct EntityQueryProperty<Entity: AppEntity, Value: Sendable, ComparatorMappingType> {
  let path: PartialKeyPath<Entity>
  /// A property with its conditions.
  public init(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> EntityQueryComparators
  ) {
    self.path = path
  }
}

/// Gathers the properties by which things are found.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
  ) -> PartialKeyPath<Entity> { property.path }
  public static func buildBlock(_ paths: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { paths }
}

/// Stands for the conditions on a property.
public struct EntityQueryComparators: Hashable, Sendable {}

/// A condition on a property, and what the app makes of it.
public protocol EntityQueryComparator<Value, ComparatorMappingType> {
  /// The property's type.
  associatedtype Value
  /// The condition, as the app wants it.
  associatedtype ComparatorMappingType
  /// The app's condition for a value.
  init(mappingTransform: @escaping (Value) -> ComparatorMappingType)
}

/// Gathers the conditions on a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression<Comparator: EntityQueryComparator>(
    _ comparator: Comparator
  ) -> EntityQueryComparators
  where Comparator.Value == Value, Comparator.ComparatorMappingType == ComparatorMappingType {
    EntityQueryComparators()
  }
  public static func buildBlock(_ comparators: EntityQueryComparators...) -> EntityQueryComparators {
    EntityQueryComparators()
  }
}

/// Equal to a value.
public struct EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Not equal to a value.
public struct NotEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Less than a value.
public struct LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Less than a value, or equal to it.
public struct LessThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Greater than a value.
public struct GreaterThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Greater than a value, or equal to it.
public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// With a text in it.
public struct ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Beginning with a text.
public struct HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
/// Ending with a text.
public struct HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  /// The app's condition for a value.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

/// The properties by which things are sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  let properties: [EntityQuerySortableByProperty<Entity>]
  /// None.
  public init() { properties = [] }
  /// Properties.
  public init(@ListBuilder content: () -> [EntityQuerySortableByProperty<Entity>]) { properties = content() }
}
/// A property by which things are sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let path: PartialKeyPath<Entity>
  /// A property.
  public init<Value>(_ path: KeyPath<Entity, EntityProperty<Value>>) { self.path = path }
}
/// An order of things.
public struct EntityQuerySort<Entity: AppEntity> {
  /// The directions.
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering
}

/// Gathers the elements of a list.
@resultBuilder
public enum ListBuilder {
  public static func buildBlock<Element>(_ elements: Element...) -> [Element] { elements }
}
