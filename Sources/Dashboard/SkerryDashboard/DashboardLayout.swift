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
/// wide                                medium                       small, or zoomed
/// ╭ phone ──╮╭ presentations ───────╮ ╭ focused ──────╮╭ app ────╮ ╭ focused ─────────╮
/// │         ││                      │ │               ││         │ │                  │
/// │         ││                      │ │               │├ log ────┤ │                  │
/// ├ log ────┤├ app ────┬ inspector ─┤ │               ││         │ │                  │
/// ╰─────────╯╰─────────┴────────────╯ ╰───────────────╯╰─────────╯ ╰──────────────────╯
///
/// flat                                                 tall
/// ╭ phone ──╮╭ presentations ─╮╭ app ─────╮╭ log ────╮ ╭ focused ──────╮
/// │         ││ or inspector   ││          ││         │ │               │
/// ╰─────────╯╰────────────────╯╰──────────╯╰─────────╯ ├ app ──────────┤
///                                                      ├ log ──────────┤
///                                                      ╰───────────────╯
/// ```
///
/// Where medium and tall are high enough, the presentations lie below the phone, and higher still the inspector as well.
nonisolated public struct DashboardLayout: Sendable {
  public enum Kind: Sendable {
    /// Everything at once.
    case wide
    /// Everything but the inspector beside each other.
    case flat
    /// The focused pane, and beside it the app's actions and the log.
    case medium
    /// The focused pane, and below it the app's actions and the log.
    case tall
    /// The focused pane alone.
    case small
    /// Too small for anything but a line that says so.
    case tooSmall
  }
  public let kind: Kind
  /// The whole screen, in cells.
  let size: CellSize
  /// The rows at the bottom that the footer takes from the panes.
  let footerRows: Int
  /// The rows that the footer has: words that are gone with the next key lie over the panes instead of moving them.
  let wordRows: Int
  /// The panes that are shown, each with its frame.
  public let panes: [(pane: Pane, rect: CellRect)]
  /// The order in which the focus moves.
  public let order = Pane.allCases

  /// The least size, in cells.
  public static let least = CellSize(columns: 40, rows: 12)

  /// - Parameters:
  ///   - size: that of the whole screen, in cells.
  ///   - model: whose phone is shown; its columns decide about the others.
  ///   - focus: the pane that has it.
  ///   - isZoomed: whether the focused pane fills the screen.
  ///   - footerRows: the rows that the footer takes from the panes.
  ///   - wordRows: the rows that it has, some of them over the panes.
  public init(
    size: CellSize, model: DeviceModel, focus: Pane, isZoomed: Bool = false, footerRows: Int = 1, wordRows: Int = 1
  ) {
    self.size = size
    self.footerRows = footerRows
    self.wordRows = max(footerRows, wordRows)
    let body = CellRect(column: 0, row: 1, columns: size.columns, rows: max(0, size.rows - 1 - footerRows))
    let phoneColumns = model.columns + 2
    let presentationColumns = model.cardColumns + 4
    if size.columns < Self.least.columns || size.rows < Self.least.rows {
      (kind, panes) = (.tooSmall, [])
    } else if isZoomed {
      (kind, panes) = (.small, [(focus, body)])
    } else if size.columns >= phoneColumns + presentationColumns + 2, size.rows >= 34 {
      let isBroad = size.columns >= phoneColumns + 2 * model.cardColumns + 8
      (kind, panes) = (.wide, isBroad ? Self.broad(body, phoneColumns, model) : Self.wide(body, phoneColumns, focus))
    } else if size.columns >= phoneColumns + presentationColumns + 24 {
      (kind, panes) = (.flat, Self.flat(body, phoneColumns, presentationColumns, focus))
    } else if size.columns >= phoneColumns + 24, size.rows >= 16 {
      (kind, panes) = (.medium, Self.medium(body, phoneColumns, focus))
    } else if size.columns < phoneColumns + 24, size.rows >= 40 {
      (kind, panes) = (.tall, Self.tall(body, focus))
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
    return [
      (.app, rect.part(fromColumn: 0, columns: columns)),
      (.inspector, rect.part(fromColumn: columns, columns: rect.size.columns - columns)),
    ]
  }

  /// With room for two cards beside each other the log moves below the app, where whole sentences fit.
  private static func broad(
    _ body: CellRect, _ phoneColumns: Int, _ model: DeviceModel
  ) -> [(pane: Pane, rect: CellRect)] {
    let rows = body.size.rows
    let right = body.part(fromColumn: phoneColumns, columns: body.size.columns - phoneColumns)
    // Where the small card does not fit beside the two large ones, it lies below them.
    let hasRoomForAll = right.size.columns - 2 >= PresentationsPane.columnsOfAll(model)
    let presentationRows = min(hasRoomForAll ? 19 : 26, max(18, rows - 20))
    let appRows = min(28, max(9, (rows - presentationRows) * 2 / 3))
    return [
      (.phone, body.part(fromColumn: 0, columns: phoneColumns)),
      (.presentations, right.part(fromRow: 0, rows: presentationRows)),
    ] + appAndInspector(right.part(fromRow: presentationRows, rows: appRows), .app)
      + [(.log, right.part(fromRow: presentationRows + appRows, rows: rows - presentationRows - appRows))]
  }

  /// On a low screen what is wide stands in columns.
  private static func flat(
    _ body: CellRect, _ phoneColumns: Int, _ presentationColumns: Int, _ focus: Pane
  ) -> [(pane: Pane, rect: CellRect)] {
    let left = phoneColumns + presentationColumns
    let rest = body.part(fromColumn: left, columns: body.size.columns - left)
    let (columns, rows) = (rest.size.columns / 2, rest.size.rows * 3 / 5)
    let isLow = rest.size.rows < 20 && columns >= 24
    return [
      (.phone, body.part(fromColumn: 0, columns: phoneColumns)),
      (
        focus == .inspector ? .inspector : .presentations,
        body.part(fromColumn: phoneColumns, columns: presentationColumns)
      ),
      (.app, isLow ? rest.part(fromColumn: 0, columns: columns) : rest.part(fromRow: 0, rows: rows)),
      (
        .log,
        isLow
          ? rest.part(fromColumn: columns, columns: rest.size.columns - columns)
          : rest.part(fromRow: rows, rows: rest.size.rows - rows)
      ),
    ]
  }

  private static func medium(_ body: CellRect, _ phoneColumns: Int, _ focus: Pane) -> [(pane: Pane, rect: CellRect)] {
    let right = body.part(fromColumn: phoneColumns, columns: body.size.columns - phoneColumns)
    let left = body.part(fromColumn: 0, columns: phoneColumns)
    if body.size.rows >= rowsOfTwo {
      let (upper, lower) = halves(left)
      let rows = body.size.rows / 3
      return [
        (.phone, upper), (.presentations, lower), (.app, right.part(fromRow: 0, rows: rows)),
        (.inspector, right.part(fromRow: rows, rows: rows)),
        (.log, right.part(fromRow: 2 * rows, rows: body.size.rows - 2 * rows)),
      ]
    }
    let appRows = body.size.rows * 3 / 5
    return [
      (main(focus), left),
      (.app, right.part(fromRow: 0, rows: appRows)),
      (.log, right.part(fromRow: appRows, rows: body.size.rows - appRows)),
    ]
  }

  /// The rows in which the phone and the presentations are both of use, and those in which all panes are.
  private static let (rowsOfTwo, rowsOfAll) = (58, 80)

  /// The place of the phone, and that of the presentations below it, which get as much as they have to show.
  private static func halves(_ rect: CellRect) -> (upper: CellRect, lower: CellRect) {
    let lowerRows = min(36, rect.size.rows * 3 / 5)
    return (
      rect.part(fromRow: 0, rows: rect.size.rows - lowerRows),
      rect.part(fromRow: rect.size.rows - lowerRows, rows: lowerRows)
    )
  }

  private static func tall(_ body: CellRect, _ focus: Pane) -> [(pane: Pane, rect: CellRect)] {
    let rows = body.size.rows
    if rows >= rowsOfTwo {
      let small: [Pane] = rows >= rowsOfAll ? [.app, .inspector, .log] : [.app, .log]
      let smallRows = max(9, rows / 8)
      let mainRows = rows - small.count * smallRows
      let (upper, lower) = halves(body.part(fromRow: 0, rows: mainRows))
      let second = small.contains(.inspector) || focus != .inspector ? Pane.presentations : .inspector
      return [(.phone, upper), (second, lower)]
        + small.enumerated().map { ($1, body.part(fromRow: mainRows + $0 * smallRows, rows: smallRows)) }
    }
    let lowerRows = rows / 5
    return [
      (main(focus), body.part(fromRow: 0, rows: rows - 2 * lowerRows)),
      (.app, body.part(fromRow: rows - 2 * lowerRows, rows: lowerRows)),
      (.log, body.part(fromRow: rows - lowerRows, rows: lowerRows)),
    ]
  }

  /// The pane that has the largest place where app and log have theirs.
  private static func main(_ focus: Pane) -> Pane { focus == .app || focus == .log ? .phone : focus }

  /// The header, the panes and the footer, which cover the screen together; the footer may lie over panes.
  var parts: [ScreenPart] {
    let columns = size.columns
    return [ScreenPart("Header", CellRect(column: 0, row: 0, columns: columns, rows: 1))]
      + panes.map { ScreenPart($0.pane.rawValue, $0.rect) }
      + [ScreenPart("Footer", footer)]
  }

  /// The footer, with the rows of it that lie over the panes.
  var footer: CellRect {
    CellRect(column: 0, row: size.rows - wordRows, columns: size.columns, rows: wordRows)
  }

  /// Whether the footer lies over panes.
  var coversPanes: Bool { wordRows > footerRows }

  /// The pane at a cell.
  public func pane(at point: CellPoint) -> Pane? { panes.first { $0.rect.contains(point) }?.pane }
}

nonisolated extension CellRect {
  /// Some of its columns, in their whole height.
  fileprivate func part(fromColumn column: Int, columns: Int) -> CellRect {
    CellRect(column: minColumn + column, row: minRow, columns: columns, rows: size.rows)
  }

  /// Some of its rows, in their whole width.
  fileprivate func part(fromRow row: Int, rows: Int) -> CellRect {
    CellRect(column: minColumn, row: minRow + row, columns: size.columns, rows: rows)
  }
}
