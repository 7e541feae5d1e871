import SkerryWidgets

/// A person's deeds with widgets.
extension Device {
  /// Makes everything that is placed ask for a first timeline, as after the phone was switched on.
  func loadWidgets() {
    widgets.load()
    controlHost.load()
    settle()
  }

  /// Places a widget: last on the home screen, or in the next free place of the lock screen. Throws
  /// ``DeviceControlProblem`` when the app does not offer it or there is no place left.
  ///
  /// - Parameters:
  ///   - widget: one that its app offers in that family.
  ///   - index: before which of those that are placed; `nil` for last.
  public func place(_ widget: PlacedWidget, at index: Int? = nil) throws(DeviceControlProblem) {
    try widgets.place(widget, at: index)
    settle()
  }

  /// Places the app's first widget that comes in a size instead of those it has on that screen, where the first of them
  /// is; `nil` only removes them. Throws ``DeviceControlProblem`` when the app has none or there is no place left.
  func placeOnly(_ family: WidgetFamily?, of app: AppProcess, onLockScreen: Bool) throws(DeviceControlProblem) {
    try widgets.placeOnly(family, of: app, onLockScreen: onLockScreen)
    settle()
  }

  /// Takes a widget off the screen.
  public func remove(_ widget: PlacedWidget) {
    widgets.remove(widget)
    settle()
  }
}
