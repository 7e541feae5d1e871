import SkerryCells
import SkerryDevice
import SkerryViews

/// The event log, newest last.
struct LogPane {
  private let dashboard: Dashboard
  private let accent: RGB

  init(_ dashboard: Dashboard, accent: RGB) {
    self.dashboard = dashboard
    self.accent = accent
  }

  func content(_ size: CellSize) -> DashboardPicture.Content {
    var pen = Pen(size: size)
    let entries = dashboard.device.log.entries
    let isWide = size.columns >= 48
    let mostScroll = max(0, entries.count - size.rows)
    let scroll = min(dashboard.scroll[.log] ?? 0, mostScroll)
    let last = entries.count - scroll
    // From the newest upwards; an entry may take more rows than one, as far as there is room.
    let prefix = isWide ? 20 : 9
    var shown: [(entry: EventLog.Entry, texts: [CellText])] = []
    var free = size.rows
    var index = last - 1
    while index >= 0, free > 0 {
      let entry = entries[index]
      let count = Self.repetitions(of: entry, in: entries, endingAt: index)
      let message = sign(entry) + entry.message + (count > 1 ? " (\(count)×)" : "")
      let texts = CellText(message).wrapped(columns: max(8, size.columns - prefix - 1))
      shown.append((entry, Self.cut(texts, to: free)))
      free -= min(free, texts.count)
      index -= count
    }
    var row = 0
    for (entry, texts) in shown.reversed() {
      draw(entry, texts, row: row, prefix: prefix, isWide: isWide, &pen)
      row += texts.count
    }
    let remark = scroll > 0 ? "\(scroll) newer below" : ""
    return DashboardPicture.Content(
      title: "Log", remark: remark, mostScroll: mostScroll, picture: SurfacePicture(grid: pen.grid))
  }

  /// How often the same was said in a row: what comes every hour must not hide what came once.
  private static func repetitions(
    of entry: EventLog.Entry, in entries: [EventLog.Entry], endingAt last: Int
  ) -> Int {
    var first = last
    while first > 0, last - first < 998, isRepeated(entry, by: entries[first - 1]) { first -= 1 }
    return last - first + 1
  }

  private static func isRepeated(_ entry: EventLog.Entry, by other: EventLog.Entry) -> Bool {
    entry.message == other.message && entry.source == other.source && entry.level == other.level
  }

  /// Only the oldest entry may have to be cut, and says so.
  private static func cut(_ texts: [CellText], to rows: Int) -> [CellText] {
    guard texts.count > rows, let last = texts.prefix(rows).last else { return texts }
    return texts.prefix(rows - 1) + [last.dropLast(columns: 1) + "…"]
  }

  private func sign(_ entry: EventLog.Entry) -> String {
    switch entry.level {
    case .information: ""
    case .warning: "! "
    case .failure: "!! "
    }
  }

  private func draw(
    _ entry: EventLog.Entry, _ texts: [CellText], row: Int, prefix: Int, isWide: Bool, _ pen: inout Pen
  ) {
    let wall = WallClock(entry.instant, timeZone: dashboard.device.settings.timeZone)
    pen.write(String(wall.timestamp.suffix(8)), column: 0, row: row, limit: 8, Theme.faint)
    if isWide {
      let name = entry.source
      pen.write(name, column: 9, row: row, limit: 10, name == "Phone" ? Theme.dim : accent)
    }
    let colour = entry.level == .information ? Theme.text : entry.level == .warning ? Theme.warning : Theme.failure
    for (line, text) in texts.enumerated() where row + line < pen.grid.size.rows {
      pen.grid.write(
        text, at: CellPoint(column: prefix, row: row + line), foreground: CellColor(colour), background: nil,
        attributes: [])
    }
  }
}
