import FoundationEssentials
import SkerryActivities
import SkerryViews

/// Switches of the phone.
extension Device {
  public func setLightAppearance(_ isLight: Bool) {
    guard change(\.isLightAppearance, to: isLight) else { return }
    note(isLight ? "light appearance" : "dark appearance")
    settle()
  }

  public func set24HourClock(_ isOn: Bool) {
    guard change(\.uses24HourClock, to: isOn) else { return }
    note(isOn ? "24-hour clock" : "12-hour clock")
    settle()
  }

  /// Becomes another model.
  public func setModel(_ model: DeviceModel) {
    guard change(\.modelID, to: model.id) else { return }
    if !model.hasIsland { collapse() }
    if !model.hasAlwaysOnDisplay, settings.screen == .alwaysOn { settings.screen = .locked }
    note("\(model.name), \(model.hasIsland ? "with" : "without") an island")
    settle()
  }

  /// Moves to a time zone; an empty name is the computer's own.
  public func setTimeZone(_ identifier: String) {
    guard change(\.timeZone, to: identifier) else { return }
    note("time zone \(identifier.isEmpty ? "of the computer" : identifier)")
    settle()
  }

  // MARK: Live Activities

  /// Whether the person allows Live Activities, for all apps or for one.
  public func allowsLiveActivities(of app: AppProcess?) -> Bool {
    guard let bundle = app?.information.bundleIdentifier else { return settings.allowsLiveActivities }
    return center.withRegistry { $0.isSwitchedOn(bundle) }
  }

  /// Switches Live Activities on or off, for all apps or for one; running ones end when it goes off.
  public func setLiveActivities(_ isAllowed: Bool, for app: AppProcess? = nil) {
    if app == nil { settings.allowsLiveActivities = isAllowed }
    apply(.permission(appIdentifier: app?.information.bundleIdentifier, isAllowed: isAllowed))
    settle()
  }

  /// Whether cards are shown while the phone is locked.
  public func setLiveActivitiesWhenLocked(_ isShown: Bool) {
    guard change(\.showsLiveActivitiesWhenLocked, to: isShown) else { return }
    note(
      isShown
        ? "Live Activities are shown while the phone is locked"
        : "Live Activities are hidden while the phone is locked: Face ID & Passcode, Allow access when locked, is off")
    settle()
  }

  // MARK: Power and feedback

  /// Charges or empties the battery, in percent from 1 to 100.
  public func setBattery(_ percent: Int) {
    let wasCritical = settings.isBatteryCritical
    guard change(\.batteryLevel, to: Double(min(max(percent, 1), 100)) / 100) else { return }
    note("battery \(settings.batteryPercent) %")
    if settings.isBatteryCritical, !wasCritical {
      note(
        "critical battery: the system may suspend background work; Live Activities stay, update them by push",
        level: .warning)
    }
    settle()
  }

  public func setLowPowerMode(_ isOn: Bool) {
    guard change(\.isLowPowerMode, to: isOn) else { return }
    note(isOn ? "Low Power Mode: pushes may be throttled" : "Low Power Mode is off")
    settle()
  }

  public func setSounds(_ isOn: Bool) {
    guard change(\.hasSounds, to: isOn) else { return }
    note(isOn ? "sounds on" : "silent mode: alerts are shown without their sound")
    settle()
  }

  public func setHaptics(_ isOn: Bool) {
    guard change(\.hasHaptics, to: isOn) else { return }
    note(isOn ? "haptics on" : "haptics off: what would be felt is only seen")
    settle()
  }

  /// Changes a setting and returns whether it is a change.
  private func change<Value: Equatable>(_ path: WritableKeyPath<DeviceSettings, Value>, to value: Value) -> Bool {
    guard settings[keyPath: path] != value else { return false }
    settings[keyPath: path] = value
    touch()
    return true
  }
}
