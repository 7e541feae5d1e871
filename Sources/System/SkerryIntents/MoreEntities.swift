import FoundationEssentials
import SkerryBasics

/// A thing that exists only for a moment, such as a result.
public protocol TransientAppEntity: AppEntity where ID == String, DefaultQuery == TransientEntityQuery<Self> {
  /// Makes an empty one.
  init()
}
extension TransientAppEntity {
  /// All of them have the same id: nobody looks for one.
  public var id: String { Self.persistentIdentifier }
  /// Finds none.
  public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }
}
/// Finds none of the things that exist only for a moment.
public struct TransientEntityQuery<Entity: AppEntity>: EntityQuery where Entity.ID == String {
  /// The query.
  public init() {}
  /// None.
  public func entities(for identifiers: [String]) async throws -> [Entity] { [] }
}

/// A thing of which an app has only one.
public protocol UniqueAppEntity: AppEntity where ID == String {}
extension UniqueAppEntity {
  /// The name of its type.
  public var id: String { Self.persistentIdentifier }
  /// The words for its type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}
/// Finds the thing of which an app has only one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The thing.
  func uniqueEntity() async throws -> Entity
}
extension UniqueAppEntityQuery {
  /// The one thing.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
/// Gives the thing of which an app has only one.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let entity: (@Sendable () async throws -> Entity)?
  /// No thing yet.
  public init() { entity = nil }
  /// The thing.
  public init(_ entity: @escaping @Sendable () async throws -> Entity) { self.entity = entity }
  /// The thing; throws where there is none yet.
  public func uniqueEntity() async throws -> Entity {
    guard let entity else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await entity()
  }
}

/// A thing that Spotlight finds; nothing looks for it here.
public protocol IndexedEntity: AppEntity {}
extension IndexedEntity {
  /// Nothing looks for it here.
  public var hideInSpotlight: Bool { false }
}

/// A thing that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}
/// The name of a thing that is a file.
public struct FileEntityIdentifier: Hashable, Sendable, Codable, EntityIdentifierConvertible {
  /// The file; `nil` for a draft.
  public let fileURL: URL?
  /// The name of a draft; `nil` for a file.
  public let draftIdentifier: String?
  /// Whether it is no file yet.
  public var isDraft: Bool { fileURL == nil }
  /// The id as text.
  public var entityIdentifierString: String { fileURL?.absoluteString ?? draftIdentifier ?? "" }
  /// A file.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }
  /// A draft.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
  }
  /// The id that a text stands for; `nil` for none.
  public static func entityIdentifier(for text: String) -> FileEntityIdentifier? {
    guard text.contains(":"), let url = URL(string: text) else { return draft(identifier: text) }
    return file(url: url)
  }
}

/// An id that can be written down.
public protocol EntityIdentifierConvertible {
  /// The id as text.
  var entityIdentifierString: String { get }
  /// The id that a text stands for; `nil` for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { self }
  /// The id that a text stands for; `nil` for none.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { String(self) }
  /// The id that a text stands for; `nil` for none.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { uuidString }
  /// The id that a text stands for; `nil` for none.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// The name of a thing among those of all types.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The name of its type.
  public let entityType: String
  /// Its id, as text.
  public let identifier: String
  public var description: String { "\(entityType)/\(identifier)" }
  /// The name of a thing.
  public init<Entity: AppEntity>(for entity: Entity) {
    (entityType, identifier) = (Entity.persistentIdentifier, "\(entity.id)")
  }
  /// The name of a thing of a type.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    (entityType, self.identifier) = (Entity.persistentIdentifier, "\(identifier)")
  }
}

/// Finds values that fit others.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
  /// The values that are given.
  associatedtype Input: Sendable
  /// The values that are found.
  associatedtype Result: Sendable
  /// Makes the query.
  init()
  /// The values that fit.
  func values(for input: Input) async throws -> Result
}
