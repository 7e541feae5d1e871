/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable, Codable, CaseIterable {
  /// Goes to the list; no light, no sound, no banner.
  case passive
  /// Lights the screen, plays its sound; a Focus silences it.
  case active
  /// Breaks through a Focus that allows it; needs a capability.
  case timeSensitive
  /// Breaks through everything; needs an entitlement of Apple's.
  case critical

  /// The word in a push's `interruption-level`.
  public init?(pushWord: String) {
    guard let level = Self.allCases.first(where: { $0.pushWord == pushWord }) else { return nil }
    self = level
  }

  /// The word in a push's `interruption-level`.
  public var pushWord: String {
    switch self {
    case .passive: "passive"
    case .active: "active"
    case .timeSensitive: "time-sensitive"
    case .critical: "critical"
    }
  }
}
