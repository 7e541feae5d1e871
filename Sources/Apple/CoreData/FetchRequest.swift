#if Foundation
  @_exported import SwiftUI

  /// What a database has for a view: nothing, as its tables are empty.
  public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The number of the first object.
    public var startIndex: Int { results.startIndex }
    /// The number behind the last.
    public var endIndex: Int { results.endIndex }
    /// Which objects are wanted.
    public var nsPredicate: NSPredicate?
    /// The order that is wanted.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    private let results: [Result] = []
    init() {}
    /// An object; there is none.
    public subscript(position: Int) -> Result { results[position] }
  }

  /// What a view shows of a database.
  @MainActor @propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    /// All objects of a kind, in an order.
    public init(
      entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
      animation: Animation? = nil
    ) {}
    /// All objects in an order.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
    /// All objects in an order.
    public init(
      sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}
    /// The answers to a question.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  }

  /// A table of a database.
  public final class NSEntityDescription: NSObject {
    /// Its name.
    public var name: String?
    /// A table.
    public override init() {}
  }

  extension NSManagedObject {
    /// The table of such objects.
    public class func entity() -> NSEntityDescription { NSEntityDescription() }
  }

  private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
  }
  extension EnvironmentValues {
    /// The database of the views.
    public var managedObjectContext: NSManagedObjectContext {
      get { self[ContextKey.self] }
      set { self[ContextKey.self] = newValue }
    }
  }
#endif
