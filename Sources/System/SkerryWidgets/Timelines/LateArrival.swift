/// Where timelines that providers bring later than at once are handed over.
nonisolated public enum LateArrival {
  /// The work that waits, for the main actor.
  public typealias Work = @MainActor @Sendable () -> Void

  /// Does the work in place of a task of the main actor; the device that runs a provider binds it, so that everything
  /// on it happens in order.
  @TaskLocal public static var handOver: HandOver?

  /// Who does the work. A value around the function: as a task-local, a bare function crashes optimised programs.
  public struct HandOver: Sendable {
    let take: @Sendable (@escaping Work) -> Void

    /// Hands work over to be done later.
    public init(_ take: @escaping @Sendable (@escaping Work) -> Void) { self.take = take }
  }

  static func perform(with handOver: HandOver? = handOver, _ work: @escaping Work) {
    if let handOver { handOver.take(work) } else { Task { @MainActor in work() } }
  }
}
