import FoundationEssentials

extension NotificationState {
  /// Shows the dialog, unless the person decided already; provisional leave is given without one.
  mutating func ask(_ app: String, _ options: UNAuthorizationOptions, _ step: inout NotificationStep) {
    guard let state = apps[app] else { return step.add(.ignored(.unknownApp), app: app) }
    guard state.authorization != .denied, state.authorization != .authorized else { return }
    // Critical alerts are Apple's to give; without the entitlement the option isn't there to be asked for.
    let options = state.information.mayAlertCritically ? options : options.subtracting(.criticalAlert)
    apps[app]?.options = options
    if options.contains(.provisional) {
      return state.authorization == .provisional ? () : setAuthorization(app, .provisional, &step)
    }
    guard !dialogs.contains(app) else { return }
    dialogs.append(app)
    step.add(.authorizationAsked(options), app: app)
  }

  mutating func answer(_ app: String, _ isAllowed: Bool, _ step: inout NotificationStep) {
    guard dialogs.contains(app) else { return step.add(.ignored(.noDialog), app: app) }
    setAuthorization(app, isAllowed ? .authorized : .denied, &step)
  }

  /// The switch in Settings; an app that never asked gets everything it could ask for.
  mutating func allow(_ app: String, _ isAllowed: Bool, _ step: inout NotificationStep) {
    guard let state = apps[app] else { return step.add(.ignored(.unknownApp), app: app) }
    if isAllowed, state.options.isDisjoint(with: [.alert, .sound, .badge]) {
      apps[app]?.options.formUnion([.alert, .sound, .badge])
    }
    setAuthorization(app, isAllowed ? .authorized : .denied, &step)
  }

  private mutating func setAuthorization(
    _ app: String, _ status: UNAuthorizationStatus, _ step: inout NotificationStep
  ) {
    dialogs.removeAll { $0 == app }
    changing(app, &step) { $0.authorization = status }
    step.add(.authorizationChanged(status), app: app)
  }

  mutating func setPreferences(
    _ app: String, _ preferences: NotificationPreferences, _ step: inout NotificationStep
  ) {
    guard let old = apps[app]?.preferences else { return step.add(.ignored(.unknownApp), app: app) }
    changing(app, &step) { $0.preferences = preferences }
    for sentence in preferences.changes(from: old) { step.add(.settingChanged(sentence), app: app) }
  }

  /// Changes an app and tells if that shows or hides its badge.
  private mutating func changing(
    _ app: String, _ step: inout NotificationStep, _ change: (inout NotificationAppState) -> Void
  ) {
    guard var state = apps[app] else { return }
    let badge = state.badge
    change(&state)
    apps[app] = state
    if state.badge != badge { step.add(.badgeChanged(from: badge, to: state.badge), app: app) }
  }

  mutating func setPreviews(_ setting: UNShowPreviewsSetting, _ step: inout NotificationStep) {
    guard setting != previews else { return }
    previews = setting
    step.add(.settingChanged("previews are shown \(setting.words)"))
  }

  mutating func setFocus(_ mode: FocusMode, _ step: inout NotificationStep) {
    guard mode != focus else { return }
    focus = mode
    step.add(.focusChanged(mode))
  }

  /// The rules of a Focus mode, as the person left them.
  public func rules(of mode: FocusMode) -> FocusRules { focusRules[mode] ?? mode.standardRules }

  mutating func setFocusRules(_ mode: FocusMode, _ rules: FocusRules, _ step: inout NotificationStep) {
    guard rules != self.rules(of: mode) else { return }
    focusRules[mode] = rules
    let apps = rules.allowedApps.isEmpty ? "no app" : rules.allowedApps.joined(separator: ", ")
    let timeSensitive = rules.allowsTimeSensitive ? "and time-sensitive notifications" : "and nothing time-sensitive"
    step.add(.settingChanged("Focus \(mode.title) lets through \(apps) \(timeSensitive)"))
  }

  /// Unlocking moves what is on the lock screen to the Notification Center; locking closes the banner.
  mutating func setScreen(_ isLocked: Bool, _ step: inout NotificationStep) {
    guard isLocked != self.isLocked else { return }
    self.isLocked = isLocked
    if isLocked { return closeBanner(.locked, &step) }
    for index in records.indices { records[index].isOnLockScreen = false }
  }

  /// Takes over a wall clock that a person set. What waited for an instant that has passed is due now, and no sooner: an
  /// app that is asked about it has its time to answer.
  mutating func setClock(to instant: Date, by seconds: Double) {
    keepDurations(whenSetBy: seconds)
    for (app, state) in apps {
      for (index, pending) in state.pending.enumerated() where pending.date < instant {
        apps[app]?.pending[index].date = instant
      }
    }
  }

  /// A wait of so many seconds lasts them, whatever a person makes of the wall clock.
  mutating func keepDurations(whenSetBy seconds: Double) {
    let end = banner?.end
    banner?.end = end?.addingTimeInterval(seconds)
    for index in extensions.indices { extensions[index].end.addTimeInterval(seconds) }
    for index in questions.indices { questions[index].end.addTimeInterval(seconds) }
    version += 1
  }

  mutating func setForeground(_ app: String?, _ step: inout NotificationStep) {
    foregroundApp = app
    if let app, banner?.record.appIdentifier == app { closeBanner(.appOpened, &step) }
  }
}

extension NotificationPreferences {
  /// The differences, one sentence each.
  fileprivate func changes(from old: NotificationPreferences) -> [String] {
    var changes: [String] = []
    func compare(_ name: String, _ value: (NotificationPreferences) -> Bool) {
      if value(self) != value(old) { changes.append("\(name) switched \(value(self) ? "on" : "off")") }
    }
    if alertStyle != old.alertStyle { changes.append("banner style: \(alertStyle)") }
    compare("sounds") { $0.allowsSounds }
    compare("badges") { $0.allowsBadges }
    compare("lock screen") { $0.showsOnLockScreen }
    compare("Notification Center") { $0.showsInNotificationCenter }
    compare("time-sensitive notifications") { $0.allowsTimeSensitive }
    if previews != old.previews { changes.append("previews are shown \(previews?.words ?? "as the phone is set")") }
    return changes
  }
}

extension UNShowPreviewsSetting {
  /// The setting as part of a sentence.
  var words: String {
    switch self {
    case .always: "always"
    case .whenAuthenticated: "when unlocked"
    case .never: "never"
    }
  }
}
