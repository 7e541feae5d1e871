import SkerryActivities
import Synchronization

/// What apps can know about the phone they run on, from any thread (UIKit: `UIDevice`).
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
