import FoundationEssentials
import SkerryBasics

/// The words, sound and number of a notification; as in Apple's framework only a mutable copy can be changed.
public class UNNotificationContent {
  /// The values, as they travel through the phone.
  public internal(set) var fields: NotificationContent

  /// Content that says nothing.
  public init() { fields = NotificationContent() }

  /// Content with these values.
  public init(_ fields: NotificationContent) { self.fields = fields }

  /// The first line, in bold.
  public var title: String { fields.title }
  /// The line below the title; empty for none.
  public var subtitle: String { fields.subtitle }
  public var body: String { fields.body }
  /// The number on the app's icon; `nil` leaves it, 0 removes it.
  public var badge: NSNumber? { fields.badge.map { NSNumber(value: $0) } }
  /// The sound; `nil` for a silent notification.
  public var sound: UNNotificationSound? { fields.sound }
  /// Values of the app, or a push's whole payload.
  public var userInfo: [AnyHashable: Any] { UserInfo.dictionary(fields.userInfo) }
  /// Notifications of the same thread are stacked; empty for the app's.
  public var threadIdentifier: String { fields.threadIdentifier }
  /// The category whose buttons are shown; empty for none.
  public var categoryIdentifier: String { fields.categoryIdentifier }
  /// The window that opens; the simulated phone has one.
  public var targetContentIdentifier: String? { fields.targetContentIdentifier }
  /// How much the notification may disturb.
  public var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// Between 0 and 1; the highest of an app leads the summary.
  public var relevanceScore: Double { fields.relevanceScore }
  /// The picture of the app's launch; none is shown here.
  public var launchImageName: String { fields.launchImageName }

  /// A `UNMutableNotificationContent` with the same values.
  public func mutableCopy() -> Any { UNMutableNotificationContent(fields) }

  /// A `UNNotificationContent` with the same values.
  public func copy() -> Any { UNNotificationContent(fields) }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable, Codable, CaseIterable {
  /// Goes to the list; no light, no sound, no banner.
  case passive
  /// Lights the screen, plays its sound; a Focus silences it.
  case active
  /// Breaks through a Focus that allows it; needs a capability.
  case timeSensitive
  /// Breaks through everything; needs an entitlement of Apple's.
  case critical

  /// The word in a push's `interruption-level`.
  public init?(pushWord: String) {
    guard let level = Self.allCases.first(where: { $0.pushWord == pushWord }) else { return nil }
    self = level
  }

  /// The word in a push's `interruption-level`.
  public var pushWord: String {
    switch self {
    case .passive: "passive"
    case .active: "active"
    case .timeSensitive: "time-sensitive"
    case .critical: "critical"
    }
  }
}
