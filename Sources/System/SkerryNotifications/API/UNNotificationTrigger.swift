import FoundationEssentials
import SkerryBasics

/// When a notification is delivered.
public class UNNotificationTrigger {
  /// Whether it is delivered again and again.
  public let repeats: Bool
  /// When the phone will deliver it, for a trigger that comes from a pending request.
  let scheduled: Date?

  init(repeats: Bool, scheduled: Date? = nil) {
    self.repeats = repeats
    self.scheduled = scheduled
  }

  /// The trigger as a value; `nil` for one that an app can't schedule.
  var schedule: NotificationSchedule { .push }
}

/// Delivery after some seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds between adding and delivery.
  public let timeInterval: Double

  /// Creates a trigger; seconds must be more than 0, and 60 or more if it repeats.
  ///
  /// An iPhone raises an exception for less. Here adding the request fails with `.notificationInvalidNoDate`, and the log
  /// says why.
  public init(timeInterval: Double, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  init(_ timeInterval: Double, repeats: Bool, scheduled: Date?) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats, scheduled: scheduled)
  }

  /// When it will be delivered next, counted from now for a trigger that wasn't added yet.
  public func nextTriggerDate() -> Date? {
    scheduled ?? NotificationHost.current?.hub?.now.addingTimeInterval(timeInterval)
  }

  override var schedule: NotificationSchedule { .timeInterval(timeInterval, repeats: repeats) }
}

/// Delivery when the wall clock shows something.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The fields that must match: only those that are set.
  public let dateComponents: DateComponents

  /// Creates a trigger; parts that aren't set match anything, e.g. hour and minute alone match once a day.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  init(_ dateComponents: DateComponents, repeats: Bool, scheduled: Date?) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats, scheduled: scheduled)
  }

  /// When the clock will show it next; `nil` if never.
  public func nextTriggerDate() -> Date? {
    if let scheduled { return scheduled }
    guard let hub = NotificationHost.current?.hub else { return nil }
    let now = hub.now
    return hub.withState { WallClock.next(matching: dateComponents, after: now, timeZone: $0.timeZone) }
  }

  override var schedule: NotificationSchedule { .calendar(dateComponents, repeats: repeats) }
}

/// Delivery by a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
  init() { super.init(repeats: false) }
}
