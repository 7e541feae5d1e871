// Apple's module name, so that unmodified source compiles: a database that lives in memory and is empty at the start of
// the program, as nobody writes to the one of the app. `skerry run` says for a class that it is a model.
@_exported import SwiftUI

#if Foundation
  /// An object of a database.
  public protocol PersistentModel: AnyObject, Hashable, Identifiable {}
  extension PersistentModel {
    public static func == (first: Self, second: Self) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// Tells it apart from all others.
    public var persistentModelID: PersistentIdentifier {
      PersistentIdentifier(number: ObjectIdentifier(self).hashValue)
    }
    /// Whether it was taken away.
    public var isDeleted: Bool { false }
  }
  extension PersistentModel where ID == PersistentIdentifier {
    /// Tells it apart from all others.
    public var id: PersistentIdentifier { persistentModelID }
  }

  /// Tells an object of a database apart from all others.
  public struct PersistentIdentifier: Hashable, Codable, Sendable { let number: Int }

  /// A property that is stored in a way.
  @propertyWrapper public struct Attribute<Value> {
    private var stored: Value?
    /// The value; reading one that was never set is the programming error it is on a phone.
    public var wrappedValue: Value {
      get { stored ?? absent() }
      set { stored = newValue }
    }
    /// A value that an initializer sets, stored in ways.
    public init(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) {}
    /// A value, stored in ways.
    public init(
      wrappedValue: Value, _ options: Schema.Attribute.Option..., originalName: String? = nil,
      hashModifier: String? = nil
    ) { stored = wrappedValue }
  }
  /// A property that leads to other objects.
  @propertyWrapper public struct Relationship<Value> {
    private var stored: Value?
    /// The objects; reading those that were never set is the programming error it is on a phone.
    public var wrappedValue: Value {
      get { stored ?? absent() }
      set { stored = newValue }
    }
    /// Objects that an initializer sets, and what becomes of them.
    public init(
      _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {}
    /// The objects, and what becomes of them.
    public init(
      wrappedValue: Value, _ options: Schema.Relationship.Option...,
      deleteRule: Schema.Relationship.DeleteRule = .nullify,
      minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { stored = wrappedValue }
  }

  /// None where a property may be empty; reading another one that was never set is the programming error it is on a phone.
  private func absent<Value>() -> Value {
    if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
    preconditionFailure("A property of a model is read before it is set.")
  }

  /// A property that isn't stored.
  @propertyWrapper public struct Transient<Value> {
    /// The value.
    public var wrappedValue: Value
    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  /// What a database holds.
  public struct Schema: Sendable {
    /// How a property is stored.
    public enum Attribute {
      /// A way to store it.
      public enum Option: Hashable, Sendable {
        case unique, transformable, externalStorage, allowsCloudEncryption, spotlight, ephemeral,
          preserveValueOnDeletion
        /// By the name of a way to change it.
        public static func transformable(by name: String) -> Option { .transformable }
      }
    }
    /// How a property leads to other objects.
    public enum Relationship {
      /// In a way.
      public enum Option: Hashable, Sendable { case unique }
      /// What becomes of them when the object goes.
      public enum DeleteRule: Hashable, Sendable { case noAction, nullify, cascade, deny }
    }
    /// A number of a version.
    public struct Version: Hashable, Sendable {
      /// A number of a version.
      public init(_ major: Int, _ minor: Int, _ patch: Int) {}
    }
    /// Types of objects.
    public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {}
    /// Types of objects.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  }

  /// Where a database lies; here it is always in memory.
  public struct ModelConfiguration: Hashable, Sendable {
    /// The App Group whose folder holds it.
    public struct GroupContainer: Hashable, Sendable {
      /// As the entitlements say.
      public static let automatic = GroupContainer()
      /// None.
      public static let none = GroupContainer()
      /// A group.
      public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }
    /// The person's devices that share it.
    public struct CloudKitDatabase: Hashable, Sendable {
      /// As the entitlements say.
      public static let automatic = CloudKitDatabase()
      /// None.
      public static let none = CloudKitDatabase()
      /// A database.
      public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }
    /// A place.
    public init(
      _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
      groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    /// A file.
    public init(
      _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
      cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    /// A place for some types.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
  }

  /// A database: here one in memory.
  public final class ModelContainer: Sendable {
    /// The context of views.
    @MainActor public var mainContext: ModelContext {
      let context = made ?? ModelContext()
      made = context
      return context
    }
    @MainActor private var made: ModelContext?
    /// A database of types.
    public init(
      for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
      configurations: ModelConfiguration...
    ) throws {}
    /// A database of a schema.
    public init(
      for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
      configurations: [ModelConfiguration] = []
    ) throws {}
    /// A database of a schema.
    public init(
      for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {}
  }
  /// How a database of old becomes one of today; there are none of old.
  public protocol SchemaMigrationPlan {}
  /// What a database held once.
  public protocol VersionedSchema {
    /// Its types.
    static var models: [any PersistentModel.Type] { get }
    /// Its number.
    static var versionIdentifier: Schema.Version { get }
  }

  /// Where objects are looked for and kept.
  public final class ModelContext {
    private var objects: [any PersistentModel] = []
    /// Whether changes are kept by themselves.
    public var autosaveEnabled = true
    /// Whether there is something to keep.
    public var hasChanges: Bool { false }
    init() {}
    /// A context of a database: what another one holds isn't seen.
    public convenience init(_ container: ModelContainer) { self.init() }
    /// Keeps an object.
    public func insert<T: PersistentModel>(_ model: T) { objects.append(model) }
    /// Takes an object away.
    public func delete<T: PersistentModel>(_ model: T) { objects.removeAll { $0 === model } }
    /// Takes objects away.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
      let gone = try fetch(FetchDescriptor<T>(predicate: predicate))
      objects.removeAll { object in gone.contains { $0 === object } }
    }
    /// Keeps what changed.
    public func save() throws {}
    /// Forgets what changed; nothing is forgotten.
    public func rollback() {}
    /// The objects of a kind, in their order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
      var found = objects.compactMap { $0 as? T }
      if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
      found.sort(using: descriptor.sortBy)
      return Array(found.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? found.count))
    }
    /// How many objects of a kind there are.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
      try fetch(descriptor).count
    }
    /// The object of an identifier.
    public func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
      objects.first { $0.persistentModelID == id }
    }
  }

  /// Which objects are looked for.
  public struct FetchDescriptor<T: PersistentModel> {
    /// Those for which it holds.
    public var predicate: Predicate<T>?
    /// Their order.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most.
    public var fetchLimit: Int?
    /// How many are passed over.
    public var fetchOffset: Int?
    /// Which properties are read at once; all are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Which other objects are read at once; all are.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Whether what isn't kept yet counts.
    public var includePendingChanges = true
    /// Objects for which a predicate holds, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
      (self.predicate, self.sortBy) = (predicate, sortBy)
    }
  }

  /// The objects of a database that a view shows; none, as the database is empty.
  @propertyWrapper public struct Query<Element: PersistentModel> {
    /// The objects.
    public var wrappedValue: [Element] { [] }
    /// All objects.
    public init() {}
    /// Objects in an order.
    public init<V: Comparable>(
      filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V>, order: SortOrder = .forward,
      animation: Animation? = nil
    ) {}
    /// Objects in an order.
    public init<V: Comparable>(
      filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?>, order: SortOrder = .forward,
      animation: Animation? = nil
    ) {}
    /// Objects in an order.
    public init(
      filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) {}
    /// Objects by what is looked for.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {}
  }

  private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext() }
  }
  extension EnvironmentValues {
    /// The context of views.
    public var modelContext: ModelContext {
      get { self[ModelContextKey.self] }
      set { self[ModelContextKey.self] = newValue }
    }
  }
  extension View {
    /// The views have a database.
    public func modelContainer(_ container: ModelContainer) -> some View { self }
    /// The views have a database of a type.
    public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View { self }
    /// The views have a database of types.
    public func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false) -> some View { self }
    /// The views have a context.
    public func modelContext(_ context: ModelContext) -> some View { self }
  }
#endif
