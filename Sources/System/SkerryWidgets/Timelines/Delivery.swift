import Synchronization

/// A value that arrives once, at once or later, from any thread.
nonisolated final class Delivery<Value>: Sendable {
  /// A value whose sender keeps nothing of it.
  ///
  /// Providers hand entries over by calling a completion, which is their last word on them; `TimelineEntry` just has no
  /// way to say so to the compiler.
  private struct Handed: @unchecked Sendable { let value: Value }

  private enum State: Sendable {
    case expected
    case arrived(Handed)
    case awaited(@MainActor @Sendable (Value) -> Void)
    case done
  }
  private let state = Mutex(State.expected)
  /// Of the code that waits, not of the code that brings the value.
  private let handOver = LateArrival.handOver

  /// Brings the value; a second one is ignored.
  func arrive(_ value: Value) {
    let handed = Handed(value: value)
    let handler: (@MainActor @Sendable (Value) -> Void)? = state.withLock { state in
      switch state {
      case .expected:
        state = .arrived(handed)
        return nil
      case .awaited(let handler):
        state = .done
        return handler
      case .arrived, .done:
        return nil
      }
    }
    if let handler { LateArrival.perform(with: handOver) { handler(handed.value) } }
  }

  /// Calls the handler with the value: before returning, if it is there already.
  @MainActor func onArrival(_ handler: @escaping @MainActor @Sendable (Value) -> Void) {
    let handed: Handed? = state.withLock { state in
      guard case .arrived(let handed) = state else {
        state = .awaited(handler)
        return nil
      }
      state = .done
      return handed
    }
    if let handed { handler(handed.value) }
  }
}

/// Where timelines that providers bring later than at once are handed over.
nonisolated public enum LateArrival {
  /// The work that waits, for the main actor.
  public typealias Work = @MainActor @Sendable () -> Void

  /// Does the work in place of a task of the main actor; the device that runs a provider binds it, so that everything
  /// on it happens in order.
  @TaskLocal public static var handOver: HandOver?

  /// The worker. A value around the function: as a task-local, a bare function crashes optimised programs.
  public struct HandOver: Sendable {
    let take: @Sendable (@escaping Work) -> Void

    /// Hands work over to be done later.
    public init(_ take: @escaping @Sendable (@escaping Work) -> Void) { self.take = take }
  }

  static func perform(with handOver: HandOver? = handOver, _ work: @escaping Work) {
    if let handOver { handOver.take(work) } else { Task { @MainActor in work() } }
  }
}
