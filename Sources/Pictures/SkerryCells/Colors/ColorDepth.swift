/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// Every colour, as it is.
  case truecolor
  /// The cube of 6 × 6 × 6 and the ramp of 24 greys of xterm, indices 16 to 255.
  case colors256 = "256"
  /// The eight named colours and their bright variants.
  case colors16 = "16"
  /// The eight named colours.
  case colors8 = "8"
  /// No colour at all.
  case mono

  /// The index of the palette's best match for a colour.
  ///
  /// 16–255, 0–15 or 0–7; `0xRRGGBB` in truecolor, where there is no palette, and 0 in mono. The colour of an index
  /// gives the same index again.
  public func paletteIndex(for color: RGB) -> Int {
    switch self {
    case .truecolor: Int(color.hex)
    case .colors256: Palette256.index(for: color)
    case .colors16: Palette16.index(for: color, bright: true)
    case .colors8: Palette16.index(for: color, bright: false)
    case .mono: 0
    }
  }

  /// The colour that usually stands behind an index of the palette.
  public func paletteColor(at index: Int) -> RGB {
    switch self {
    case .truecolor: RGB(hex: UInt32(truncatingIfNeeded: index))
    case .colors256: index < 16 ? Palette16.color(at: index) : Palette256.color(at: index)
    case .colors16: Palette16.color(at: index & 15)
    case .colors8: Palette16.color(at: index & 7)
    case .mono: .white
    }
  }

  /// The colour with which the palette shows another one.
  public func shown(_ color: RGB) -> RGB {
    self == .truecolor ? color : paletteColor(at: paletteIndex(for: color))
  }

  /// What is shown of a cell's colour; nil for the terminal's own.
  func shown(_ color: CellColor) -> RGB? {
    if self == .colors256, let place = color.placeAmong256 { return paletteColor(at: place) }
    if self == .colors16 || self == .colors8, let gradient = color.gradient { return paletteColor(at: gradient.index) }
    return color.rgb.map(shown)
  }
}
