import SkerryViews

/// What is switched on the phone; survives restarts.
nonisolated public struct DeviceSettings: Hashable, Sendable, Codable {
  public var modelID = DeviceModel.standard.id
  /// What the screen shows.
  public var screen = Screen.locked
  /// The app in the foreground, by its name, while the screen is unlocked.
  public var foregroundApp: String?
  public var isLightAppearance = false
  public var uses24HourClock = false
  /// The identifier of the time zone; empty for the computer's own.
  public var timeZone = ""
  /// Live Activities for all apps.
  public var allowsLiveActivities = true
  /// Apps for which Live Activities are switched off.
  public var deniedApps: Set<String> = []
  /// Between 0 and 1.
  public var batteryLevel = 0.82

  /// Whether the phone is locked, and how bright the locked screen is.
  public enum Screen: String, Hashable, Sendable, Codable {
    case locked
    case alwaysOn
    case unlocked
  }

  public init() {}

  /// The same settings with every number within its range, whatever a file said.
  var sensible: DeviceSettings {
    var settings = self
    settings.batteryLevel = min(max(batteryLevel, 0), 1)
    return settings
  }

  public var model: DeviceModel { DeviceModel.all.first { $0.id == modelID } ?? .standard }
  public var isLocked: Bool { screen != .unlocked }
  public var colorScheme: ColorScheme { isLightAppearance && screen != .alwaysOn ? .light : .dark }
}
