import FoundationEssentials

/// When the lock-screen card of an ended activity goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  enum Rule: Hashable, Sendable, Codable {
    case standard, immediate
    case after(Date)
  }

  let rule: Rule

  /// The card stays until the person removes it, at most four hours after the end.
  public static let `default` = ActivityUIDismissalPolicy(rule: .standard)
  /// The card goes with the end.
  public static let immediate = ActivityUIDismissalPolicy(rule: .immediate)

  /// The card goes at the date, at most four hours after the end; a past date means now.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(rule: .after(date))
  }

  /// The instant at which the card goes, for an activity that ended at `end`.
  func removalDate(endedAt end: Date, longestStay: Double) -> Date {
    let latest = end.addingTimeInterval(longestStay)
    switch rule {
    case .standard: return latest
    case .immediate: return end
    case .after(let date): return max(end, min(date, latest))
    }
  }
}
