import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerrySteps

/// The last line: the keys that do something now, or a remark about the last one.
struct FooterBar {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  func draw(_ pen: inout Pen) {
    let row = pen.grid.size.rows - 1
    let columns = pen.grid.size.columns
    if let passage = dashboard.phone.passage, passage.count > 0 { return draw(passage, &pen, row: row) }
    if let caption = dashboard.caption { return draw(caption: caption, &pen, row: row) }
    if let remark = dashboard.remark {
      pen.write(remark, column: 1, row: row, limit: columns - 2, Theme.warning)
      return
    }
    var column = 1
    for (key, title) in keys {
      let used = pen.keyCap(key, title, column: column, row: row, limit: columns - column - 1)
      if used == 0 { continue }
      column += used + 2
    }
  }

  /// The keys that work now: in front of everything else a dialog has them all.
  private var keys: [(key: String, title: String)] {
    guard let dialog = dashboard.dialog else { return bindings.map { ($0.keyNames.first ?? "", title(of: $0)) } }
    return DialogPicture(size: dashboard.size, accent: accent, process: dashboard.shownApp).hints(of: dialog)
  }

  /// The words of a tape for those who watch.
  private func draw(caption: String, _ pen: inout Pen, row: Int) {
    pen.write("▶", column: 1, row: row, limit: 1, accent, on: nil, .bold)
    pen.write(caption, column: 3, row: row, limit: pen.grid.size.columns - 4, Theme.bright, on: nil, .bold)
  }

  /// How far a jump has come, and how it is stopped.
  private func draw(_ passage: Passage, _ pen: inout Pen, row: Int) {
    let columns = pen.grid.size.columns
    let zone = dashboard.device.settings.timeZone
    let (now, end) = (WallClock(passage.reached, timeZone: zone), WallClock(passage.target, timeZone: zone))
    let text = "\(Int(passage.share * 100)) %  \(now.sortableDate) of \(end.sortableDate)"
    let used = pen.write("▶▶ \(text)", column: 1, row: row, limit: columns - 2, accent, on: nil, .bold)
    _ = pen.keyCap("Escape", "Stop here", column: used + 3, row: row, limit: columns - used - 4)
  }

  private var bindings: [KeyBinding] {
    let hasActivity = dashboard.selectedActivity != nil
    return Keymap.bindings.filter { binding in
      if binding.command == .longPress { return hasActivity && canExpand }
      if binding.command == .press, isAsking { return true }
      if binding.section == .activity { return hasActivity && [.clear, .press].contains(binding.command) }
      if binding.command == .demo { return !hasActivity }
      return binding.footerOrder > 0
    }.sorted { order($0) < order($1) }
  }

  private func order(_ binding: KeyBinding) -> Double {
    switch binding.command {
    case .longPress: 4.1
    case .press: isAsking ? 0.5 : 4.2
    case .nextEvent: 4.3
    case .clear: 7.5
    case .demo: 1.5
    // Where not all panes are seen, changing them is what is needed most.
    case .nextPane: showsAllPanes ? Double(binding.footerOrder) : 1.2
    case .zoom: dashboard.isZoomed ? 0.7 : Double(binding.footerOrder)
    default: Double(binding.footerOrder)
    }
  }

  /// Whether the phone asks something that only a press answers.
  private var isAsking: Bool {
    !dashboard.device.settings.isLocked && dashboard.device.notifications.withState { !$0.dialogs.isEmpty }
  }

  private var canExpand: Bool {
    guard let record = dashboard.selectedActivity else { return false }
    if dashboard.device.expansion?.activityID == record.id { return true }
    return dashboard.device.presence(of: .expanded, of: record) == .hidden(.needsLongPress)
  }

  private var layout: DashboardLayout { dashboard.layout }

  private var showsAllPanes: Bool { layout.panes.count == Pane.allCases.count }

  private func title(of binding: KeyBinding) -> String {
    switch binding.command {
    case .lock: dashboard.device.settings.isLocked ? "Unlock" : "Lock"
    case .pause: dashboard.time.isPaused ? "Go on" : "Pause"
    case .longPress: dashboard.device.expansion == nil ? "Expand" : "Collapse"
    case .nextPane: showsAllPanes ? binding.title : nextPane.rawValue
    case .zoom: dashboard.isZoomed ? "All panes" : "Zoom"
    default: binding.title
    }
  }

  private var nextPane: Pane {
    let order = layout.order
    let index = order.firstIndex(of: dashboard.focus) ?? 0
    return order[(index + 1) % order.count]
  }
}
