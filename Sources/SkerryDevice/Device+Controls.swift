import SkerryActivities

/// Buttons and switches of the phone.
extension Device {
  public func lock() {
    guard !settings.isLocked else { return }
    let front = foregroundApp
    settings.screen = .locked
    sendToBackground(front)
    settings.foregroundApp = front?.name
    center.apply(.transientEnd(appIdentifier: nil))
    collapse()
    note("locked")
    settle()
  }

  /// Unlocks to where the phone was: an app or the home screen.
  public func unlock() {
    guard settings.isLocked else { return }
    settings.screen = .unlocked
    note("unlocked")
    if let front = foregroundApp {
      front.state.isForeground = true
      launch(front)
      run(front) { await $0.scenePhaseChanged(to: .active) }
    }
    settle()
  }

  /// Dims a locked screen or lights it up again.
  public func toggleAlwaysOn() {
    guard settings.model.hasAlwaysOnDisplay else {
      return note("\(settings.model.name) has no always-on screen; choose a Pro model", level: .warning)
    }
    switch settings.screen {
    case .unlocked:
      lock()
      settings.screen = .alwaysOn
    case .locked: settings.screen = .alwaysOn
    case .alwaysOn: settings.screen = .locked
    }
    note(settings.screen == .alwaysOn ? "always-on screen: dimmed, timers once a minute" : "screen lit")
    settle()
  }

  public func toggleAppearance() {
    settings.isLightAppearance.toggle()
    note(settings.isLightAppearance ? "light appearance" : "dark appearance")
    settle()
  }

  public func toggle24HourClock() {
    settings.uses24HourClock.toggle()
    note(settings.uses24HourClock ? "24-hour clock" : "12-hour clock")
    settle()
  }

  /// Switches Live Activities on or off for all apps; running ones end when it goes off.
  public func toggleLiveActivities() {
    settings.allowsLiveActivities.toggle()
    center.apply(.permission(appIdentifier: nil, isAllowed: settings.allowsLiveActivities))
    settle()
  }

  /// Becomes another model.
  public func setModel(_ model: DeviceModel) {
    guard model != settings.model else { return }
    settings.modelID = model.id
    if !model.hasIsland { collapse() }
    note("\(model.name), \(model.hasIsland ? "with" : "without") an island")
    settle()
  }

  public func nextModel() {
    let index = DeviceModel.all.firstIndex(of: settings.model) ?? 0
    setModel(DeviceModel.all[(index + 1) % DeviceModel.all.count])
  }

  public func setTimeZone(_ identifier: String) {
    settings.timeZone = identifier
    settle()
  }

  /// Expands an activity in the island, as a long press does, or collapses it again.
  public func toggleExpansion(of record: ActivityRecord) {
    if expansion?.activityID == record.id {
      collapse()
    } else if !settings.model.hasIsland {
      note("long press: this model has no island", level: .warning)
    } else if settings.isLocked {
      note("long press: the island shows no activities while the lock screen is up", level: .warning)
    } else if record.appIdentifier == foregroundApp?.information.bundleIdentifier {
      note("long press: an app in the foreground is not shown in the island", level: .warning)
    } else {
      expand(record.id)
    }
  }
}
