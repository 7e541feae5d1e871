import FoundationEssentials
import SkerryActivities
import SkerryViews

/// Switches of the phone.
extension Device {
  /// Makes the phone another one before anything happens on it; the log says nothing about it.
  package func configure(_ body: (inout DeviceSettings) -> Void) {
    body(&settings)
    setNotificationZone()
    applyConditions()
  }

  public func setLightAppearance(_ isLight: Bool) {
    guard change(\.isLightAppearance, to: isLight) else { return }
    note(.setting(.appearance), isLight ? "light appearance" : "dark appearance")
    settle()
  }

  public func set24HourClock(_ isOn: Bool) {
    guard change(\.uses24HourClock, to: isOn) else { return }
    note(.setting(.hourFormat), isOn ? "24-hour clock" : "12-hour clock")
    settle()
  }

  /// Lets intents whose policy is `.alwaysAllowed` run on a locked phone that knows nobody, or wait like all others.
  public func setRunsAllowedIntentsWhileLocked(_ isOn: Bool) {
    guard change(\.runsAllowedIntentsWhileLocked, to: isOn) else { return }
    let deed = isOn ? "follow their intents' policies" : "wait for the person"
    note(.setting(.lockedButtons), "buttons of a locked phone \(deed)")
    settle()
  }

  /// Writes symbols with other characters.
  public func setSymbolStyle(_ style: SymbolStyle) {
    guard change(\.symbolStyle, to: style) else { return }
    note(.setting(.symbols), "symbols: \(style.rawValue)")
    settle()
  }

  /// Becomes another model.
  public func setModel(_ model: DeviceModel) {
    guard change(\.modelID, to: model.id) else { return }
    // What an alert or a finger opened closes where the model shows such things elsewhere.
    if model.hasIsland { overlay.closeBanner() } else { collapse() }
    if !model.hasAlwaysOnDisplay, settings.screen == .alwaysOn { settings.screen = .locked }
    note(.setting(.model), "\(model.name), \(model.hasIsland ? "with" : "without") an island")
    settle()
  }

  /// Moves to a time zone; an empty name is the computer's own.
  public func setTimeZone(_ identifier: String) {
    guard change(\.timeZone, to: identifier) else { return }
    setNotificationZone()
    note(.setting(.timeZone), "time zone \(identifier.isEmpty ? "of the computer" : identifier)")
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
      .setting(.liveActivitiesWhenLocked),
      isShown
        ? "Live Activities are shown while the phone is locked"
        : "Live Activities are hidden while the phone is locked: Face ID & Passcode, Allow access when locked, is off")
    settle()
  }

  /// Whether an app's first card asks for the person's consent.
  public func setAsksAboutLiveActivities(_ asks: Bool) {
    guard change(\.asksAboutLiveActivities, to: asks) else { return }
    note(
      .setting(.asksAboutLiveActivities),
      asks ? "first cards ask: Don't Allow / Allow" : "cards don't ask: every app counts as allowed")
    applyConditions()
  }

  /// Swipes every card away, or those of one app.
  public func clearCards(of app: AppProcess? = nil) {
    let bundle = app?.information.bundleIdentifier
    for record in center.withRegistry({ $0.cards() }) where bundle == nil || record.appIdentifier == bundle {
      swipeAway(record)
    }
  }

  /// Taps Allow or Don't Allow below the app's card.
  public func answerConsent(_ isAllowed: Bool, of app: AppProcess) {
    let bundle = app.information.bundleIdentifier
    if let record = center.withRegistry({ registry in registry.cards().first { $0.appIdentifier == bundle } }),
      let reason = refusalOfTouch(record)
    {
      return ignore("answer", on: record, because: reason)
    }
    apply(.consent(appIdentifier: bundle, isAllowed: isAllowed))
    settle()
  }

  /// Installs another version of iOS; activities that run stay.
  public func setSystemVersion(_ version: SystemVersion) {
    guard change(\.systemVersion, to: version) else { return }
    switches.countSettingsChange()
    let missing = SystemFeature.allCases.filter { version < $0.since }
    note(
      .setting(.systemVersion),
      missing.contains(.liveActivities)
        ? "iOS \(version): too old for Live Activities, which need iOS \(SystemFeature.liveActivities.since)"
        : "iOS \(version)" + (missing.isEmpty ? "" : ": without " + missing.map(\.name).joined(separator: ", ")))
    applyConditions()
  }

  // MARK: Pushes

  public func setPushEnvironment(_ environment: PushEnvironment) {
    guard change(\.pushEnvironment, to: environment) else { return }
    note(
      .setting(.pushEnvironment), "push environment \(environment.rawValue): tokens are for \(environment.host)")
    applyConditions()
  }

  /// Gives everything of an app that pushes reach new tokens; the old ones die.
  public func rotateTokens(of app: AppProcess) {
    let bundle = app.information.bundleIdentifier
    for record in center.withRegistry({ $0.activities(of: bundle) }) where record.pushToken != nil {
      apply(.tokenRotation(id: record.id))
    }
    // The types of an app have one push-to-start token.
    if let type = app.widgets.activities.keys.sorted().first {
      apply(.startTokenRotation(appIdentifier: bundle, attributesType: type))
    }
    settle()
  }

  /// Gives an activity a new update token; the old one dies, and the app hears of the new one.
  public func rotateToken(of record: ActivityRecord) {
    apply(.tokenRotation(id: record.id))
    settle()
  }

  /// Switches a defect on or off that developers report from devices.
  public func setBehavior(_ behavior: ReportedBehavior, isShown: Bool) {
    var behaviors = Set(settings.reportedBehaviors)
    if isShown { behaviors.insert(behavior) } else { behaviors.remove(behavior) }
    guard change(\.reportedBehaviors, to: behaviors.sorted { $0.rawValue < $1.rawValue }) else { return }
    note(
      .setting(.reportedBehavior),
      isShown ? "reported behaviour: \(behavior.explanation)" : "without the reported behaviour “\(behavior.title)”")
    applyConditions()
  }

  /// Tells the registry what the device around it is like.
  func applyConditions() {
    apply(.conditions(switches.conditions(for: apps)))
    settle()
  }

  // MARK: Background App Refresh

  /// Whether Background App Refresh is on, for all apps or for one.
  public func allowsBackgroundRefresh(of app: AppProcess?) -> Bool {
    guard let bundle = app?.information.bundleIdentifier else { return settings.allowsBackgroundRefresh }
    return settings.allowsBackgroundRefresh(of: bundle)
  }

  /// Switches Background App Refresh on or off, for all apps or for one; pending requests wait while it is off.
  public func setBackgroundRefresh(_ isAllowed: Bool, for app: AppProcess? = nil) {
    if let bundle = app?.information.bundleIdentifier {
      var apps = Set(settings.appsWithoutBackgroundRefresh)
      if isAllowed { apps.remove(bundle) } else { apps.insert(bundle) }
      guard apps.sorted() != settings.appsWithoutBackgroundRefresh else { return }
      settings.appsWithoutBackgroundRefresh = apps.sorted()
    } else {
      guard settings.allowsBackgroundRefresh != isAllowed else { return }
      settings.allowsBackgroundRefresh = isAllowed
    }
    switches.countSettingsChange()
    note(
      .setting(.backgroundRefresh),
      "Background App Refresh \(isAllowed ? "on" : "off") for \(app?.information.displayName ?? "all apps")"
        + (isAllowed
          ? "" : ": pending background tasks wait, new requests are refused as unavailable, silent pushes wake nobody"))
    settle()
    runReleasedTasks()
  }

  /// Begins background tasks that a switch or a restart has just released: their time has come already.
  func runReleasedTasks() {
    guard let due = backgroundRunner.nextDeadline, due <= clock.now else { return }
    backgroundRunner.run(at: clock.now, by: self)
    settle()
  }

  // MARK: Power and feedback

  /// Charges or empties the battery, in percent from 1 to 100.
  public func setBattery(_ percent: Int) {
    let wasCritical = settings.isBatteryCritical
    guard change(\.batteryLevel, to: Double(min(max(percent, 1), 100)) / 100) else { return }
    note(.setting(.battery), "battery \(settings.batteryPercent) %")
    if settings.isBatteryCritical, !wasCritical {
      note(
        .setting(.battery),
        "critical battery: background tasks wait; Live Activities stay",
        level: .warning)
    }
    // A suspended app hears of it when it goes on.
    for process in apps where process.isRunning { processes.run(process) { await $0.batteryLevelChanged() } }
    settle()
    runReleasedTasks()
  }

  public func setLowPowerMode(_ isOn: Bool) {
    guard change(\.isLowPowerMode, to: isOn) else { return }
    note(
      .setting(.lowPowerMode),
      isOn ? "Low Power Mode: the budget of urgent pushes shrinks to a third" : "Low Power Mode is off")
    applyConditions()
    runReleasedTasks()
  }

  public func setSounds(_ isOn: Bool) {
    guard change(\.hasSounds, to: isOn) else { return }
    note(.setting(.sounds), isOn ? "sounds on" : "silent mode: what asks for attention vibrates instead of sounding")
    settle()
  }

  public func setHaptics(_ isOn: Bool) {
    guard change(\.hasHaptics, to: isOn) else { return }
    note(.setting(.haptics), isOn ? "haptics on" : "haptics off: nothing is felt")
    settle()
  }

  /// Changes a setting and returns whether it is a change.
  private func change<Value: Equatable>(_ path: WritableKeyPath<DeviceSettings, Value>, to value: Value) -> Bool {
    guard switches.change(path, to: value) else { return false }
    touch()
    return true
  }
}
