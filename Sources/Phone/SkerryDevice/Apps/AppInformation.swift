import SkerryViews

/// The contents of an app's Info.plist and entitlements.
nonisolated public struct AppInformation: Sendable {
  /// The name on the command line, such as `swiftclimb`.
  public var name: String
  /// The name under the icon.
  public var displayName: String
  public var bundleIdentifier: String
  /// The symbol of the icon.
  public var symbol: String
  /// The app's colour; everything the dashboard shows of the app is accented with it.
  public var tint: Color
  /// URL schemes the app registered.
  public var urlSchemes: [String]
  /// App Groups the app and its extensions share.
  public var appGroups: [String]
  /// `NSSupportsLiveActivities`.
  public var supportsLiveActivities: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  public var supportsFrequentUpdates: Bool
  /// Entitlements and background modes.
  public var capabilities: Set<AppCapability> = []
  /// Whether there is no Info.plist to ask, as in a program made of a widget bundle: then every URL scheme and every App
  /// Group counts as the app's.
  public var isUnconfigured = false
  /// `BGTaskSchedulerPermittedIdentifiers`: the background tasks that the app may ask for.
  public var backgroundTasks: [String] = []
  /// One sentence on what the app is for.
  public var summary: String

  public init(
    name: String, displayName: String, bundleIdentifier: String, symbol: String, tint: Color,
    urlSchemes: [String] = [], appGroups: [String] = [], supportsLiveActivities: Bool = true,
    supportsFrequentUpdates: Bool = false, capabilities: Set<AppCapability> = [],
    backgroundTasks: [String] = [], summary: String
  ) {
    self.name = name
    self.displayName = displayName
    self.bundleIdentifier = bundleIdentifier
    self.symbol = symbol
    self.tint = tint
    self.urlSchemes = urlSchemes
    self.appGroups = appGroups
    self.supportsLiveActivities = supportsLiveActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
    self.capabilities = capabilities
    self.backgroundTasks = backgroundTasks
    self.summary = summary
  }
}

/// The capabilities that an app's entitlements and background modes give it.
nonisolated public enum AppCapability: String, Hashable, Sendable, CaseIterable {
  /// `com.apple.developer.usernotifications.filtering`: its service extension may suppress notifications.
  case notificationFiltering
  /// `com.apple.developer.usernotifications.critical-alerts`.
  case criticalAlerts
  /// `com.apple.developer.usernotifications.time-sensitive`.
  case timeSensitiveNotifications
  /// `remote-notification` among `UIBackgroundModes`: pushes with `content-available` wake it.
  case remoteNotifications
  /// `fetch` among `UIBackgroundModes`: the app may ask for background refreshes.
  case backgroundFetch
}
