import FoundationEssentials

/// How much is done: a share, a share that moves with time, or nobody knows.
nonisolated package enum ProgressAmount: Sendable {
  case unknown
  /// Between 0 and 1.
  case fraction(Double)
  case live(LiveProgress)

  package init<V: BinaryFloatingPoint>(value: V?, total: V) {
    guard let value else {
      self = .unknown
      return
    }
    let share = total > 0 ? Double(value) / Double(total) : 0
    self = .fraction(share.isFinite ? max(0, min(1, share)) : 0)
  }

  /// Whole steps done out of `count`; full and empty are only reached when they are true.
  package func step(at instant: Date, of count: Int) -> Int {
    switch self {
    case .unknown: 0
    case .fraction(let share): Self.step(share, of: count)
    case .live(let progress): progress.step(at: instant, of: count)
    }
  }

  /// Whole steps of a share.
  static func step(_ share: Double, of count: Int) -> Int {
    guard count > 1, share > 0, share < 1 else { return share >= 1 ? count : 0 }
    return max(1, min(count - 1, Int((share * Double(count)).rounded())))
  }

  package func nextChange(after instant: Date, of count: Int) -> Date? {
    if case .live(let progress) = self { progress.nextChange(after: instant, of: count) } else { nil }
  }

  package var isLive: Bool { if case .live = self { true } else { false } }

  /// The words of a screen reader.
  package func spoken(at instant: Date) -> String {
    if case .unknown = self { return "in progress" }
    if case .fraction(let share) = self { return "\(Int((share * 100).rounded())) percent" }
    return "\(step(at: instant, of: 100)) percent"
  }
}
