import FoundationEssentials
import SkerryBasics

/// The schedule of a notification, as a value.
public enum NotificationSchedule: Hashable, Sendable, Codable {
  case timeInterval(Double, repeats: Bool)
  case calendar(DateComponents, repeats: Bool)
  /// A server; no app can schedule it.
  case push

  /// When it is due next after an instant; `nil` for never.
  func next(after instant: Date, in timeZone: String) -> Date? {
    switch self {
    case .timeInterval(let seconds, _): instant.addingTimeInterval(seconds)
    case .calendar(let components, _): WallClock.next(matching: components, after: instant, timeZone: timeZone)
    case .push: nil
    }
  }

  var repeats: Bool {
    switch self {
    case .timeInterval(_, let repeats), .calendar(_, let repeats): repeats
    case .push: false
    }
  }

  /// The problem that an iPhone would raise an exception for; `nil` if all is well.
  func problem(_ rules: NotificationRules) -> String? {
    guard case .timeInterval(let seconds, let repeats) = self else {
      return self == .push ? "only a server can use a push trigger" : nil
    }
    if !(seconds > 0 && seconds.isFinite) { return "timeInterval is \(seconds), it must be more than 0" }
    if repeats, seconds < rules.shortestRepeat {
      return "timeInterval is \(seconds), it must be at least \(Int(rules.shortestRepeat)) if it repeats; "
        + "an iPhone raises an exception here"
    }
    return nil
  }
}

/// A notification that an app asks for.
public struct LocalNotification: Hashable, Sendable, Codable {
  public var identifier: String
  public var content: NotificationContent
  /// `nil` for at once.
  public var schedule: NotificationSchedule?

  public init(identifier: String, content: NotificationContent, schedule: NotificationSchedule? = nil) {
    self.identifier = identifier
    self.content = content
    self.schedule = schedule
  }
}

/// A local notification that waits for its time.
struct PendingNotification: Hashable, Sendable, Codable {
  let request: LocalNotification
  /// When it is delivered next.
  var date: Date
  /// The place in the order of additions.
  let order: Int
}
