import SkerryWidgets

extension DeviceControl {
  /// The widgets of an app on home and lock screen.
  nonisolated static let widgetControls: [DeviceControl] = [
    DeviceControl(
      "widget", "Widget", .choice(["none", "small", "medium", "large"]), .widgets, scope: .app,
      help: "The size of an app's widget on the home screen; none takes it off.",
      read: { device, app in device.sizes(of: app, onLockScreen: false) },
      write: { device, app, value throws(DeviceControlProblem) in
        if let app { try device.placeOnly(WidgetFamily(word: value), of: app, onLockScreen: false) }
      }),
    DeviceControl(
      "lock-widget", "Lock screen widget", .choice(["none", "circular", "rectangular", "inline"]), .widgets,
      scope: .app, help: "The shape of an app's widget on the lock screen; none takes it off.",
      read: { device, app in device.sizes(of: app, onLockScreen: true) },
      write: { device, app, value throws(DeviceControlProblem) in
        if let app { try device.placeOnly(WidgetFamily(word: value), of: app, onLockScreen: true) }
      }),
  ]
}

extension Device {
  fileprivate func sizes(of app: AppProcess?, onLockScreen: Bool) -> String {
    let sizes = placedWidgets.filter { $0.app == app?.name && $0.family.isAccessory == onLockScreen }
    return sizes.isEmpty ? "none" : sizes.map(\.family.word).joined(separator: ", ")
  }
}
