import FoundationEssentials
import SkerryWidgets

/// The widgets on home and lock screen: what is placed, and what it shows.
final class WidgetHost {
  let processes: Processes
  let settings: PhoneSettings
  let log: PhoneLog
  /// The placed widgets, with their timelines.
  var slots: [PlacedWidget: WidgetSlot] = [:] { didSet { changes += 1 } }
  /// How often providers were asked; each question has a number of its own.
  var loadCount = 0
  /// How often widgets got something else to show.
  private var contentCount = 0
  /// The timelines that widgets would still have if the program had gone on.
  var keptReloads: [PlacedWidget: WidgetReload] = [:] { didSet { changes += 1 } }
  /// Grows with everything that is asked for, shown or due.
  private(set) var changes = 0
  /// The placed widgets that follow from the person's choice; asked for at every instant.
  private var known: (chosen: [PlacedWidget]?, placed: [PlacedWidget])?

  init(_ processes: Processes, settings: PhoneSettings, log: PhoneLog) {
    self.processes = processes
    self.settings = settings
    self.log = log
  }

  var now: Date { processes.services.clock.now }

  /// The number of something new to show.
  func nextContentNumber() -> Int {
    contentCount += 1
    return contentCount
  }

  /// The content of a placed widget now; `nil` while it is not on the phone.
  func content(of widget: PlacedWidget) -> WidgetContent? { slots[widget]?.content }

  // MARK: A restart of the program

  /// The timelines of widgets, as far as they can be stored. One whose provider is being asked has none: it is asked
  /// again.
  var reloads: [WidgetReload] {
    get {
      var kept = keptReloads
      for (widget, slot) in slots { kept[widget] = slot.load == nil ? slot.reload(of: widget) : nil }
      return kept.values.sorted {
        ($0.widget.app, $0.widget.kind, $0.widget.family.rawValue)
          < ($1.widget.app, $1.widget.kind, $1.widget.family.rawValue)
      }
    }
    set { keptReloads = Dictionary(newValue.map { ($0.widget, $0) }, uniquingKeysWith: { _, last in last }) }
  }

  /// Switches the phone off: providers that were asked don't answer any more.
  func switchOff() {
    processes.endWidgetExtensions()
    for widget in slots.keys { slots[widget]?.load = nil }
  }

  // MARK: Placing

  /// The placed widgets, in order: the person's choice, or each app's first widget in its first size of the home
  /// screen.
  var placed: [PlacedWidget] {
    let chosen = settings.values.placedWidgets
    if let known, known.chosen == chosen { return known.placed }
    let widgets = chosen ?? processes.apps.compactMap { app in placeable(of: app).first { !$0.family.isAccessory } }
    let placed = widgets.filter(canBePlaced)
    known = (chosen, placed)
    return placed
  }

  /// Everything an app offers for home and lock screen: each kind in each of its sizes.
  func placeable(of app: AppProcess) -> [PlacedWidget] {
    app.widgets.timelines.flatMap { widget in
      WidgetFamily.onPhone.filter(widget.supportedFamilies.contains).map {
        PlacedWidget(app: app.name, kind: widget.kind, family: $0)
      }
    }
  }

  private func canBePlaced(_ widget: PlacedWidget) -> Bool {
    processes.app(named: widget.app).map { placeable(of: $0).contains(widget) } ?? false
  }

  /// Places a widget: last on the home screen, or in the next free place of the lock screen. Throws
  /// ``DeviceControlProblem`` when the app does not offer it or there is no place left.
  ///
  /// - Parameters:
  ///   - widget: one that its app offers in that family.
  ///   - index: before which of those that are placed; `nil` for last.
  func place(_ widget: PlacedWidget, at index: Int? = nil) throws(DeviceControlProblem) {
    guard let process = processes.app(named: widget.app) else {
      throw DeviceControlProblem("No app is named “\(widget.app)”.")
    }
    let offered = placeable(of: process)
    guard offered.contains(widget) else {
      throw DeviceControlProblem(
        "\(process.information.displayName) has no widget \(widget.kind) in \(widget.family.word)"
          + (offered.isEmpty ? "." : "; it has \(Self.list(offered))."))
    }
    let before = placed
    if before.contains(widget) { return }
    if let problem = LockScreenSlots(before).problem(with: widget.family) { throw DeviceControlProblem(problem) }
    let index = min(index ?? before.count, before.count)
    settings.values.placedWidgets = before[..<index] + [widget] + before[index...]
    log.note(
      .widget(.placed),
      "widget \(widget.kind) placed on the \(widget.family.isAccessory ? "lock" : "home") screen, \(widget.family.word)",
      from: process.logSource)
    install(widget, .placed)
  }

  /// Takes a widget off the screen.
  func remove(_ widget: PlacedWidget) {
    let before = placed
    guard before.contains(widget) else { return }
    settings.values.placedWidgets = before.filter { $0 != widget }
    slots[widget] = nil
    log.note(
      .widget(.removed), "widget \(widget.kind), \(widget.family.word), removed",
      from: processes.app(named: widget.app)?.logSource ?? .app(widget.app))
  }

  /// Places the app's first widget that comes in a size instead of those it has on that screen, where the first of them
  /// is; `nil` only removes them.
  func placeOnly(_ family: WidgetFamily?, of app: AppProcess, onLockScreen: Bool) throws(DeviceControlProblem) {
    let offered = placeable(of: app).filter { $0.family.isAccessory == onLockScreen }
    let chosen = offered.first { $0.family == family }
    if let family, chosen == nil {
      throw DeviceControlProblem(
        "\(app.information.displayName) has no widget in \(family.word)"
          + (offered.isEmpty ? "." : "; it has \(Self.list(offered))."))
    }
    let others = placed.filter { $0.app == app.name && $0.family.isAccessory == onLockScreen && $0 != chosen }
    if let chosen,
      let problem = LockScreenSlots(placed.filter { !others.contains($0) && $0 != chosen }).problem(
        with: chosen.family)
    {
      throw DeviceControlProblem(problem)
    }
    let index = placed.firstIndex(where: others.contains)
    for widget in others { remove(widget) }
    if let chosen { try place(chosen, at: index) }
  }

  private static func list(_ widgets: [PlacedWidget]) -> String {
    widgets.map { "\($0.kind) in \($0.family.word)" }.joined(separator: ", ")
  }
}
