/// How a change is shown; here it is shown at once.
public struct Transaction {
  /// How it moves; not seen here.
  public var animation: Animation?
  /// Whether it is part of a longer movement.
  public var isContinuous = false
  /// Whether views within may not move.
  public var disablesAnimations = false
  /// Whether the speed of the change is followed.
  public var tracksVelocity = false
  /// A change that doesn't move.
  public init() {}
  /// A change that moves; not seen here.
  public init(animation: Animation?) { self.animation = animation }
  /// Done at once, as changes are.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
  private var values: [ObjectIdentifier: Any] = [:]
  /// A value of an app's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of an app's own in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// When a movement counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it looks done.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs the closure; what it changes is shown at once.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Runs the closure; what it changes is shown at once.
@discardableResult
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs the closure, shows what it changes at once, and then runs the completion.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Has no effect here: changes are shown at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Has no effect here: changes are shown at once.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// The view of the closure: changes are shown at once.
  public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// The view of the closure: changes are shown at once.
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// The view that a closure of a modifier is given.
public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  init(content: Value) { self.content = content }
  public var body: some View { content }
}
