import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
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
    var shown: [(line: EventLog.Line, lines: [CellText], first: Int)] = []
    var free = size.rows
    var index = last - 1
    var details: Set<EventLog.Statement> = []
    while index >= 0, free > 0 {
      let entry = entries[index]
      let count = Self.repetitions(of: entry, in: entries, endingAt: index)
      index -= count
      // What is said again and again must not hide what was said once: of the same details the newest is enough.
      if entry.level == .detail, !details.insert(entry.statement).inserted { continue }
      let line = dashboard.device.line(of: entry)
      let message = CellText(entry.level.sign + entry.message + (count > 1 ? " (\(count)×)" : ""))
      let first = 9 + (isWide ? CellText(line.sourceName).width + 1 : 0)
      let room = max(8, size.columns - 1 - first)
      let lines =
        entry.level == .detail
        ? [message.truncated(columns: room)]
        : message.wrapped(columns: max(8, size.columns - 1 - Self.indent(isWide)), first: room)
      shown.append((line, Self.cut(lines, to: free), first))
      free -= min(free, lines.count)
    }
    var row = 0
    for (line, lines, first) in shown.reversed() {
      draw(line, lines, first: first, row: row, isWide: isWide, &pen)
      row += lines.count
    }
    let remark = scroll > 0 ? "\(scroll) newer below" : ""
    return DashboardPicture.Content(
      title: "Log", remark: remark, mostScroll: mostScroll, picture: SurfacePicture(grid: pen.grid))
  }

  /// Where the further lines of an entry begin: below the message where there is room, else nearly at the edge.
  private static func indent(_ isWide: Bool) -> Int { isWide ? 9 : 2 }

  /// How often the same was said in a row: what comes every hour must not hide what came once.
  private static func repetitions(
    of entry: EventLog.Entry, in entries: [EventLog.Entry], endingAt last: Int
  ) -> Int {
    var first = last
    while first > 0, last - first < 998, entry.statement == entries[first - 1].statement { first -= 1 }
    return last - first + 1
  }

  /// Only the oldest entry may have to be cut, and says so.
  private static func cut(_ texts: [CellText], to rows: Int) -> [CellText] {
    guard texts.count > rows, let last = texts.prefix(rows).last else { return texts }
    return texts.prefix(rows - 1) + [last.dropLast(columns: 1) + "…"]
  }

  private func draw(
    _ line: EventLog.Line, _ lines: [CellText], first: Int, row: Int, isWide: Bool, _ pen: inout Pen
  ) {
    let entry = line.entry
    let wall = WallClock(entry.instant, timeZone: dashboard.device.settings.timeZone)
    pen.write(wall.timeOfDay, column: 0, row: row, limit: 8, Theme.faint)
    if isWide {
      let color = entry.source == .phone ? Theme.dim : accent
      pen.write(line.sourceName, column: 9, row: row, limit: first - 10, color)
    }
    let color =
      switch entry.level {
      case .information: Theme.text
      case .detail: Theme.dim
      case .warning: Theme.warning
      case .failure: Theme.failure
      }
    for (number, text) in lines.enumerated() where row + number < pen.grid.size.rows {
      pen.grid.write(
        text, at: CellPoint(column: number == 0 ? first : Self.indent(isWide), row: row + number),
        foreground: CellColor(color), background: nil, attributes: [])
    }
  }
}
