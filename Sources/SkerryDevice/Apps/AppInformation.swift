import SkerryViews

/// What an app's Info.plist and entitlements say.
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
  /// One sentence on what the app is for.
  public var summary: String

  public init(
    name: String, displayName: String, bundleIdentifier: String, symbol: String, tint: Color,
    urlSchemes: [String] = [], appGroups: [String] = [], supportsLiveActivities: Bool = true,
    supportsFrequentUpdates: Bool = false, summary: String
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
    self.summary = summary
  }
}
