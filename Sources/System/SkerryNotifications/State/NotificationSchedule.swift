import FoundationEssentials
import SkerryBasics

/// The schedule of a notification, as a value.
public enum NotificationSchedule: Hashable, Sendable {
  case timeInterval(Double, repeats: Bool)
  // A hand full of numbers and a calendar: kept apart, so that whatever has a schedule stays small.
  indirect case calendar(DateComponents, repeats: Bool)
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

/// Stored as the compiler would store it. Its own code asks for all keys of the object, whose names the runtime then
/// casts one by one; this asks for the three that there are.
extension NotificationSchedule: Codable {
  private enum CodingKeys: CodingKey {
    case timeInterval, calendar, push
  }
  private enum Values: String, CodingKey {
    case first = "_0"
    case repeats
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let keys = [CodingKeys.timeInterval, .calendar, .push].filter(object.contains)
    guard keys.count == 1, let key = keys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: object.codingPath, debugDescription: "Expected one of timeInterval, calendar and push."))
    }
    guard key != .push else {
      self = .push
      return
    }
    let values = try object.nestedContainer(keyedBy: Values.self, forKey: key)
    let repeats = try values.decode(Bool.self, forKey: .repeats)
    self =
      key == .calendar
      ? .calendar(try values.decode(DateComponents.self, forKey: .first), repeats: repeats)
      : .timeInterval(try values.decode(Double.self, forKey: .first), repeats: repeats)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeInterval(let seconds, let repeats):
      var values = object.nestedContainer(keyedBy: Values.self, forKey: .timeInterval)
      try values.encode(seconds, forKey: .first)
      try values.encode(repeats, forKey: .repeats)
    case .calendar(let components, let repeats):
      var values = object.nestedContainer(keyedBy: Values.self, forKey: .calendar)
      try values.encode(components, forKey: .first)
      try values.encode(repeats, forKey: .repeats)
    case .push: _ = object.nestedContainer(keyedBy: Values.self, forKey: .push)
    }
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
