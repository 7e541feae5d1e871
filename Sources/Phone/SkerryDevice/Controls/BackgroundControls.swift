import SkerryViews

extension DeviceControl {
  /// What apps may do in the background.
  nonisolated static let backgroundControls: [DeviceControl] = [
    DeviceControl(
      "background-refresh", "Background App Refresh", .toggle, .power, scope: .phoneOrApp,
      help: "Let apps run in the background now and then, all or one; off: BGTaskScheduler refuses requests.",
      read: { device, app in device.allowsBackgroundRefresh(of: app).word },
      write: { device, app, value in device.setBackgroundRefresh(value.isOn, for: app) }),
    DeviceControl(
      "background-task", "Run background task", .action, .power, scope: .app,
      help: "Begin the background task that an app has asked for now, as Xcode's debugger can.",
      write: { device, app, _ in if let app { device.simulateBackgroundTask(of: app) } }),
  ]
}

extension Device {
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
    note(
      .setting(.backgroundRefresh),
      "Background App Refresh \(isAllowed ? "on" : "off") for \(app?.information.displayName ?? "all apps")"
        + (isAllowed ? "" : ": pending background tasks wait, new requests are refused as unavailable"))
    settle()
  }
}
