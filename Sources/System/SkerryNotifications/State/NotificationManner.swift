/// How one notification shows itself: a pure function of its content, its app and the state of the phone.
public struct NotificationManner: Hashable, Sendable {
  /// Whether it is kept in the list.
  public var isListed: Bool
  public var hasBanner: Bool
  public var lightsScreen: Bool
  public var sound: UNNotificationSound?
  public var countsBadge: Bool
  /// Why its level counts as active.
  public var lowered: LoweredReason?
  /// Why it comes without light, banner and sound.
  public var silenced: SilencedReason?

  /// The phone's occupation when a notification arrives.
  public struct Surroundings: Hashable, Sendable {
    public var isLocked: Bool
    public var focus: FocusMode
    public var focusRules: FocusRules
    /// The answer of the app in the foreground; `nil` for an app in the background.
    public var answer: UNNotificationPresentationOptions?
  }

  public init(of content: NotificationContent, from app: NotificationAppState, in surroundings: Surroundings) {
    let (level, lowered) = Self.level(of: content, from: app)
    let silenced = Self.silence(level, app, surroundings)
    let isQuiet = silenced != nil
    let preferences = app.preferences
    let wants = Wishes(surroundings.answer)
    let isLocked = surroundings.isLocked
    let onLockScreen = isLocked && preferences.showsOnLockScreen && !app.isProvisional
    self.lowered = lowered
    self.silenced = silenced
    isListed = app.showsAlerts && wants.list && (onLockScreen || preferences.showsInNotificationCenter)
    hasBanner = app.showsAlerts && wants.banner && !isLocked && !isQuiet && preferences.alertStyle != .none
    lightsScreen = app.showsAlerts && onLockScreen && !isQuiet
    let isCritical = level == .critical && content.sound?.isCritical == true
    let plays = !isQuiet && wants.sound && (app.playsSounds || isCritical)
    // Only a critical alert that may be one is heard in silent mode.
    sound = plays ? (isCritical ? content.sound : content.sound?.ordinary) : nil
    countsBadge = wants.badge
  }

  /// The level that counts, and why it isn't the one asked for.
  private static func level(
    of content: NotificationContent, from app: NotificationAppState
  ) -> (UNNotificationInterruptionLevel, LoweredReason?) {
    switch content.interruptionLevel {
    case .critical where !(app.information.mayAlertCritically && app.options.contains(.criticalAlert)):
      (.active, .criticalNotAllowed)
    case .timeSensitive where !(app.information.isTimeSensitive && app.preferences.allowsTimeSensitive):
      (.active, .timeSensitiveNotAllowed)
    default: (content.interruptionLevel, nil)
    }
  }

  private static func silence(
    _ level: UNNotificationInterruptionLevel, _ app: NotificationAppState, _ surroundings: Surroundings
  ) -> SilencedReason? {
    if app.isProvisional { return .provisional }
    if level == .passive { return .passive }
    let rules = surroundings.focusRules
    let breaksThrough = level == .critical || level == .timeSensitive && rules.allowsTimeSensitive
    if surroundings.focus == .none || breaksThrough || rules.allows(app.information.bundleIdentifier) { return nil }
    return .focus(
      surroundings.focus, level: level, allowsTimeSensitive: rules.allowsTimeSensitive,
      hasCapability: app.information.isTimeSensitive)
  }

  /// The wishes of the app; one in the background leaves all to the phone.
  private struct Wishes {
    let list: Bool
    let banner: Bool
    let sound: Bool
    let badge: Bool

    init(_ answer: UNNotificationPresentationOptions?) {
      list = answer.map { !$0.isDisjoint(with: [.list, .alert]) } ?? true
      banner = answer.map { !$0.isDisjoint(with: [.banner, .alert]) } ?? true
      sound = answer?.contains(.sound) ?? true
      badge = answer?.contains(.badge) ?? true
    }
  }
}
