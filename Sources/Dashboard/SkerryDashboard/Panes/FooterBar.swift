import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryNotifications
import SkerryScreens
import SkerrySteps
import SkerryViews

/// The last line: the keys that do something now, or a remark about the last one.
struct FooterBar {
  private let dashboard: Dashboard
  private let accent: RGB
  /// The keys that work now; none where something else stands in their place.
  private var keys: [Key] = []
  private typealias Key = (key: String, title: String)

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
    if Words.text(of: dashboard) == nil { keys = keysNow }
  }

  func draw(_ pen: inout Pen) {
    let row = pen.grid.size.rows - 1
    let columns = pen.grid.size.columns
    if let passage = dashboard.phone.passage, passage.count > 0 { return draw(passage, &pen, row: row) }
    if let words = Words(of: dashboard) { return draw(words, &pen) }
    var keys = keys[...]
    var limit = columns - 1
    if dashboard.dialog == nil, columns >= Self.roomy, let quit = keys.popLast() {
      limit -= CellText("  \(quit.key) \(quit.title)").width
      _ = pen.keyCap(quit.key, quit.title, column: limit, row: row, limit: columns - limit)
      limit -= 1
    }
    var column = 1
    for (key, title) in keys {
      let used = pen.keyCap(key, title, column: column, row: row, limit: limit - column)
      if used == 0 { continue }
      column += used + 2
    }
  }

  /// The columns from which on the last key stands at the end of the line, whatever else there is room for.
  private static let roomy = 60

  /// What a screen reader says of it: each key by what it does, also those that there is no room for. Put into words when
  /// somebody asks, as it was when the line was drawn.
  var speech: SurfacePicture.Utterance {
    if let line = Words.text(of: dashboard) {
      return .elements { [SpokenElement(label: CellText(line).description)] }
    }
    return .elements { [keys] in
      keys.map { SpokenElement(label: CellText($0.title).description, hint: $0.key, traits: ["button"]) }
    }
  }

  /// The keys that work now: in front of everything else a dialog has them all.
  private var keysNow: [Key] {
    guard let dialog = dashboard.dialog else {
      return answers + bindings.map { (cap(of: $0), title(of: $0)) }
    }
    return DialogPicture(of: dashboard, accent: accent).hints(of: dialog)
  }

  /// What a question of the phone's is answered with.
  private var answers: [Key] {
    zip(Dashboard.answerKeys, dashboard.phone.answers).map { (String($0), $1.label) }
  }

  /// The keys of a binding as they are shown: of those that open apps as many as there are apps.
  private func cap(of binding: KeyBinding) -> String {
    guard binding.command == .openApp else { return binding.keyNames.first ?? "" }
    let count = min(binding.keys.count, dashboard.device.apps.count)
    return count > 1 ? "1-\(count)" : "1"
  }

  /// The rows it has: one, or as many as its words need on a narrow screen; and those of them that it takes from the
  /// panes. A tape's words stay until the tape has others; a remark is gone with the next key and must not move anything.
  static func rows(of dashboard: Dashboard) -> (all: Int, taken: Int) {
    if let passage = dashboard.phone.passage, passage.count > 0 { return (1, 1) }
    guard let words = Words(of: dashboard) else { return (1, 1) }
    return (words.lines.count, words.isCaption ? words.lines.count : 1)
  }

  /// The rows of its words, which a dialog leaves in sight; none where it has keys, as a dialog shows its own.
  static func rowsOfWords(of dashboard: Dashboard) -> Int {
    Words.text(of: dashboard) == nil ? 0 : rows(of: dashboard).all
  }

  /// The words in the place of the keys: those of a tape for who watches, or a remark about the last key.
  private struct Words {
    let isCaption: Bool
    /// At least one.
    let lines: [CellText]

    /// The most rows that words may take from the panes.
    private static let mostRows = 3

    static func text(of dashboard: Dashboard) -> String? { dashboard.caption ?? dashboard.remark }

    init?(of dashboard: Dashboard) {
      guard let text = Self.text(of: dashboard) else { return nil }
      isCaption = dashboard.caption != nil
      let columns = max(1, dashboard.size.columns - (isCaption ? 4 : 2))
      let all = CellText(text).wrapped(columns: columns)
      guard all.count > Self.mostRows else {
        lines = all.isEmpty ? [CellText("")] : all
        return
      }
      let last = (all[Self.mostRows - 1] + CellText(" …")).truncated(columns: columns)
      lines = all.prefix(Self.mostRows - 1) + [last]
    }
  }

  private func draw(_ words: Words, _ pen: inout Pen) {
    let first = pen.grid.size.rows - words.lines.count
    if words.isCaption { pen.write("▶", column: 1, row: first, limit: 1, accent, on: nil, .bold) }
    let column = words.isCaption ? 3 : 1
    for (index, line) in words.lines.enumerated() {
      pen.write(
        line.description, column: column, row: first + index, limit: pen.grid.size.columns - column - 1,
        words.isCaption ? Theme.bright : Theme.warning, on: nil, words.isCaption ? .bold : [])
    }
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
      // Its key answers.
      if binding.command == .nextEvent { return !isAsking }
      if binding.section == .activity { return hasActivity && [.clear, .press].contains(binding.command) }
      if binding.command == .demo { return !hasActivity && dashboard.hasDemonstration }
      return binding.footerOrder > 0
    }.map { (order: order($0), binding: $0) }.sorted { $0.order < $1.order }.map(\.binding)
  }

  private func order(_ binding: KeyBinding) -> Double {
    switch binding.command {
    case .longPress: 4.1
    case .press: 4.2
    case .nextEvent: 4.3
    // Where time stands still, to let it go on is what is needed most.
    case .pause where dashboard.time.isPaused: 4.25
    case .jump: 4.4
    case .phoneMenu: 4.5
    case .clear: 7.5
    case .demo: 1.5
    // Where not all panes are seen, changing them is what is needed most.
    case .nextPane: showsAllPanes ? Double(binding.footerOrder) : 1.2
    case .zoom: dashboard.isZoomed ? 0.7 : Double(binding.footerOrder)
    default: Double(binding.footerOrder)
    }
  }

  /// Whether the phone asks something that has to be answered first.
  private var isAsking: Bool { !dashboard.phone.answers.isEmpty }

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
