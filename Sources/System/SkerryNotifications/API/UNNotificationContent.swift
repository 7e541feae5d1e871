import FoundationEssentials

/// What a notification says; as in Apple's framework it can't be changed, its mutable copy can.
public class UNNotificationContent {
  /// The values, as they travel through the phone.
  public internal(set) var fields: NotificationContent

  public init() { fields = NotificationContent() }

  /// Content with these values.
  public init(_ fields: NotificationContent) { self.fields = fields }

  public var title: String { fields.title }
  public var subtitle: String { fields.subtitle }
  public var body: String { fields.body }
  /// The number on the app's icon; `nil` leaves it, 0 removes it.
  public var badge: NSNumber? { fields.badge.map { NSNumber(value: $0) } }
  public var sound: UNNotificationSound? { fields.sound }
  public var userInfo: [AnyHashable: Any] { UserInfo.dictionary(fields.userInfo) }
  public var threadIdentifier: String { fields.threadIdentifier }
  public var categoryIdentifier: String { fields.categoryIdentifier }
  public var targetContentIdentifier: String? { fields.targetContentIdentifier }
  public var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// Between 0 and 1; the highest of an app leads the summary.
  public var relevanceScore: Double { fields.relevanceScore }
  public var launchImageName: String { fields.launchImageName }

  /// A `UNMutableNotificationContent` with the same values.
  public func mutableCopy() -> Any { UNMutableNotificationContent(fields) }

  /// A `UNNotificationContent` with the same values.
  public func copy() -> Any { UNNotificationContent(fields) }
}
