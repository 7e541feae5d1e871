import SkerryCells
import SkerryDevice

/// The parts of the dashboard.
nonisolated public enum Pane: String, CaseIterable, Hashable, Sendable {
  case phone = "Phone"
  case presentations = "Presentations"
  case app = "App"
  case inspector = "Inspector"
  case log = "Log"
}

/// Where each pane lies for a size of the terminal.
///
/// ```
/// wide                                medium                       small
/// ╭ phone ──╮╭ presentations ───────╮ ╭ focused ──────╮╭ app ────╮ ╭ focused ─────────╮
/// │         ││                      │ │               ││         │ │                  │
/// │         ││                      │ │               │├ log ────┤ │                  │
/// ├ log ────┤├ app ────┬ inspector ─┤ │               ││         │ │                  │
/// ╰─────────╯╰─────────┴────────────╯ ╰───────────────╯╰─────────╯ ╰──────────────────╯
/// ```
nonisolated public struct DashboardLayout: Sendable {
  public enum Kind: Sendable {
    /// Everything at once.
    case wide
    /// The focused pane, and beside it the app's actions and the log.
    case medium
    /// The focused pane alone.
    case small
    /// Too small for anything but a line that says so.
    case tooSmall
  }
  public let kind: Kind
  /// The whole screen, in cells.
  let size: CellSize
  /// The panes that are shown, each with its frame.
  public let panes: [(pane: Pane, rect: CellRect)]
  /// The order in which the focus moves.
  public let order = Pane.allCases

  /// The least size, in cells.
  public static let least = CellSize(columns: 40, rows: 12)

  public init(size: CellSize, model: DeviceModel, focus: Pane) {
    self.size = size
    let body = CellRect(column: 0, row: 1, columns: size.columns, rows: max(0, size.rows - 2))
    let phoneColumns = model.columns + 2
    if size.columns < Self.least.columns || size.rows < Self.least.rows {
      (kind, panes) = (.tooSmall, [])
    } else if size.columns >= phoneColumns + model.cardColumns + 6, size.rows >= 34 {
      let isBroad = size.columns >= phoneColumns + 2 * model.cardColumns + 8
      (kind, panes) = (.wide, isBroad ? Self.broad(body, phoneColumns) : Self.wide(body, phoneColumns, focus))
    } else if size.columns >= phoneColumns + 24, size.rows >= 16 {
      (kind, panes) = (.medium, Self.medium(body, phoneColumns, focus))
    } else {
      (kind, panes) = (.small, [(focus, body)])
    }
  }

  /// The presentations get room for two of the highest cards and the island; the app what is left; the log as much as
  /// the phone can spare.
  private static func wide(_ body: CellRect, _ phoneColumns: Int, _ focus: Pane) -> [(pane: Pane, rect: CellRect)] {
    let rows = body.size.rows
    let columns = body.size.columns - phoneColumns
    let logRows = min(16, max(6, rows / 5))
    let presentationRows = min(26, rows - 9)
    let lower = CellRect(
      column: phoneColumns, row: body.minRow + presentationRows, columns: columns, rows: rows - presentationRows)
    return [
      (.phone, CellRect(column: 0, row: body.minRow, columns: phoneColumns, rows: rows - logRows)),
      (
        .presentations,
        CellRect(column: phoneColumns, row: body.minRow, columns: columns, rows: presentationRows)
      ),
    ] + appAndInspector(lower, focus)
      + [(.log, CellRect(column: 0, row: body.minRow + rows - logRows, columns: phoneColumns, rows: logRows))]
  }

  /// Beside each other, or where that is too narrow the one that is wanted.
  private static func appAndInspector(_ rect: CellRect, _ focus: Pane) -> [(pane: Pane, rect: CellRect)] {
    guard rect.size.columns >= 60 else { return [(focus == .inspector ? .inspector : .app, rect)] }
    let columns = rect.size.columns / 2
    func part(_ column: Int, _ columns: Int) -> CellRect {
      CellRect(column: rect.minColumn + column, row: rect.minRow, columns: columns, rows: rect.size.rows)
    }
    return [(.app, part(0, columns)), (.inspector, part(columns, rect.size.columns - columns))]
  }

  /// With room for two cards beside each other the log moves below the app, where whole sentences fit.
  private static func broad(_ body: CellRect, _ phoneColumns: Int) -> [(pane: Pane, rect: CellRect)] {
    let rows = body.size.rows
    let columns = body.size.columns - phoneColumns
    let presentationRows = 18
    let appRows = min(28, max(9, (rows - presentationRows) * 2 / 3))
    func right(_ row: Int, _ rows: Int) -> CellRect {
      CellRect(column: phoneColumns, row: body.minRow + row, columns: columns, rows: rows)
    }
    return [
      (.phone, CellRect(column: 0, row: body.minRow, columns: phoneColumns, rows: rows)),
      (.presentations, right(0, presentationRows)),
    ] + appAndInspector(right(presentationRows, appRows), .app)
      + [(.log, right(presentationRows + appRows, rows - presentationRows - appRows))]
  }

  private static func medium(_ body: CellRect, _ phoneColumns: Int, _ focus: Pane) -> [(pane: Pane, rect: CellRect)] {
    let main = focus == .app || focus == .log ? .phone : focus
    let column = phoneColumns
    let columns = body.size.columns - phoneColumns
    let appRows = body.size.rows * 3 / 5
    return [
      (main, CellRect(column: 0, row: body.minRow, columns: phoneColumns, rows: body.size.rows)),
      (.app, CellRect(column: column, row: body.minRow, columns: columns, rows: appRows)),
      (
        .log,
        CellRect(column: column, row: body.minRow + appRows, columns: columns, rows: body.size.rows - appRows)
      ),
    ]
  }

  /// The header, the panes and the footer, which cover the screen together.
  var parts: [ScreenPart] {
    let columns = size.columns
    return [ScreenPart("Header", CellRect(column: 0, row: 0, columns: columns, rows: 1))]
      + panes.map { ScreenPart($0.pane.rawValue, $0.rect) }
      + [ScreenPart("Footer", CellRect(column: 0, row: size.rows - 1, columns: columns, rows: 1))]
  }

  /// The pane at a cell.
  public func pane(at point: CellPoint) -> Pane? { panes.first { $0.rect.contains(point) }?.pane }
}
