import SkerryActivities

extension DeviceControl {
  /// The person's permissions of Live Activities.
  nonisolated static let activityControls: [DeviceControl] = [
    DeviceControl(
      "live-activities", "Live Activities", .toggle, .activities, scope: .phoneOrApp,
      help: "Allow Live Activities, for all apps or for one; running ones end when it goes off.",
      read: { device, app in device.allowsLiveActivities(of: app).word },
      write: { device, app, value in device.setLiveActivities(value.isOn, for: app) }),
    DeviceControl(
      "frequent-updates", "More frequent updates", .toggle, .activities, scope: .app,
      help: "Allow an app a larger budget of pushes with priority 10.",
      read: { device, app in
        guard let bundle = app?.information.bundleIdentifier else { return "" }
        return device.center.withRegistry { $0.areFrequentPushesAllowed(bundle) }.word
      },
      write: { device, app, value in
        guard let app else { return }
        device.apply(.frequentPushes(appIdentifier: app.information.bundleIdentifier, isAllowed: value.isOn))
        guard !app.information.supportsFrequentUpdates else { return }
        device.note(
          .permission(.frequentUpdates),
          "no budget changes: without NSSupportsLiveActivitiesFrequentUpdates in its Info.plist a phone's Settings have no "
            + "such switch for the app", from: app.logSource, level: .warning)
      }),
    DeviceControl(
      "live-activities-when-locked", "Shown when locked", .toggle, .activities,
      help: "Live Activities under Face ID & Passcode, Allow access when locked.",
      read: { device, _ in device.settings.showsLiveActivitiesWhenLocked.word },
      write: { device, _, value in device.setLiveActivitiesWhenLocked(value.isOn) }),
    DeviceControl(
      "ask-first", "Ask first", .toggle, .activities,
      help: "An app's first card asks Don't Allow / Allow; tokens of activities started by push wait for the answer.",
      read: { device, _ in device.settings.asksAboutLiveActivities.word },
      write: { device, _, value in device.setAsksAboutLiveActivities(value.isOn) }),
    DeviceControl(
      "clear-cards", "Clear cards", .action, .activities, scope: .phoneOrApp, isDestructive: true,
      help: "Swipe every card away, or those of one app; their activities end.",
      write: { device, app, _ in device.clearCards(of: app) }),
    DeviceControl(
      "answer", "Answer the question", .choice(["allow", "deny"]), .activities, scope: .app,
      help: "Tap Allow or Don't Allow below the app's card.",
      read: { device, app in
        guard let bundle = app?.information.bundleIdentifier else { return "" }
        return device.center.withRegistry { $0.consent(of: bundle) }.rawValue
      },
      write: { device, app, value in
        if let app { device.answerConsent(value == "allow", of: app) }
      }),
  ]
}
