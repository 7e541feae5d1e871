/// The named colours of terminals; the values are xterm's, users may have changed theirs.
enum Palette16 {
  private static let colors: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map(RGB.init(hex:))

  /// The highest channel below which a colour is as good as black: dusk is no blue, and dark wine no magenta.
  private static let darkest = 0x70
  /// A colour with less than this share of its named colour's luminance looks more like black.
  private static let darkShare = 0.4

  static func color(at index: Int) -> RGB { colors[index & 15] }

  /// Greys by brightness, everything else by hue: nearest values would turn dark tints into random hues.
  static func index(for color: RGB, bright: Bool) -> Int {
    let red = Int(color.red)
    let green = Int(color.green)
    let blue = Int(color.blue)
    let high = Swift.max(red, green, blue)
    let low = Swift.min(red, green, blue)
    let brightness = (299 * red + 587 * green + 114 * blue) / 1000
    // A dusky violet differs by as little from grey as a light one, but a row of it would be a bar among black ones.
    if (high - low) * 100 < high * (high - low < 28 ? 28 : 22) {
      return greyIndex(of: brightness, bright: bright)
    }
    if high < darkest { return 0 }
    let middle = (high + low) / 2
    let hue = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    let index = bright && high > 0xF0 ? hue + 8 : hue
    return color.luminance < colors[hue].luminance * darkShare ? 0 : index
  }

  private static func greyIndex(of brightness: Int, bright: Bool) -> Int {
    guard bright else { return brightness < 0x60 ? 0 : 7 }
    return brightness < 0x40 ? 0 : brightness < 0xB2 ? 8 : brightness < 0xF2 ? 7 : 15
  }
}
