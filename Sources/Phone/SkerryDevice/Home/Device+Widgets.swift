import SkerryWidgets

/// Placing widgets on home and lock screen.
extension Device {
  /// What is placed, in order: what the person chose, or each app's first widget in its first size of the home screen.
  public var placedWidgets: [PlacedWidget] {
    let widgets =
      settings.placedWidgets ?? apps.compactMap { app in placeableWidgets(of: app).first { !$0.family.isAccessory } }
    return widgets.filter(canBePlaced)
  }

  /// Everything an app offers for home and lock screen: each kind in each of its sizes.
  public func placeableWidgets(of app: AppProcess) -> [PlacedWidget] {
    app.widgets.timelines.flatMap { widget in
      WidgetFamily.onPhone.filter(widget.supportedFamilies.contains).map {
        PlacedWidget(app: app.name, kind: widget.kind, family: $0)
      }
    }
  }

  private func canBePlaced(_ widget: PlacedWidget) -> Bool {
    app(named: widget.app).map { placeableWidgets(of: $0).contains(widget) } ?? false
  }

  /// Places a widget: last on the home screen, or in the next free place of the lock screen. Throws
  /// ``DeviceControlProblem`` when the app does not offer it or there is no place left.
  ///
  /// - Parameters:
  ///   - widget: one that its app offers in that family.
  ///   - index: before which of those that are placed; `nil` for last.
  public func place(_ widget: PlacedWidget, at index: Int? = nil) throws(DeviceControlProblem) {
    guard let process = app(named: widget.app) else { throw DeviceControlProblem("No app is named “\(widget.app)”.") }
    let offered = placeableWidgets(of: process)
    guard offered.contains(widget) else {
      throw DeviceControlProblem(
        "\(process.information.displayName) has no widget \(widget.kind) in \(widget.family.word)"
          + (offered.isEmpty ? "." : "; it has \(Self.list(offered))."))
    }
    let before = placedWidgets
    if before.contains(widget) { return }
    if let problem = LockScreenSlots(before).problem(with: widget.family) { throw DeviceControlProblem(problem) }
    let index = min(index ?? before.count, before.count)
    settings.placedWidgets = before[..<index] + [widget] + before[index...]
    note(
      .widget(.placed),
      "widget \(widget.kind) placed on the \(widget.family.isAccessory ? "lock" : "home") screen, \(widget.family.word)",
      from: process.logSource)
    install(widget, .placed)
    settle()
  }

  /// Takes a widget off the screen.
  public func remove(_ widget: PlacedWidget) {
    let before = placedWidgets
    guard before.contains(widget) else { return }
    settings.placedWidgets = before.filter { $0 != widget }
    widgets.slots[widget] = nil
    note(
      .widget(.removed), "widget \(widget.kind), \(widget.family.word), removed",
      from: app(named: widget.app)?.logSource ?? .app(widget.app))
    settle()
  }

  /// Places the app's first widget that comes in a size instead of those it has on that screen, where the first of them
  /// is; `nil` only removes them.
  func placeOnly(_ family: WidgetFamily?, of app: AppProcess, onLockScreen: Bool) throws(DeviceControlProblem) {
    let offered = placeableWidgets(of: app).filter { $0.family.isAccessory == onLockScreen }
    let chosen = offered.first { $0.family == family }
    if let family, chosen == nil {
      throw DeviceControlProblem(
        "\(app.information.displayName) has no widget in \(family.word)"
          + (offered.isEmpty ? "." : "; it has \(Self.list(offered))."))
    }
    let others = placedWidgets.filter { $0.app == app.name && $0.family.isAccessory == onLockScreen && $0 != chosen }
    if let chosen,
      let problem = LockScreenSlots(placedWidgets.filter { !others.contains($0) && $0 != chosen }).problem(
        with: chosen.family)
    {
      throw DeviceControlProblem(problem)
    }
    let index = placedWidgets.firstIndex(where: others.contains)
    for widget in others { remove(widget) }
    if let chosen { try place(chosen, at: index) }
  }

  private static func list(_ widgets: [PlacedWidget]) -> String {
    widgets.map { "\($0.kind) in \($0.family.word)" }.joined(separator: ", ")
  }

  // MARK: Pages

  /// Turns so many pages on a home screen that has `pageCount` of them, and not beyond its ends: 1 to the next, -1 back.
  package func turnPage(_ count: Int, of pageCount: Int) {
    let last = max(0, pageCount - 1)
    showPage(min(min(homePage, last) + count, last))
  }

  /// Shows a page of the home screen, from 0; where there are fewer, the last one is drawn.
  public func showPage(_ page: Int) {
    let page = max(0, page)
    guard page != homePage else { return }
    homePage = page
    touch()
  }

  // MARK: What pictures ask

  /// What a placed widget shows now; `nil` while it is not on the phone.
  package func content(of widget: PlacedWidget) -> WidgetContent? { widgets.slots[widget]?.content }
}
