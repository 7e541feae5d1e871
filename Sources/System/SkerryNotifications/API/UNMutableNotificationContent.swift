import SkerryBasics

/// The words of a notification while they are being written.
public final class UNMutableNotificationContent: UNNotificationContent {
  override public var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }

  override public var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }

  override public var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }

  override public var badge: NSNumber? {
    get { super.badge }
    set { fields.badge = newValue.map { max(0, $0.intValue) } }
  }

  override public var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }

  /// Values that a property list can't hold are left out, and the log says so when the notification is added.
  override public var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { (fields.userInfo, fields.unstorableKeys) = UserInfo.values(newValue) }
  }

  override public var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }

  override public var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }

  override public var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }

  override public var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }

  override public var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue.isFinite ? newValue : 0 }
  }

  override public var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
}
