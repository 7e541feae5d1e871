import SkerryActivities
import SkerryBasics
import SkerryViews

/// The switches of the phone; they survive restarts.
nonisolated public struct DeviceSettings: Hashable, Sendable, Codable {
  public var modelID = DeviceModel.standard.id
  /// The screen that is shown.
  public var screen = Screen.locked
  /// Whether Face ID knows who looks at the phone; where it doesn't, only the passcode tells.
  public internal(set) var recognizesFace = true
  /// Whether intents whose policy is `.alwaysAllowed` run while the phone is locked and knows nobody.
  public internal(set) var runsAllowedIntentsWhileLocked = false
  /// Whether nobody has unlocked the phone since it was switched on: until then Face ID knows nobody.
  public internal(set) var needsPasscode = false
  /// The app in the foreground, by its name, while the screen is unlocked.
  public var foregroundApp: String?
  /// The app that was opened last, by its name.
  public internal(set) var lastApp: String?
  public var isLightAppearance = false
  /// How hours are written; `nil` for the way of the phone's language.
  private var hourFormat: Hours?
  /// With which characters symbols are written: a matter of the terminal's font rather than of a phone.
  public var symbolStyle = SymbolStyle.emoji
  /// The identifier of the time zone; empty for the computer's own.
  public var timeZone = ""
  /// Live Activities for all apps.
  public var allowsLiveActivities = true
  /// Live Activities under “Allow access when locked”.
  public var showsLiveActivitiesWhenLocked = true
  /// Between 0 and 1.
  public var batteryLevel = 0.82
  /// Throttles pushes and background work.
  public var isLowPowerMode = false
  /// Sounds ring; off in silent mode.
  public var hasSounds = true
  /// Off where the phone has none or they are switched off: then nothing is felt.
  public var hasHaptics = true

  public var systemVersion = SystemVersion(26, 1)
  /// The push service that the phone's tokens belong to.
  public var pushEnvironment = PushEnvironment.sandbox
  /// Whether pushes reach the phone.
  public internal(set) var isOnline = true
  /// The pushes that Apple's service keeps for the phone until it is online again, in the order of arrival.
  public internal(set) var heldPushes: [HeldPush] = []
  /// The pushes that servers of apps are going to send, the soonest first; `nil` for none.
  public internal(set) var plannedPushes: [PlannedPush]?
  /// The answer of Apple's service to every push.
  public internal(set) var pushServiceAnswer = PushServiceAnswer.checked
  /// Whether an app's first card asks “Don't Allow / Allow”.
  public var asksAboutLiveActivities = true
  /// Bundle ids of the apps that the person force-quit and hasn't opened since, sorted.
  public internal(set) var forceQuitApps: [String] = []
  /// Bundle ids of the apps that the system ended and nothing has launched since, sorted.
  public internal(set) var appsEndedBySystem: [String] = []
  /// Whether apps are suspended seconds after they left the screen.
  public internal(set) var suspendsApps = false
  /// The widgets that the person placed, in order; `nil` while nothing was changed: then each app's first widget.
  public internal(set) var placedWidgets: [PlacedWidget]?
  /// Background App Refresh for all apps.
  public var allowsBackgroundRefresh = true
  /// Bundle ids of the apps whose Background App Refresh is off, sorted.
  public internal(set) var appsWithoutBackgroundRefresh: [String] = []
  /// Defects reported from devices that this phone has, sorted.
  public internal(set) var reportedBehaviors: [ReportedBehavior] = []

  /// Whether the phone is locked, and how bright the locked screen is.
  public enum Screen: String, Hashable, Sendable, Codable {
    case locked
    case alwaysOn
    case unlocked
  }

  private enum Hours: String, Hashable, Sendable, Codable { case hours12, hours24 }

  /// Whether a day has 24 hours in times of day.
  public var uses24HourClock: Bool {
    get { hourFormat.map { $0 == .hours24 } ?? PhoneLanguage.uses24HourClock }
    set { hourFormat = newValue ? .hours24 : .hours12 }
  }

  public init() {}

  /// The same settings with every number within its range, whatever a file said.
  var sensible: DeviceSettings {
    var settings = self
    settings.batteryLevel = batteryLevel.isFinite ? min(max(batteryLevel, 0.01), 1) : 0.82
    return settings
  }

  public var model: DeviceModel { DeviceModel.all.first { $0.id == modelID } ?? .standard }
  public var isLocked: Bool { screen != .unlocked }
  /// Whether the phone knows that its owner is there: it is unlocked, or Face ID has matched on the lit lock screen.
  public var isAuthenticated: Bool { !isLocked || recognizesFace && !needsPasscode && screen == .locked }
  public var colorScheme: ColorScheme { isLightAppearance && screen != .alwaysOn ? .light : .dark }
  /// Whether the phone's version of iOS has something.
  func has(_ feature: SystemFeature) -> Bool { systemVersion >= feature.since }
  /// In whole percent.
  public var batteryPercent: Int { Int((batteryLevel * 100).rounded()) }
  /// Whether an app's Background App Refresh is on, for it and for all.
  func allowsBackgroundRefresh(of bundle: String) -> Bool {
    allowsBackgroundRefresh && !appsWithoutBackgroundRefresh.contains(bundle)
  }
  /// At 5 % or less the system saves what it can.
  public var isBatteryCritical: Bool { batteryPercent <= 5 }
}

nonisolated extension DeviceSettings {
  private enum EarlierKeys: String, CodingKey { case uses24HourClock }

  /// Reads settings that an earlier version wrote: what it did not know has its first value.
  public init(from decoder: any Decoder) throws {
    let saved = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) throws {
      value = try saved.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(.modelID, &modelID)
    try read(.screen, &screen)
    try read(.recognizesFace, &recognizesFace)
    try read(.needsPasscode, &needsPasscode)
    try read(.runsAllowedIntentsWhileLocked, &runsAllowedIntentsWhileLocked)
    foregroundApp = try saved.decodeIfPresent(String.self, forKey: .foregroundApp)
    lastApp = try saved.decodeIfPresent(String.self, forKey: .lastApp)
    try read(.isLightAppearance, &isLightAppearance)
    hourFormat = try saved.decodeIfPresent(Hours.self, forKey: .hourFormat)
    // Earlier versions knew no other way than the American one, unless somebody had chosen.
    let earlier = try decoder.container(keyedBy: EarlierKeys.self)
    if hourFormat == nil, try earlier.decodeIfPresent(Bool.self, forKey: .uses24HourClock) == true {
      hourFormat = .hours24
    }
    try read(.symbolStyle, &symbolStyle)
    try read(.timeZone, &timeZone)
    try read(.allowsLiveActivities, &allowsLiveActivities)
    try read(.showsLiveActivitiesWhenLocked, &showsLiveActivitiesWhenLocked)
    try read(.batteryLevel, &batteryLevel)
    try read(.isLowPowerMode, &isLowPowerMode)
    try read(.hasSounds, &hasSounds)
    try read(.hasHaptics, &hasHaptics)
    try read(.systemVersion, &systemVersion)
    try read(.pushEnvironment, &pushEnvironment)
    try read(.isOnline, &isOnline)
    try read(.heldPushes, &heldPushes)
    plannedPushes = try saved.decodeIfPresent([PlannedPush].self, forKey: .plannedPushes)
    try read(.pushServiceAnswer, &pushServiceAnswer)
    try read(.asksAboutLiveActivities, &asksAboutLiveActivities)
    try read(.forceQuitApps, &forceQuitApps)
    try read(.appsEndedBySystem, &appsEndedBySystem)
    try read(.suspendsApps, &suspendsApps)
    try read(.allowsBackgroundRefresh, &allowsBackgroundRefresh)
    try read(.appsWithoutBackgroundRefresh, &appsWithoutBackgroundRefresh)
    try read(.reportedBehaviors, &reportedBehaviors)
    placedWidgets = try saved.decodeIfPresent([PlacedWidget.Saved].self, forKey: .placedWidgets)?.compactMap(\.widget)
  }
}
