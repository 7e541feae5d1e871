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
    let columns = LogColumns(width: size.columns, device: dashboard.device)
    let window = LogWindow(dashboard.logEntries, last: dashboard.lastLogEntry, rows: size.rows, day: day) {
      columns.row(dashboard.device.line(of: $0), count: $1)
    }
    var pen = Pen(size: size)
    var row = 0
    for entry in window.rows {
      if let day = entry.day {
        pen.write(day, column: 0, row: row, limit: size.columns - 1, Theme.dim)
        row += 1
      }
      draw(entry, columns, row: row, &pen)
      row += entry.lines.count
    }
    if window.rows.isEmpty, !dashboard.logFilter.isEmpty {
      pen.write(Self.nothing, column: 1, row: 0, limit: size.columns - 2, Theme.dim)
    }
    let name = dashboard.logFilter.name(on: dashboard.device)
    var content = DashboardPicture.Content(
      title: name.isEmpty ? "Log" : "Log · \(name)", hidden: window.hidden, limit: PaneScroll(rows: window.limit),
      picture: SurfacePicture(grid: pen.grid))
    let isFiltered = window.rows.isEmpty && !dashboard.logFilter.isEmpty
    let zone = dashboard.device.settings.timeZone
    content.speech = { [rows = window.rows] in
      let lines = rows.flatMap { row in
        let time = WallClock(row.line.entry.instant, timeZone: zone).timeOfDay
        return (row.day.map { [$0] } ?? []) + ["\(time) \(row.line.sourceName) \(row.message)"]
      }
      return SpokenElement.lines(isFiltered ? [Self.nothing] : lines)
    }
    return content
  }

  private static let nothing = "Nothing of that kind; L shows everything."

  /// The day of an entry, as it stands above those of that day.
  private func day(_ entry: EventLog.Entry) -> String {
    WallClock(entry.instant, timeZone: dashboard.device.settings.timeZone).sortableDate
  }

  private func draw(_ row: LogWindow.Row, _ columns: LogColumns, row first: Int, _ pen: inout Pen) {
    let entry = row.line.entry
    let wall = WallClock(entry.instant, timeZone: dashboard.device.settings.timeZone)
    pen.write(wall.timeOfDay, column: 0, row: first, limit: 8, Theme.faint)
    let source = columns.source(row.line)
    pen.write(
      source, column: LogColumns.sourceColumn, row: first, limit: CellText(source).width,
      entry.source == .phone ? Theme.dim : accent)
    let color =
      switch entry.level {
      case .information: Theme.text
      case .detail: Theme.dim
      case .warning: Theme.warning
      case .failure: Theme.failure
      }
    for (number, text) in row.lines.enumerated() where first + number < pen.grid.size.rows {
      let column = number == 0 ? columns.messageColumn(row.line) : columns.indent
      pen.grid.write(
        text, at: CellPoint(column: column, row: first + number), foreground: CellColor(color), background: nil,
        attributes: [])
    }
  }
}

/// Where the parts of an entry stand in a log of some width: time, source, message.
struct LogColumns {
  /// Behind the time.
  static let sourceColumn = 9
  /// The columns with which sources have their whole names.
  private static let wide = 48

  private let width: Int
  private let shortNames: ShortNames?

  init(width: Int, device: Device) {
    self.width = width
    shortNames =
      width >= Self.wide
      ? nil : ShortNames([device.displayName(of: .phone)] + device.apps.map(\.information.displayName))
  }

  /// Where the further lines of an entry begin: below the message where there is room, else nearly at the edge.
  var indent: Int { shortNames == nil ? Self.sourceColumn : 2 }

  /// The source as it is written: its name, or a few letters of it where rows are narrow.
  func source(_ line: EventLog.Line) -> String { shortNames?[line.sourceName] ?? line.sourceName }

  func messageColumn(_ line: EventLog.Line) -> Int { Self.sourceColumn + CellText(source(line)).width + 1 }

  /// An entry, cut into lines.
  func row(_ line: EventLog.Line, count: Int) -> LogWindow.Row {
    let entry = line.entry
    let message = CellText(entry.level.sign + entry.message + (count > 1 ? " (\(count)×)" : ""))
    let room = max(8, width - 1 - messageColumn(line))
    let lines =
      entry.level == .detail
      ? [message.truncated(columns: room)] : message.wrapped(columns: max(8, width - 1 - indent), first: room)
    return LogWindow.Row(line: line, message: message, lines: lines)
  }
}
