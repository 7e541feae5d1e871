import SwiftUI

/// The session whose Live Activity was started, in the app's own defaults: one that is gone was removed, and isn't
/// started again unless the person asks for it.
enum ShownActivity {
  /// The longest time an activity stays active, in seconds (ActivityKit: 8 h).
  private static let longestTime: TimeInterval = 8 * 3600
  private static let sessionKey = "shownActivitySession"
  private static let startKey = "shownActivityStart"
  private static let overKey = "shownActivityTimeOver"
  private static let wantedKey = "wantedActivitySession"
  private static var defaults: UserDefaults { .standard }

  static var session: Session.ID? { defaults.string(forKey: sessionKey).flatMap { UUID(uuidString: $0) } }

  /// The session that would have its activity, had it been allowed.
  static var wanted: Session.ID? {
    get { defaults.string(forKey: wantedKey).flatMap { UUID(uuidString: $0) } }
    set { defaults.set(newValue?.uuidString, forKey: wantedKey) }
  }

  /// Whether the system ended the activity after the longest time.
  static var isTimeOver: Bool { defaults.bool(forKey: overKey) }

  /// Remembers a session whose activity is there; `start` is when it came, `nil` if an earlier process noted that.
  static func note(_ shown: Session.ID, start: Date?) {
    defaults.set(shown.uuidString, forKey: sessionKey)
    defaults.removeObject(forKey: wantedKey)
    guard let start else { return }
    defaults.set(start.timeIntervalSince1970, forKey: startKey)
    defaults.removeObject(forKey: overKey)
  }

  /// Remembers that the activity has ended. No app is told by whom; after the longest time it was the system.
  static func noteEnd(at instant: Date) {
    let start = defaults.double(forKey: startKey)
    if start > 0, instant.timeIntervalSince1970 >= start + longestTime { defaults.set(true, forKey: overKey) }
  }

  static func forget() {
    for key in [sessionKey, startKey, overKey, wantedKey] { defaults.removeObject(forKey: key) }
  }
}
