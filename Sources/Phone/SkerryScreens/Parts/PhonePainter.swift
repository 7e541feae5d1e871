import SkerryCells
import SkerryDevice
import SkerryViews

/// Draws the phone's own interface: wallpaper, status bar, clock, icons.
struct PhonePainter {
  var grid: Grid
  let palette: PhonePalette
  private var wallpaper: [CellColor]

  init(columns: Int, rows: Int, settings: DeviceSettings) {
    palette = PhonePalette(settings)
    grid = Grid(size: CellSize(columns: columns, rows: rows))
    wallpaper = (0..<rows).map { row in
      Wallpaper.color(
        row: row, of: rows, isLocked: settings.isLocked, isDimmed: settings.screen == .alwaysOn,
        isLight: settings.isLightAppearance)
    }
    for (row, color) in wallpaper.enumerated() {
      let cell = Cell(
        glyph: .space, foreground: CellColor(palette.text), background: color, attributes: [])
      grid.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), with: cell)
    }
  }

  /// The colour of the wallpaper in a row.
  func wallpaper(row: Int) -> CellColor {
    wallpaper.indices.contains(row) ? wallpaper[row] : CellColor(Wallpaper.ground)
  }

  /// A painter of a part alone, as it is now.
  func part(_ rect: CellRect) -> PhonePainter {
    var part = self
    part.grid = grid.cropped(to: rect)
    part.wallpaper = rect.rowRange.map(wallpaper(row:))
    return part
  }

  /// Writes a line and returns its width.
  @discardableResult
  mutating func write(_ string: String, column: Int, row: Int, _ color: RGB, bold: Bool = false) -> Int {
    write(CellText(string), column: column, row: row, color, bold: bold)
  }

  @discardableResult
  mutating func write(_ text: CellText, column: Int, row: Int, _ color: RGB, bold: Bool = false) -> Int {
    grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(color), background: nil,
      attributes: bold ? .bold : [])
    return text.width
  }

  mutating func writeCentred(_ string: String, row: Int, _ color: RGB, bold: Bool = false) {
    let text = CellText(string)
    _ = write(text, column: (grid.size.columns - text.width) / 2, row: row, color, bold: bold)
  }

  /// Puts a picture onto the wallpaper, which shows through wherever the picture has no ground of its own, as around
  /// rounded corners.
  mutating func put(_ picture: Grid, column: Int, row: Int) {
    let place = CellRect(
      column: column, row: row, columns: picture.size.columns, rows: picture.size.rows
    ).intersection(grid.bounds)
    for y in place.minRow..<max(place.minRow, place.maxRow) {
      for x in place.minColumn..<max(place.minColumn, place.maxColumn) {
        var cell = picture[x - column, y - row]
        if cell.background == Self.transparent {
          if cell.glyph?.isBlank == true { continue }
          cell.background = grid[x, y].background
        } else if cell.foreground == Self.transparent, cell.glyph?.isBlank == true {
          // The edge of a surface knows what lies behind it.
          cell.foreground = grid[x, y].background
        }
        grid[x, y] = cell
      }
    }
  }

  /// A rectangle through which one sees what lies behind it.
  static func clear(_ size: CellSize) -> Grid {
    Grid(
      size: size,
      filledWith: Cell(glyph: .space, foreground: .standard, background: transparent, attributes: []))
  }

  private static let transparent = CellColor(Wallpaper.ground)

  /// A filled rectangle with rounded corners on the wallpaper.
  mutating func tile(_ rect: CellRect, _ color: RGB) {
    put(Self.tile(rect.size, color), column: rect.minColumn, row: rect.minRow)
  }

  /// A filled rectangle with rounded corners; what lies behind it shows at its corners once it is put onto it.
  static func tile(_ size: CellSize, _ color: RGB) -> Grid {
    var tile = Grid(
      size: size,
      filledWith: Cell(glyph: .space, foreground: CellColor(color), background: CellColor(color), attributes: []))
    if size.rows > 1 {
      markEdges(of: &tile)
      let last = (column: size.columns - 1, row: size.rows - 1)
      for (column, row, glyph) in [
        (0, 0, "▗"), (last.column, 0, "▖"), (0, last.row, "▝"), (last.column, last.row, "▘"),
      ] {
        tile.write(
          CellText(glyph), at: CellPoint(column: column, row: row), foreground: CellColor(color),
          background: transparent, attributes: .edges)
      }
    }
    return tile
  }

  private static func markEdges(of tile: inout Grid) {
    let (columns, rows) = (tile.size.columns, tile.size.rows)
    for (rect, edge) in [
      (CellRect(column: 0, row: 0, columns: columns, rows: 1), CellAttributes.horizontalEdge),
      (CellRect(column: 0, row: rows - 1, columns: columns, rows: 1), .horizontalEdge),
      (CellRect(column: 0, row: 1, columns: 1, rows: rows - 2), .verticalEdge),
      (CellRect(column: columns - 1, row: 1, columns: 1, rows: rows - 2), .verticalEdge),
    ] {
      tile.restyle(rect) { cell in
        cell.foreground = transparent
        cell.attributes = edge
      }
    }
  }
}
