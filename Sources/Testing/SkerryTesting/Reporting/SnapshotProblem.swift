/// Why nothing could be drawn, in one sentence.
nonisolated public struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem in one sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}
