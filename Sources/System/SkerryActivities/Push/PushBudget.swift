import FoundationEssentials

/// How many pushes of priority 10 an app's activities had within the last hour, and how many they may have.
public struct PushBudget: Hashable, Sendable, Codable {
  /// Seconds for which a push counts; Apple speaks of an hour, and that the hour slides is an assumption.
  public static let span = 3600.0

  /// Pushes that count now.
  public let used: Int
  /// The most that count; more are dropped by the device.
  public let limit: Int
  /// When the oldest of them no longer counts; `nil` if none counts.
  public let nextFree: Date?

  /// How many more may come now.
  public var remaining: Int { max(0, limit - used) }
}

extension Registry {
  /// The app's budget for pushes of priority 10 at an instant; pushes of priority 5 need none.
  public func pushBudget(of appIdentifier: String, at instant: Date) -> PushBudget {
    let counting = countingPushes(of: appIdentifier, at: instant)
    let limit = pushLimit(of: appIdentifier)
    return PushBudget(
      used: counting.count, limit: limit, nextFree: counting.first?.addingTimeInterval(PushBudget.span))
  }

  /// ActivityKit: frequent updates raise the budget, Low Power Mode throttles; a third is a guess.
  private func pushLimit(of app: String) -> Int {
    let isFrequent = conditions.frequentUpdateApps.contains(app) && areFrequentPushesAllowed(app)
    let limit = max(0, isFrequent ? rules.frequentUrgentPushesPerHour : rules.urgentPushesPerHour)
    return conditions.isLowPowerMode ? max(min(limit, 1), limit / 3) : limit
  }

  /// Those of the hour before the instant; after the clock was set back, pushes from the future don't count.
  private func countingPushes(of app: String, at instant: Date) -> [Date] {
    urgentPushes[app]?.filter { $0 <= instant && instant < $0.addingTimeInterval(PushBudget.span) } ?? []
  }

  /// Counts a push of priority 10 that has reached the phone, whatever becomes of it there.
  ///
  /// - Throws: `.overBudget` if the hour's pushes are used up.
  mutating func spendBudget(of app: String, at instant: Date) throws(PushRefusal) {
    let counting = countingPushes(of: app, at: instant)
    let limit = pushLimit(of: app)
    guard counting.count < limit else {
      let decisive = limit > 0 ? counting[counting.count - limit] : instant
      throw .overBudget(used: counting.count, limit: limit, resets: decisive.addingTimeInterval(PushBudget.span))
    }
    urgentPushes[app] = counting + [instant]
    version += 1
  }
}
