/// Whether an app is seen and in use.
nonisolated public enum ScenePhase: String, CaseIterable, Comparable, Hashable, Sendable, Codable {
  /// It is seen and in use.
  case active
  /// It is seen but not in use.
  case inactive
  /// It isn't seen.
  case background

  /// The less an app is in use, the lower.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }
  private var rank: Int { self == .background ? 0 : self == .inactive ? 1 : 2 }
}
