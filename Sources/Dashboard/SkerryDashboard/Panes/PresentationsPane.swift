import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews
import SkerryWidgets

/// The presentations of the selected activity, each labelled, with what does not fit beside it.
struct PresentationsPane {
  let dashboard: Dashboard
  private let accent: RGB
  /// The columns that are seen of it: where pictures are wider, words are not.
  private var visibleColumns = Int.max

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  /// The columns in which the cards of phone and Watch stand side by side.
  nonisolated static func columnsOfAll(_ model: DeviceModel) -> Int {
    2 * (model.cardColumns + gap) + ScreenMetrics.smallCardColumns + 2
  }

  /// Columns between pictures that stand side by side.
  nonisolated private static let gap = 3

  func content(_ size: CellSize) -> DashboardPicture.Content {
    var pane = self
    pane.visibleColumns = size.columns
    return pane.drawn(size)
  }

  private func drawn(_ size: CellSize) -> DashboardPicture.Content {
    if let shown = dashboard.previewInFront { return drawn(shown.preview, shown.state, size) }
    guard let record = dashboard.selectedActivity else { return empty(size) }
    let name = dashboard.device.app(ofBundle: record.appIdentifier)?.information.displayName ?? record.appIdentifier
    let model = dashboard.device.settings.model
    let columns = max(size.columns, model.cardColumns + 2)
    var pen = Pen(size: CellSize(columns: columns, rows: max(size.rows, 100)), background: Theme.stage)
    var picture = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    var row = drawIslands(record, &pen, &picture)
    if columns >= Self.columnsOfAll(model) {
      row = drawSideBySide([.expanded, .lockScreen, .watch], record, row: row, &pen, &picture)
    } else if columns >= 2 * model.cardColumns + 6 {
      row = drawSideBySide([.expanded, .lockScreen], record, row: row, &pen, &picture)
      row = draw(.watch, record, row: row + 1, &pen, &picture)
    } else {
      row = draw(.expanded, record, row: row, &pen, &picture) + 1
      row = draw(.lockScreen, record, row: row, &pen, &picture)
      row = draw(.watch, record, row: row + 1, &pen, &picture)
    }
    var whole = SurfacePicture(
      grid: Grid(
        size: CellSize(columns: columns, rows: max(size.rows, row)),
        filledWith: Cell.blank(on: CellColor(Theme.stage))))
    whole.grid.copy(pen.grid, to: .zero, clip: whole.grid.bounds)
    whole.merge(picture, at: .zero, clip: whole.grid.bounds)
    let end = end(of: record)
    return DashboardPicture.Content(
      title: "\(name) · \(end ?? record.activityState.rawValue)", remark: position(of: record),
      window: window(whole, size))
  }

  func window(_ whole: SurfacePicture, _ size: CellSize) -> PaneWindow {
    PaneWindow(
      whole, size: size, scroll: dashboard.scroll(of: .presentations), ground: Cell.blank(on: CellColor(Theme.stage)))
  }

  /// When it came to its end, and how long its card stays; `nil` as long as it goes on. The card itself may look as it
  /// did: nothing in its context tells its views that it is over.
  private func end(of record: ActivityRecord) -> String? {
    guard record.activityState == .ended, let ended = record.endedAt, let removal = record.dismissalDate else {
      return nil
    }
    let zone = dashboard.device.settings.timeZone
    let (over, gone) = (WallClock(ended, timeZone: zone), WallClock(removal, timeZone: zone))
    return "\(record.activityState.rawValue) \(over.timeOfDay), card until \(gone.timeOfDay(beside: over))"
  }

  /// "2 of 3", or only how many there are where the selected one is far down: a tick must not count through them all.
  private func position(of record: ActivityRecord) -> String {
    dashboard.device.center.withRegistry { registry in
      guard registry.cardCount > 1 else { return "" }
      let place = registry.cards(limit: 8).firstIndex { $0.id == record.id }
      return place.map { "\($0 + 1) of \(registry.cardCount)" } ?? "\(registry.cardCount) activities"
    }
  }

  /// Compact and minimal share the first rows.
  private func drawIslands(_ record: ActivityRecord, _ pen: inout Pen, _ picture: inout SurfacePicture) -> Int {
    let compact = self.picture(.compact, record)
    let minimal = self.picture(.minimal, record)
    announce(.compact, record, &picture)
    put(compact, column: 1, row: 0, &pen, &picture)
    announce(.minimal, record, &picture)
    put(minimal, column: compact.grid.size.columns + 4, row: 0, &pen, &picture)
    let rows = max(compact.grid.size.rows, minimal.grid.size.rows)
    let columns = compact.grid.size.columns + minimal.grid.size.columns + 4
    let warnings =
      compact.warnings.map { Remark("! compact: \($0.description)", .warning) }
      + minimal.warnings.map { Remark("! minimal: \($0.description)", .warning) }
    let room = remarkPlace(beside: columns, on: pen).columns
    let choices = islandRemarks(record)
    let remarks = choices.first { room < Self.leastRemark || Self.height($0, room) <= rows } ?? choices.last ?? []
    return drawRemarks(remarks + warnings, beside: columns, row: 0, rows, &pen)
  }

  /// What stands beside both presentations of the island, the longest first.
  private func islandRemarks(_ record: ActivityRecord) -> [[Remark]] {
    let titled = [LiveActivityPresentation.compact, .minimal].map {
      (title: $0.traits.title, presence: presence($0, record))
    }
    if titled[0].presence == titled[1].presence {
      let title = Remark(titled.map(\.title).joined(separator: " · "), .title)
      return [[title, Remark(titled[0].presence)], [title, Remark(titled[0].presence, isBrief: true)]]
    }
    return [
      titled.flatMap { [Remark($0.title, .title), Remark($0.presence)] },
      titled.map { Remark($0.presence, of: $0.title) },
      titled.map { Remark($0.presence, of: $0.title, isBrief: true) },
    ]
  }

  /// On wide terminals presentations stand beside each other, their remarks below.
  private func drawSideBySide(
    _ presentations: [LiveActivityPresentation], _ record: ActivityRecord, row: Int, _ pen: inout Pen,
    _ picture: inout SurfacePicture
  ) -> Int {
    var last = row
    let distance = dashboard.device.settings.model.cardColumns + Self.gap
    for (index, presentation) in presentations.enumerated() {
      let drawn = self.picture(presentation, record)
      let column = 1 + index * distance
      let room = min(distance, pen.grid.size.columns - column) - 2
      announce(presentation, record, &picture)
      put(drawn, column: column, row: row, &pen, &picture)
      let remarks =
        [Remark(presentation.traits.title, .title), Remark(presence(presentation, record))]
        + drawn.warnings.map { Remark("! \($0.description)", .warning) }
      var line = row + drawn.grid.size.rows
      for remark in remarks {
        for text in CellText(remark.text).wrapped(columns: room) {
          write(text, remark.tone, column: column, row: line, &pen)
          line += 1
        }
      }
      last = max(last, line)
    }
    return last
  }

  private func draw(
    _ presentation: LiveActivityPresentation, _ record: ActivityRecord, row: Int, _ pen: inout Pen,
    _ picture: inout SurfacePicture
  ) -> Int {
    let drawn = self.picture(presentation, record)
    let traits = presentation.traits
    announce(presentation, record, &picture)
    put(drawn, column: 1, row: row, &pen, &picture)
    let remarks =
      [Remark(traits.title, .title), Remark(presence(presentation, record))]
      + (traits.rows.count > 1 ? [Remark(points(drawn.grid.size.rows, most: traits.rows.upperBound))] : [])
      + drawn.warnings.map { Remark("! \($0.description)", .warning) }
    return drawRemarks(remarks, beside: drawn.grid.size.columns, row: row, drawn.grid.size.rows, &pen)
  }

  /// A height beside the most that the system allows, in points.
  private func points(_ rows: Int, most: Int) -> String {
    func height(_ rows: Int) -> Int { Int(Double(rows) * Points.perRow) }
    return "\(height(rows)) of \(height(most)) pt"
  }

  /// A presentation, whose controls can be pressed where the phone shows it.
  private func picture(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> SurfacePicture {
    let drawn = dashboard.device.picture(presentation, of: record)
    return dashboard.phone.reasonAgainst(presentation, of: record).map { drawn.outOfReach($0) } ?? drawn
  }

  /// Whether it is on the phone now, or which rule keeps it off.
  private func presence(_ presentation: LiveActivityPresentation, _ record: ActivityRecord) -> Presence {
    dashboard.device.presence(of: presentation, of: record)
  }

  /// A text beside a picture, and how it is meant.
  struct Remark {
    enum Tone { case plain, title, shown, warning }

    let text: String
    let tone: Tone

    init(_ text: String, _ tone: Tone = .plain) { (self.text, self.tone) = (text, tone) }

    /// - Parameters:
    ///   - title: the presentation's name, where it does not stand above.
    ///   - isBrief: whether there is room for nothing but a word or two.
    init(_ presence: Presence, of title: String = "", isBrief: Bool = false) {
      let name = title.isEmpty || presence == .shown ? title : title + ": "
      switch presence {
      case .shown: self.init("● " + (name.isEmpty ? "on screen" : name), .shown)
      case .hidden(let reason): self.init("○ " + name + (isBrief ? reason.briefText : reason.text))
      }
    }
  }

  /// The columns that remarks need beside a picture.
  private static let leastRemark = 13

  /// Where remarks beside a picture begin, and how wide they may be.
  private func remarkPlace(beside columns: Int, on pen: Pen) -> (column: Int, columns: Int) {
    let column = max(columns, dashboard.device.settings.model.cardColumns) + 3
    return (column, pen.grid.size.columns - column - 1)
  }

  private static func height(_ remarks: [Remark], _ columns: Int) -> Int {
    remarks.reduce(0) { $0 + CellText($1.text).wrapped(columns: columns).count }
  }

  /// Writes remarks beside a picture, and those below it for which there is no room; returns the row after both.
  func drawRemarks(_ remarks: [Remark], beside columns: Int, row: Int, _ rows: Int, _ pen: inout Pen) -> Int {
    let (column, room) = remarkPlace(beside: columns, on: pen)
    if room < Self.leastRemark {
      let text = remarks.map(\.text).joined(separator: "  ")
      let isWarning = remarks.contains { $0.tone == .warning }
      let isShown = remarks.contains { $0.tone == .shown }
      var line = row + rows
      for part in CellText(text).wrapped(columns: max(1, min(visibleColumns, pen.grid.size.columns) - 2)) {
        write(part, isWarning ? .warning : isShown ? .shown : .plain, column: 1, row: line, &pen)
        line += 1
      }
      return line
    }
    var line = row
    var left = remarks[...]
    while let remark = left.first {
      let lines = CellText(remark.text).wrapped(columns: room)
      guard line + lines.count <= row + rows else { break }
      for text in lines {
        write(text, remark.tone, column: column, row: line, &pen)
        line += 1
      }
      left.removeFirst()
    }
    // None is cut: what it ends with is mostly what it is about.
    line = row + rows
    for remark in left {
      for text in CellText(remark.text).wrapped(columns: pen.grid.size.columns - 2) {
        write(text, remark.tone, column: 1, row: line, &pen)
        line += 1
      }
    }
    return line
  }

  private func write(_ text: CellText, _ tone: Remark.Tone, column: Int, row: Int, _ pen: inout Pen) {
    pen.grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(color(of: tone)), background: nil,
      attributes: tone == .title ? .bold : [])
  }

  private func color(of tone: Remark.Tone) -> RGB {
    switch tone {
    case .plain: Theme.dim
    case .title: Theme.bright
    case .shown: accent
    case .warning: Theme.warning
    }
  }

  /// Says which presentation follows, and whether the phone shows it now.
  private func announce(
    _ presentation: LiveActivityPresentation, _ record: ActivityRecord, _ picture: inout SurfacePicture
  ) {
    let place =
      switch presence(presentation, record) {
      case .shown: "on screen"
      case .hidden(let reason): reason.text
      }
    let heading = SpokenElement(label: presentation.traits.title, value: place, traits: ["heading"])
    picture.utterances.append(.elements { [heading] })
  }

  func put(
    _ drawn: SurfacePicture, column: Int, row: Int, _ pen: inout Pen, _ picture: inout SurfacePicture
  ) {
    let corners = drawn.grid.size
    pen.grid.copy(drawn.grid, to: CellPoint(column: column, row: row), clip: nil)
    // Round corners show the pane's ground, not the wallpaper they were drawn for.
    for y in 0..<corners.rows {
      for x in 0..<corners.columns {
        let at = CellPoint(column: column + x, row: row + y)
        guard pen.grid.bounds.contains(at) else { continue }
        var cell = pen.grid[at.column, at.row]
        // Corners have it as their ground, the blanks of an edge as what lies behind them.
        if cell.background == Self.wallpaper { cell.background = CellColor(Theme.stage) }
        if cell.foreground == Self.wallpaper { cell.foreground = CellColor(Theme.stage) }
        pen.grid[at.column, at.row] = cell
      }
    }
    picture.merge(drawn, at: CellPoint(column: column, row: row))
  }

  private static let wallpaper = CellColor(RGB(hex: 0x16181D))

  /// Without an activity the pane teaches how to get one.
  private func empty(_ size: CellSize) -> DashboardPicture.Content {
    let remark = (widgetRemark ?? pastActivity).map {
      CellText($0).wrapped(columns: max(10, min(56, size.columns - 4)))
    }
    let hints = hints
    let rows = 2 + (remark?.count ?? 0) + 2 * hints.count
    var row = max(size.rows < rows ? 0 : 1, min(size.rows / 2 - 6, size.rows - rows))
    var pen = Pen(size: CellSize(columns: size.columns, rows: max(size.rows, row + rows - 1)))
    let center = size.columns
    func centred(_ text: String, _ color: RGB, _ attributes: CellAttributes = []) {
      let line = CellText(text).truncated(columns: max(0, center - 2))
      pen.grid.write(
        line, at: CellPoint(column: max(1, (center - line.width) / 2), row: row), foreground: CellColor(color),
        background: nil, attributes: attributes)
      row += 1
    }
    centred(headline, Theme.bright, .bold)
    for line in remark ?? [] { centred(line.description, Theme.dim) }
    row += 1
    let column = max(2, (size.columns - 40) / 2)
    for (key, title) in hints {
      _ = pen.keyCap(key, title, column: column, row: row, limit: size.columns - column - 1, accent: accent)
      row += 2
    }
    var picture = SurfacePicture(grid: pen.grid)
    picture.regions = pen.regions
    let words = [headline, widgetRemark ?? pastActivity ?? ""].filter { !$0.isEmpty }
    let spoken =
      words.map { SpokenElement(label: CellText($0).description) }
      + hints.map { SpokenElement(label: $0.1, hint: $0.0, traits: ["button"]) }
    picture.utterances = [.elements { spoken }]
    return DashboardPicture.Content(
      title: "Presentations",
      window: PaneWindow(picture, size: size, scroll: dashboard.scroll(of: .presentations)))
  }

  private var headline: String {
    if let appWithoutActivities { return "\(appWithoutActivities.information.displayName) has no Live Activity" }
    return pastActivity == nil ? "No Live Activity yet" : "No Live Activity now"
  }

  /// The app that is shown, if its Info.plist says that it has none.
  private var appWithoutActivities: AppProcess? {
    dashboard.shownApp.flatMap { $0.information.supportsLiveActivities ? nil : $0 }
  }

  private var widgetRemark: String? {
    guard let app = appWithoutActivities else { return nil }
    return app.widgets.timelines.isEmpty
      ? "Its Info.plist does not ask for NSSupportsLiveActivities."
      : "Its widgets are on the home screen, which h shows."
  }

  /// The fate of the last activity, in the log's words.
  private var pastActivity: String? {
    dashboard.device.log.entries.last { $0.kind.newState == .dismissed }.map { entry in
      let time = WallClock(entry.instant, timeZone: dashboard.device.settings.timeZone).timeOfDay
      return "\(time) \(entry.message)"
    }
  }

  private var hints: [(String, String)] {
    var hints: [(String, String)] = []
    if let process = dashboard.shownApp {
      let name = process.information.displayName
      if !dashboard.device.settings.allowsLiveActivities {
        hints.append(("0", "Live Activities are switched off; allow them"))
      }
      if let action = process.screen?.actions.first {
        hints.append(
          (String(action.key), pastActivity == nil ? "\(action.title) in \(name)" : "\(name): \(action.title)"))
      } else {
        let number = (dashboard.device.apps.firstIndex { $0 === process } ?? 0) + 1
        hints.append((String(number), "Open \(name)"))
      }
    }
    if !dashboard.previews.isEmpty { hints.append(("V", "Show a preview")) }
    if dashboard.hasDemonstration { hints.append(("r", "Run the demo")) }
    return hints + [("?", "Show all keys"), ("q", "Quit")]
  }
}
