/// Where timelines that providers bring later than at once are handed over.
nonisolated public enum LateArrival {
  public typealias Work = @MainActor @Sendable () -> Void

  /// Does the work in place of a task of the main actor; the device that runs a provider binds it, so that everything
  /// on it happens in order.
  @TaskLocal public static var handOver: (@Sendable (@escaping Work) -> Void)?

  static func perform(with handOver: (@Sendable (@escaping Work) -> Void)? = handOver, _ work: @escaping Work) {
    if let handOver { handOver(work) } else { Task { @MainActor in work() } }
  }
}
