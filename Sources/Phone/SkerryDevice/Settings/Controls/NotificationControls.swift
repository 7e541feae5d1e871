import SkerryNotifications

extension DeviceControl {
  /// The disturbances that the person allows, and what is shown to others.
  nonisolated static let notificationControls: [DeviceControl] = [
    DeviceControl(
      "focus", "Focus", .choice(FocusMode.allCases.map(\.controlName)), .notifications,
      help: "Turn a Focus on: it silences notifications and the alerts of Live Activities.",
      read: { device, _ in device.notifications.withState { $0.focus }.controlName },
      write: { device, _, value in
        if let mode = FocusMode.allCases.first(where: { $0.controlName == value }) { device.setFocus(mode) }
      }),
    DeviceControl(
      "previews", "Show previews", .choice(PreviewsWord.allCases.map(\.rawValue)), .notifications,
      help: "When texts of notifications and what privacySensitive() marks are shown.",
      read: { device, _ in PreviewsWord(device.notifications.withState { $0.previews }).rawValue },
      write: { device, _, value in if let word = PreviewsWord(rawValue: value) { device.setPreviews(word.setting) } }),
    DeviceControl(
      "notifications", "Notifications", .toggle, .notifications, scope: .app, help: "Allow an app's notifications.",
      read: { device, app in
        guard let bundle = app?.information.bundleIdentifier else { return "" }
        return (device.notifications.withState { $0.apps[bundle]?.isAllowed } ?? false).word
      },
      write: { device, app, value in if let app { device.setNotifications(value.isOn, for: app) } }),
    DeviceControl(
      "clear-notifications", "Clear notifications", .action, .notifications, isDestructive: true,
      help: "Remove every notification from the list.", write: { device, _, _ in device.clearNotifications() }),
  ]
}

nonisolated extension FocusMode {
  /// The name as it is written on the command line.
  var controlName: String {
    switch self {
    case .none: "off"
    case .doNotDisturb: "do-not-disturb"
    case .sleep, .work, .personal: rawValue
    }
  }
}

/// When previews are shown, as it is written on the command line.
nonisolated private enum PreviewsWord: String, CaseIterable {
  case always
  case whenUnlocked = "when-unlocked"
  case never

  init(_ setting: UNShowPreviewsSetting) {
    switch setting {
    case .always: self = .always
    case .whenAuthenticated: self = .whenUnlocked
    case .never: self = .never
    }
  }

  var setting: UNShowPreviewsSetting {
    switch self {
    case .always: .always
    case .whenUnlocked: .whenAuthenticated
    case .never: .never
    }
  }
}
