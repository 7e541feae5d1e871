import Synchronization

/// A run in the background that the system grants an app: 30 seconds, then it must be over.
///
/// On iOS this is a class; nobody but the system makes any, so here it is what all of them can do.
public protocol BGTask: AnyObject, Sendable {
  var identifier: String { get }
  /// Is called when the time is over: what isn't done now is to be left, and the task to be completed.
  var expirationHandler: (@Sendable () -> Void)? { get set }
  /// Says that the task is done; to be called once, in time.
  func setTaskCompleted(success: Bool)
}

/// The run that a ``BGAppRefreshTaskRequest`` asked for.
public final class BGAppRefreshTask: BGTask {
  public let identifier: String
  private let contents = Mutex(Contents())
  private let complete: @Sendable (_ success: Bool) -> Void

  private struct Contents: Sendable {
    var expirationHandler: (@Sendable () -> Void)?
    var isCompleted = false
  }

  init(identifier: String, complete: @escaping @Sendable (_ success: Bool) -> Void) {
    self.identifier = identifier
    self.complete = complete
  }

  public var expirationHandler: (@Sendable () -> Void)? {
    get { contents.withLock { $0.expirationHandler } }
    set { contents.withLock { $0.expirationHandler = newValue } }
  }

  public func setTaskCompleted(success: Bool) {
    let isFirst = contents.withLock { contents in
      defer { contents.isCompleted = true }
      return !contents.isCompleted
    }
    if isFirst { complete(success) }
  }
}
