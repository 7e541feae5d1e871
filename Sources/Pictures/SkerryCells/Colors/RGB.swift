import Glibc

/// An opaque colour in the sRGB space, one byte per channel.
public struct RGB: Hashable, Sendable, BitwiseCopyable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from its usual spelling `0xRRGGBB`; bits above the lowest 24 are ignored.
  @inlinable
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour spelled `0xRRGGBB`.
  @inlinable
  public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  public static let black = RGB(hex: 0x000000)
  public static let white = RGB(hex: 0xFFFFFF)

  /// This colour laid over another with an opacity of 0 (only the ground) to 1 (only this one).
  ///
  /// Values outside 0...1 count as the nearer end, not-a-number as 0.
  public func blended(over ground: RGB, opacity: Double) -> RGB {
    let weight = opacity > 0 ? Swift.min(opacity, 1) : 0
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * weight + Double(bottom) * (1 - weight)).rounded())
    }
    return RGB(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it.
  public var luminance: Double {
    0.2126 * RGB.linear[Int(red)] + 0.7152 * RGB.linear[Int(green)] + 0.0722 * RGB.linear[Int(blue)]
  }

  /// The light of each channel, 0 to 1.
  var linearLight: (red: Double, green: Double, blue: Double) {
    (RGB.linear[Int(red)], RGB.linear[Int(green)], RGB.linear[Int(blue)])
  }

  /// The contrast ratio of two colours, 1 (none) to 21 (black on white), as WCAG 2 defines it.
  public func contrast(with other: RGB) -> Double {
    let mine = luminance
    let theirs = other.luminance
    return (Swift.max(mine, theirs) + 0.05) / (Swift.min(mine, theirs) + 0.05)
  }

  /// The channel that shows an amount of light, both between 0 and 1.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Linear light of each channel value; a table because `pow` costs more than a whole cell.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
