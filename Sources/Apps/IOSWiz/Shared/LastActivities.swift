import SwiftUI

/// The latest time of each type of activity, in seconds since 1970.
struct LastActivities: Hashable, Sendable {
  private(set) var times: [ActivityType: Int]
  /// The one of waking and sleeping that came later; it counts where both were in the same second.
  private var later: ActivityType

  init(times: [ActivityType: Int] = [:], later: ActivityType? = nil) {
    self.times = times
    self.later = .wake
    // In one second, waking counts where nobody knows.
    let isSleepLater = (times[.sleep] ?? .min) > (times[.wake] ?? .min)
    self.later = isSleepLater || (isTie && later == .sleep) ? .sleep : .wake
  }

  private var isTie: Bool { times[.wake] != nil && times[.wake] == times[.sleep] }

  /// The later of waking and sleeping, if their times don't tell.
  var laterOfTwo: ActivityType? { isTie ? later : nil }

  /// The last change of the conscious state; `nil` if none is known.
  var change: (type: ActivityType, time: Int)? { times[later].map { (later, $0) } }

  /// Adds an activity that came after those that are known; it may have been earlier.
  mutating func add(_ type: ActivityType, at time: Int) {
    guard time >= times[type] ?? .min else { return }
    if type.changesConsciousness, time >= change?.time ?? .min { later = type }
    times[type] = time
  }

  /// Without those that have not happened yet.
  func upTo(_ now: Date) -> LastActivities {
    LastActivities(times: times.filter { Double($0.value) <= now.timeIntervalSince1970 }, later: later)
  }
}
