import SkerryViews

extension DeviceControl {
  /// Battery, sounds and haptics.
  nonisolated static let powerControls: [DeviceControl] = [
    DeviceControl(
      "battery", "Battery", .number(1...100), .power, help: "Charge in percent; 5 or less is critical.",
      read: { device, _ in String(device.settings.batteryPercent) },
      write: { device, _, value in if let percent = Int(value) { device.setBattery(percent) } }),
    DeviceControl(
      "low-power", "Low Power Mode", .toggle, .power, help: "Throttles pushes and background work.",
      read: { device, _ in device.settings.isLowPowerMode.word },
      write: { device, _, value in device.setLowPowerMode(value.isOn) }),
    DeviceControl(
      "sounds", "Sounds", .toggle, .power, help: "Off is silent mode: nothing rings.",
      read: { device, _ in device.settings.hasSounds.word },
      write: { device, _, value in device.setSounds(value.isOn) }),
    DeviceControl(
      "haptics", "Haptics", .toggle, .power, help: "Off: nothing is felt, so apps have to show it.",
      read: { device, _ in device.settings.hasHaptics.word },
      write: { device, _, value in device.setHaptics(value.isOn) }),
  ]
}

extension DeviceControl {
  /// The rights of apps in the background.
  nonisolated static let backgroundControls: [DeviceControl] = [
    DeviceControl(
      "background-refresh", "Background App Refresh", .toggle, .power, scope: .phoneOrApp,
      help: "Let apps run in the background now and then, all or one; off: BGTaskScheduler refuses requests, and "
        + "silent pushes wake no app that isn’t in front.",
      read: { device, app in device.allowsBackgroundRefresh(of: app).word },
      write: { device, app, value in device.setBackgroundRefresh(value.isOn, for: app) }),
    DeviceControl(
      "suspension", "Suspension", .toggle, .power,
      help: "Suspend apps seconds after they left the screen, as a phone does; off: their code goes on.",
      read: { device, _ in device.settings.suspendsApps.word },
      write: { device, _, value in device.setSuspension(value.isOn) }),
    DeviceControl(
      "terminate", "End by the system", .action, .power, scope: .app, isDestructive: true,
      help: "End an app's process as the system does for want of memory; pushes and tasks launch it again.",
      write: { device, app, _ throws(DeviceControlProblem) in
        guard let app else { return }
        guard app.isRunning else {
          throw DeviceControlProblem("\(app.information.displayName) does not run.", isRefusal: true)
        }
        device.terminate(app)
      }),
    DeviceControl(
      "background-task", "Run background task", .action, .power, scope: .app,
      help: "Begin the background task that an app has asked for now, as Xcode's debugger can.",
      write: { device, app, _ in if let app { device.simulateBackgroundTask(of: app) } }),
  ]
}
