import FoundationEssentials

/// A passage of virtual time that is on its way.
nonisolated public struct Passage: Hashable, Sendable {
  public let start: Date
  public let target: Date
  /// The instant that is reached.
  public internal(set) var reached: Date
  /// At how many instants something has happened by itself.
  public internal(set) var count = 0

  /// How much of the way is behind, from 0 to 1.
  public var share: Double {
    let whole = target.timeIntervalSince(start)
    return whole > 0 ? min(1, max(0, reached.timeIntervalSince(start) / whole)) : 1
  }
}
