import Glibc
import SkerryCells

/// A change of every color that a view draws, computed in sRGB as SwiftUI's effects of these names do.
nonisolated package enum ColorEffect: Hashable, Sendable {
  /// Adds to each channel: 1 makes white of black, −1 black of white.
  case brightness(Double)
  /// Stretches each channel around its middle: 1 changes nothing, 0 leaves gray, −1 turns light and dark around.
  case contrast(Double)
  /// Stretches colors away from gray: 1 changes nothing, 0 leaves gray.
  case saturation(Double)
  /// Turns the hue by an angle in radians.
  case hueRotation(Double)
  /// Multiplies each channel, and the opacity.
  case multiply(RGBA)
  /// Makes dark of light.
  case invert
  /// Makes black as opaque as the color is light.
  case luminanceToAlpha

  /// The shares of red, green and blue in the light of a color (ITU-R BT.709).
  private static let shares = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The color as the effect leaves it.
  package func applied(to color: RGBA) -> RGBA {
    let (red, green, blue) = (
      Double(color.rgb.red) / 255, Double(color.rgb.green) / 255, Double(color.rgb.blue) / 255
    )
    let light = Self.shares.red * red + Self.shares.green * green + Self.shares.blue * blue
    func each(_ change: (Double) -> Double) -> RGBA {
      Self.color(change(red), change(green), change(blue), alpha: color.alpha)
    }
    switch self {
    case .brightness(let amount): return each { $0 + amount }
    case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
    case .saturation(let amount): return each { light + ($0 - light) * amount }
    case .hueRotation(let angle): return Self.turned((red, green, blue), by: angle, alpha: color.alpha)
    case .invert: return each { 1 - $0 }
    case .luminanceToAlpha: return RGBA(hex: 0, alpha: color.alpha * light)
    case .multiply(let other):
      return Self.color(
        red * Double(other.rgb.red) / 255, green * Double(other.rgb.green) / 255, blue * Double(other.rgb.blue) / 255,
        alpha: color.alpha * other.alpha)
    }
  }

  /// The channels turned around the gray axis, which keeps their light.
  private static func turned(_ color: (red: Double, green: Double, blue: Double), by angle: Double, alpha: Double)
    -> RGBA
  {
    let (cosine, sine) = (cos(angle), sin(angle))
    // The matrix of `hueRotate` among the filters of SVG.
    return Self.color(
      color.red * (0.213 + 0.787 * cosine - 0.213 * sine) + color.green * (0.715 - 0.715 * cosine - 0.715 * sine)
        + color.blue * (0.072 - 0.072 * cosine + 0.928 * sine),
      color.red * (0.213 - 0.213 * cosine + 0.143 * sine) + color.green * (0.715 + 0.285 * cosine + 0.14 * sine)
        + color.blue * (0.072 - 0.072 * cosine - 0.283 * sine),
      color.red * (0.213 - 0.213 * cosine - 0.787 * sine) + color.green * (0.715 - 0.715 * cosine + 0.715 * sine)
        + color.blue * (0.072 + 0.928 * cosine + 0.072 * sine),
      alpha: alpha)
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> RGBA {
    func byte(_ channel: Double) -> UInt8 { channel > 0 ? UInt8((min(channel, 1) * 255).rounded()) : 0 }
    return RGBA(RGB(red: byte(red), green: byte(green), blue: byte(blue)), alpha: alpha)
  }
}
