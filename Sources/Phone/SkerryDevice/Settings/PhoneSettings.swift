import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews
import Synchronization

/// The settings that the phone's parts share: each reads what it goes by and changes what is its own.
///
/// The settings of the phone; what apps may know of them is passed on at once.
final class PhoneSettings {
  var values: DeviceSettings {
    didSet {
      revision += 1
      device.update(values)
    }
  }
  /// Grows with everything that is set.
  private(set) var revision = 0
  /// Counts what was changed, permissions included: what an app in front says may depend on any of it.
  private(set) var changes = 0 { didSet { revision += 1 } }
  /// Counts those among them for which a person goes to the phone's settings.
  private(set) var settingsChanges = 0
  /// The phone as its apps know it.
  let device = CurrentDevice()

  init(_ values: DeviceSettings) {
    self.values = values
    device.update(values)
  }

  /// Changes a setting and returns whether it is a change.
  func change<Value: Equatable>(_ path: WritableKeyPath<DeviceSettings, Value>, to value: Value) -> Bool {
    guard values[keyPath: path] != value else { return false }
    values[keyPath: path] = value
    changes += 1
    return true
  }

  /// Counts a change of what the person or the system allows.
  func countSettingsChange() {
    changes += 1
    settingsChanges += 1
  }

  /// An instant as the log writes it, by the phone's time zone.
  func timestamp(_ date: Date) -> String { WallClock(date, timeZone: values.timeZone).timestamp }
  func timeOfDay(_ date: Date) -> String { WallClock(date, timeZone: values.timeZone).timeOfDay }

  /// The facts that the registry of activities has to know of the phone and of the apps installed on it.
  func conditions(for apps: [AppProcess]) -> RegistryConditions {
    var conditions = RegistryConditions()
    conditions.systemVersion = values.systemVersion
    conditions.environment = values.pushEnvironment
    conditions.isLowPowerMode = values.isLowPowerMode
    conditions.isOnline = values.isOnline
    conditions.asksForConsent = values.asksAboutLiveActivities
    conditions.forceQuitApps = Set(values.forceQuitApps)
    conditions.frequentUpdateApps = Set(
      apps.filter(\.information.supportsFrequentUpdates).map(\.information.bundleIdentifier))
    conditions.behaviors = Set(values.reportedBehaviors)
    return conditions
  }
}

/// The facts that apps can know about the phone they run on, from any thread (UIKit: `UIDevice`).
nonisolated public final class CurrentDevice: Sendable {
  private let settings = Mutex(DeviceSettings())

  func update(_ settings: DeviceSettings) { self.settings.withLock { $0 = settings } }

  public var systemVersion: SystemVersion { settings.withLock { $0.systemVersion } }
  public var model: DeviceModel { settings.withLock { $0.model } }
  /// Between 0 and 1.
  public var batteryLevel: Double { settings.withLock { $0.batteryLevel } }
  public var isLowPowerModeEnabled: Bool { settings.withLock { $0.isLowPowerMode } }
  /// The identifier of the time zone; empty for the computer's own (Foundation: `TimeZone.current`).
  public var timeZone: String { settings.withLock { $0.timeZone } }
  /// Whether times are shown with 24 hours.
  public var uses24HourClock: Bool { settings.withLock { $0.uses24HourClock } }
  /// Whether an app may be run in the background now (UIKit: `backgroundRefreshStatus`), by its bundle id.
  func allowsBackgroundRefresh(of bundle: String) -> Bool {
    settings.withLock { $0.allowsBackgroundRefresh(of: bundle) }
  }
  /// Whether what an app plays can be felt.
  public var supportsHaptics: Bool { settings.withLock { $0.hasHaptics } }
}
