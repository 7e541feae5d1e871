import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The colours of the dashboard's chrome: greys, one accent per app, and signs that do not need colour.
nonisolated enum Theme {
  static let ground = RGB(hex: 0x0E1014)
  static let panel = RGB(hex: 0x14171D)
  /// Behind presentations: light enough for the island's black to stand out.
  static let stage = RGB(hex: 0x1E222B)
  static let line = RGB(hex: 0x343A46)
  static let focusedLine = RGB(hex: 0x8A94A8)
  static let text = RGB(hex: 0xD6DAE3)
  static let dim = RGB(hex: 0x828A99)
  static let faint = RGB(hex: 0x5A6170)
  static let bright = RGB(hex: 0xFFFFFF)
  static let keyCap = RGB(hex: 0x2B303B)
  static let selection = RGB(hex: 0x2F3A52)
  static let warning = RGB(hex: 0xFFD60A)
  static let failure = RGB(hex: 0xFF6961)
  static let field = RGB(hex: 0x1F242E)

  static let blank = Cell(
    glyph: .space, foreground: CellColor(text), background: CellColor(ground), attributes: [])
}

/// Writes chrome onto a grid.
struct Pen {
  var grid: Grid
  /// Key caps that can be clicked.
  var regions: [SurfacePicture.Region] = []
  /// Where a dialog lies, once one was drawn.
  var dialogBox: CellRect?
  /// Where the fields of a sheet lie that are seen.
  var fields: [FieldPlace] = []

  init(size: CellSize, background: RGB = Theme.ground) {
    grid = Grid(
      size: size,
      filledWith: Cell(
        glyph: .space, foreground: CellColor(Theme.text), background: CellColor(background), attributes: []))
  }

  /// Goes on with a grid that something was drawn on.
  init(grid: Grid) { self.grid = grid }

  /// Writes untrusted text, cut with "…" where it would be wider than `limit`; returns the columns used.
  @discardableResult
  mutating func write(
    _ string: String, column: Int, row: Int, limit: Int, _ color: RGB = Theme.text, on background: RGB? = nil,
    _ attributes: CellAttributes = []
  ) -> Int {
    guard limit > 0 else { return 0 }
    let text = CellText(string).truncated(columns: limit)
    grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(color),
      background: background.map { CellColor($0) }, attributes: attributes)
    return text.width
  }

  /// Writes lines below each other, as many as there is room for.
  mutating func write(_ lines: [CellText], in room: CellRect, _ color: RGB = Theme.text) {
    for (line, text) in lines.prefix(room.size.rows).enumerated() {
      grid.write(
        text, at: CellPoint(column: room.minColumn, row: room.minRow + line), foreground: CellColor(color),
        background: nil, attributes: [])
    }
  }

  /// Writes a key cap and what the key does; returns the columns used, 0 when they do not fit.
  mutating func keyCap(
    _ key: String, _ title: String, column: Int, row: Int, limit: Int, accent: RGB = Theme.bright
  ) -> Int {
    let cap = CellText(" \(key) ")
    let label = CellText(" " + title)
    let width = cap.width + label.width
    guard width <= limit else { return 0 }
    // A cap that stands for several keys can't be pressed.
    if Key(spelling: key) != nil {
      regions.append(
        SurfacePicture.Region(
          rect: CellRect(column: column, row: row, columns: width, rows: 1), label: title, target: .key(key)))
    }
    let point = CellPoint(column: column, row: row)
    grid.write(
      cap, at: point, foreground: CellColor(accent), background: CellColor(Theme.keyCap), attributes: .bold)
    grid.write(
      label, at: CellPoint(column: column + cap.width, row: row), foreground: CellColor(Theme.text),
      background: nil, attributes: [])
    return width
  }

  /// Draws a pane's frame with its title, on the right a remark, and below what lies outside of it.
  mutating func frame(
    _ rect: CellRect, title: String, remark: String = "", hidden: HiddenCells = HiddenCells(), isFocused: Bool,
    accent: RGB
  ) {
    let line = isFocused ? accent : Theme.line
    grid.frame(rect, style: .rounded, color: CellColor(line), clip: nil)
    let room = rect.size.columns - 4
    guard room > 0 else { return }
    let marker = isFocused ? "▸ " : ""
    let used = write(
      " \(marker)\(title) ", column: rect.minColumn + 2, row: rect.minRow, limit: room,
      isFocused ? Theme.bright : Theme.dim, on: nil, isFocused ? .bold : [])
    let text = CellText(remark)
    if !text.isEmpty, used + text.width + 2 <= room {
      write(
        " \(remark) ", column: rect.maxColumn - text.width - 4, row: rect.minRow, limit: text.width + 2, Theme.dim)
    }
    let outside = CellText(hidden.text(columns: room - 2))
    if !outside.isEmpty {
      write(
        " \(outside.description) ", column: max(rect.minColumn + 1, rect.maxColumn - outside.width - 4),
        row: rect.maxRow - 1, limit: room + 2, isFocused ? Theme.bright : Theme.dim)
    }
  }
}
