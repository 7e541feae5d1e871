import FoundationEssentials
import SkerryBasics

/// The content of a notification, as a value that can be stored.
public struct NotificationContent: Hashable, Sendable, Codable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  /// The number for the app's icon; `nil` leaves it as it is.
  public var badge: Int?
  public var sound: UNNotificationSound?
  /// The app's own values.
  package var userInfo: [String: JSONValue] = [:]
  /// The keys of the app's own values that couldn't be stored.
  var unstorableKeys: [String] = []
  /// The thread by which the list groups.
  public var threadIdentifier = ""
  public var categoryIdentifier = ""
  public var targetContentIdentifier: String?
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Always finite.
  public var relevanceScore = 0.0
  public var launchImageName = ""

  public init(title: String = "", subtitle: String = "", body: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  /// Whether there is anything to read.
  public var hasText: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }
}

/// Which notification: an app may use an identifier again, and then the new one replaces the old one.
public struct NotificationID: Hashable, Sendable, Codable {
  public let appIdentifier: String
  public let identifier: String

  public init(appIdentifier: String, identifier: String) {
    self.appIdentifier = appIdentifier
    self.identifier = identifier
  }
}

/// A notification in the list.
public struct NotificationRecord: Hashable, Sendable, Codable, Identifiable {
  public let id: NotificationID
  public let content: NotificationContent
  /// When it was delivered.
  public let date: Date
  public let isRemote: Bool
  /// The schedule that delivered it; `nil` means at once.
  let schedule: NotificationSchedule?
  /// The place in the order of deliveries: a higher number came later.
  public internal(set) var order: Int
  /// Whether it came without light and sound.
  public internal(set) var isQuiet = false
  /// Whether it is on the lock screen; after unlocking it is in the Notification Center only.
  public internal(set) var isOnLockScreen = false

  public var appIdentifier: String { id.appIdentifier }
}

/// Notifications of one app that belong together, the newest first.
public struct NotificationGroup: Hashable, Sendable, Identifiable {
  public let appIdentifier: String
  public let threadIdentifier: String
  public let records: [NotificationRecord]

  public var id: String { "\(appIdentifier)/\(threadIdentifier)" }
}

/// A kind of notification of an app, as a value.
public struct NotificationCategory: Hashable, Sendable, Codable {
  public let identifier: String
  public let actions: [NotificationAction]
  let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  /// The text in place of the body where previews are hidden; empty for the system's word.
  public let hiddenBody: String
}

/// A button of a notification, as a value.
public struct NotificationAction: Hashable, Sendable, Codable, Identifiable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public var id: String { identifier }
}

/// The person's answer to a notification.
public struct NotificationResponse: Hashable, Sendable {
  public let record: NotificationRecord
  public let actionIdentifier: String
}
