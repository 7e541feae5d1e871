import FoundationEssentials

/// A notification that is to be delivered, or was.
public final class UNNotificationRequest: Sendable {
  /// The name by which the app takes it back; another request with it replaces it.
  public let identifier: String
  private let fields: NotificationContent
  private let schedule: NotificationSchedule?
  private let scheduled: Date?

  /// Creates a request; without a trigger it is delivered at once.
  ///
  /// The content is copied: changing it later changes nothing.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    fields = content.fields
    schedule = trigger?.schedule
    scheduled = nil
  }

  init(identifier: String, fields: NotificationContent, schedule: NotificationSchedule?, scheduled: Date? = nil) {
    self.identifier = identifier
    self.fields = fields
    self.schedule = schedule
    self.scheduled = scheduled
  }

  /// The notification's words, sound and number.
  public var content: UNNotificationContent { UNNotificationContent(fields) }

  /// When it is delivered; `nil` for at once.
  public var trigger: UNNotificationTrigger? {
    switch schedule {
    case .timeInterval(let seconds, let repeats):
      UNTimeIntervalNotificationTrigger(seconds, repeats: repeats, scheduled: scheduled)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(components, repeats: repeats, scheduled: scheduled)
    case .push: UNPushNotificationTrigger()
    case nil: nil
    }
  }

  /// The request as a value.
  var local: LocalNotification {
    LocalNotification(identifier: identifier, content: fields, schedule: schedule)
  }
}

/// A notification that was delivered.
public final class UNNotification: Sendable {
  /// When it was delivered.
  public let date: Date
  /// The request that was delivered.
  public let request: UNNotificationRequest

  init(_ record: NotificationRecord) {
    date = record.date
    request = UNNotificationRequest(
      identifier: record.id.identifier, fields: record.content, schedule: record.isRemote ? .push : record.schedule)
  }
}

/// The person's answer to a notification.
public final class UNNotificationResponse: Sendable {
  /// The notification that the person answered.
  public let notification: UNNotification
  /// `UNNotificationDefaultActionIdentifier` for a tap, or the action's own.
  public let actionIdentifier: String

  init(_ response: NotificationResponse) {
    notification = UNNotification(response.record)
    actionIdentifier = response.actionIdentifier
  }
}

/// The person tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person cleared the notification; told only if its category asks for it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
