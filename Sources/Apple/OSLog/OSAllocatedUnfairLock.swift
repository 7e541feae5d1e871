import Synchronization

/// A lock around a value.
public final class OSAllocatedUnfairLock<State: Sendable>: Sendable {
  private let state: Mutex<State>
  /// A lock around a value.
  public init(initialState: State) { state = Mutex(initialState) }
  /// Does something with the value while nobody else can.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try state.withLock { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock.
  public convenience init() { self.init(initialState: ()) }
  /// Does something while nobody else can.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
