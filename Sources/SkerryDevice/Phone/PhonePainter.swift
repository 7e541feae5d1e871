import SkerryCells
import SkerryViews

/// Draws the phone's own interface: wallpaper, status bar, clock, icons.
struct PhonePainter {
  var grid: Grid
  let palette: PhonePalette

  init(columns: Int, rows: Int, settings: DeviceSettings) {
    palette = PhonePalette(settings)
    grid = Grid(size: CellSize(columns: columns, rows: rows))
    for row in 0..<rows {
      let colour = Wallpaper.colour(
        row: row, of: rows, isLocked: settings.isLocked, isDimmed: settings.screen == .alwaysOn,
        isLight: settings.isLightAppearance)
      let cell = Cell(
        glyph: .space, foreground: CellColor(palette.text), background: CellColor(colour), attributes: [])
      grid.fill(CellRect(column: 0, row: row, columns: columns, rows: 1), with: cell)
    }
  }

  /// Writes a line and returns its width.
  @discardableResult
  mutating func write(_ string: String, column: Int, row: Int, _ colour: RGB, bold: Bool = false) -> Int {
    let text = CellText(string)
    grid.write(
      text, at: CellPoint(column: column, row: row), foreground: CellColor(colour), background: nil,
      attributes: bold ? .bold : [])
    return text.width
  }

  mutating func writeCentred(_ string: String, row: Int, _ colour: RGB, bold: Bool = false) {
    write(string, column: (grid.size.columns - CellText(string).width) / 2, row: row, colour, bold: bold)
  }

  /// Puts a picture onto the wallpaper; where its corners are rounded, the wallpaper shows through.
  mutating func put(_ picture: Grid, column: Int, row: Int) {
    let last = (column: column + picture.size.columns - 1, row: row + picture.size.rows - 1)
    let corners = [(column, row), (last.column, row), (column, last.row), (last.column, last.row)].filter {
      (0..<grid.size.columns).contains($0.0) && (0..<grid.size.rows).contains($0.1)
    }
    let below = corners.map { grid[$0.0, $0.1].background }
    grid.copy(picture, to: CellPoint(column: column, row: row), clip: nil)
    for (corner, background) in zip(corners, below) {
      var cell = grid[corner.0, corner.1]
      guard let glyph = cell.glyph, Self.roundCorners.contains(glyph) else { continue }
      cell.background = background
      grid[corner.0, corner.1] = cell
    }
  }

  private static let roundCorners: Set<Glyph> = [Glyph("▗"), Glyph("▖"), Glyph("▝"), Glyph("▘")]

  /// A filled rectangle with rounded corners on the wallpaper.
  mutating func tile(_ rect: CellRect, _ colour: RGB) {
    var tile = Grid(
      size: rect.size,
      filledWith: Cell(glyph: .space, foreground: CellColor(colour), background: CellColor(colour), attributes: []))
    if rect.size.rows > 1 {
      let last = (column: rect.size.columns - 1, row: rect.size.rows - 1)
      for (column, row, glyph) in [
        (0, 0, "▗"), (last.column, 0, "▖"), (0, last.row, "▝"), (last.column, last.row, "▘"),
      ] {
        tile.write(
          CellText(glyph), at: CellPoint(column: column, row: row), foreground: CellColor(colour), background: nil,
          attributes: [])
      }
    }
    put(tile, column: rect.minColumn, row: rect.minRow)
  }
}

/// The colours of the phone's interface in one state.
nonisolated struct PhonePalette {
  let text: RGB
  let dim: RGB
  let tile: RGB

  init(_ settings: DeviceSettings) {
    if settings.screen == .alwaysOn {
      (text, dim, tile) = (RGB(hex: 0x8A8A8E), RGB(hex: 0x55555A), RGB(hex: 0x1C1C1E))
    } else if settings.isLightAppearance, !settings.isLocked {
      (text, dim, tile) = (RGB(hex: 0x10131A), RGB(hex: 0x3C4354), RGB(hex: 0xF2F2F7))
    } else {
      (text, dim, tile) = (RGB(hex: 0xFFFFFF), RGB(hex: 0xC3C8D6), RGB(hex: 0x2C2F3A))
    }
  }
}
