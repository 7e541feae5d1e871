// Apple's module name, so that unmodified source compiles: a database without anything in it, as nobody writes to the one
// of the app. Combine comes along, as on a phone: objects of a database are observable.
@_exported import Combine
@_exported import PhoneFoundation

#if Foundation
  /// What a question can be answered with.
  public protocol NSFetchRequestResult {}

  /// An object of a database.
  open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, Identifiable {
    /// Where it belongs.
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Whether it was taken away: no.
    public var isDeleted: Bool { false }
    /// Whether nothing is known of it yet: no.
    public var isFault: Bool { false }
    private var values: [String: Any] = [:]
    /// A new object.
    public required init(context: NSManagedObjectContext) { managedObjectContext = context }
    /// The value of a property.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets a property.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  }

  /// A question to a database.
  public final class NSFetchRequest<Result: NSFetchRequestResult> {
    /// What is asked about.
    public let entityName: String?
    /// What is looked for.
    public var predicate: NSPredicate?
    /// The order of the answer.
    public var sortDescriptors: [NSSortDescriptor]?
    /// How many at most.
    public var fetchLimit = 0
    /// How many are left out.
    public var fetchOffset = 0
    /// How many at once.
    public var fetchBatchSize = 0
    /// Whether the answer has values at once.
    public var returnsObjectsAsFaults = true
    /// Asks about nothing.
    public init() { entityName = nil }
    /// Asks about something.
    public init(entityName: String) { self.entityName = entityName }
  }

  /// What an app does with a database; it is empty, and stays so.
  open class NSManagedObjectContext: NSObject {
    /// Who may use it.
    public enum ConcurrencyType: UInt, Sendable {
      case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
    }
    /// Whether something isn't kept yet: no.
    public var hasChanges: Bool { false }
    /// Whether changes of others are taken over.
    public var automaticallyMergesChangesFromParent = false
    /// Whose changes count.
    public var mergePolicy: Any = NSMergePolicy.error
    /// A database.
    public override init() {}
    /// A database for somebody.
    public init(_ type: ConcurrencyType) {}
    /// The answers to a question: none.
    public func fetch<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
    /// How many answers there are: none.
    public func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
    /// Keeps what was changed; nothing was.
    open func save() throws {}
    /// Takes an object away.
    open func delete(_ object: NSManagedObject) {}
    /// Forgets everything.
    open func reset() {}
    /// Does something now.
    public func perform(_ block: @escaping () -> Void) { block() }
    /// Does something now.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  }

  /// Whose changes count.
  public final class NSMergePolicy: NSObject, Sendable {
    /// Nobody's.
    public static let error = NSMergePolicy()
    /// Those of the object.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// Those of the store.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// The new ones.
    public static let overwrite = NSMergePolicy()
  }

  /// Where a database lies.
  public final class NSPersistentStoreDescription: NSObject {
    /// Its file.
    public var url: URL?
    /// The kind of store.
    public var type = "SQLite"
    /// Whether nothing is written.
    public var isReadOnly = false
    /// A database of a file.
    public init(url: URL) { self.url = url }
    /// A database somewhere.
    public override init() {}
    /// Says something about the store.
    public func setOption(_ option: NSObject?, forKey key: String) {}
  }

  /// A database with its model; it is empty.
  open class NSPersistentContainer: NSObject {
    /// The name of its model.
    public let name: String
    /// What the views ask.
    public let viewContext = NSManagedObjectContext()
    /// Where it lies.
    public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    /// A database of a model.
    public init(name: String) { self.name = name }
    /// Opens it; there is nothing in it.
    open func loadPersistentStores(
      completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) { for description in persistentStoreDescriptions { block(description, nil) } }
    /// Something else to ask.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    /// Does something beside the views.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
    /// The folder of databases.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  }
  /// A database that is on other devices, too; it is empty.
  open class NSPersistentCloudKitContainer: NSPersistentContainer {}
#endif
