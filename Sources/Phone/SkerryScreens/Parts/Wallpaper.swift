import SkerryCells
import SkerryDevice

/// The picture behind everything: dusk over the sea, darker while the screen is dimmed.
nonisolated enum Wallpaper {
  /// The colour presentations are drawn on where there is no wallpaper.
  static let ground = RGB(hex: 0x16181D)

  private static let locked: [UInt32] = [0x1C2340, 0x2A2F57, 0x4A3A63, 0x6B4760, 0x3A3350, 0x161B30]
  private static let home: [UInt32] = [0x10182B, 0x17263F, 0x1D3550, 0x1A2D47, 0x121C30]
  private static let light: [UInt32] = [0x8FB3D9, 0xA9C3E0, 0xC9D3E4, 0xDAD3DA, 0xB9C3D6]

  /// The bands of 256 colours, which have no dark ones but greys and blues: dusk is lighter there.
  private static let lockedAmong256 = [17, 17, 60, 60, 96, 96, 95, 60, 60, 17]
  private static let homeAmong256 = [17, 17, 24, 24, 24, 17, 17]

  /// The colour of one row of `rows`.
  static func color(row: Int, of rows: Int, isLocked: Bool, isDimmed: Bool, isLight: Bool) -> CellColor {
    if isDimmed { return CellColor(RGB(hex: 0x000000)) }
    let bands = isLocked ? lockedAmong256 : isLight ? [] : homeAmong256
    let band = min(max(0, row) * bands.count / max(1, rows), bands.count - 1)
    let color = exactColor(row: row, of: rows, isLocked: isLocked, isLight: isLight)
    return bands.isEmpty ? CellColor(color) : CellColor(color, among256: bands[band])
  }

  private static func exactColor(row: Int, of rows: Int, isLocked: Bool, isLight: Bool) -> RGB {
    let stops = isLocked ? locked : isLight ? light : home
    let place = Double(row) / Double(max(1, rows - 1)) * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    return RGB(hex: stops[index + 1]).blended(over: RGB(hex: stops[index]), opacity: place - Double(index))
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
