import Glibc
import SkerryCells

/// How the colors of a layer are combined with those below it.
nonisolated public enum BlendMode: Hashable, Sendable {
  /// The layer covers what is below.
  case normal
  /// The modes of Core Graphics that look at one channel at a time.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Those that take hue, saturation or light from one layer and the rest from the other.
  case hue, saturation, color, luminosity
  /// Covers what is below: a cell always has a ground.
  case sourceAtop
  /// Only what is not yet covered is drawn: cells that show something stay.
  case destinationOver
  /// Cuts out of the group around it what was drawn before.
  case destinationOut
  /// Adds the darkness of both.
  case plusDarker
  /// Adds the light of both.
  case plusLighter
}

nonisolated extension BlendMode {
  /// The color of a layer as it is combined with an opaque ground (W3C, Compositing and Blending Level 1).
  func blended(_ color: RGB, over ground: RGB) -> RGB {
    switch self {
    case .normal, .sourceAtop, .destinationOut: return color
    case .destinationOver: return ground
    case .hue, .saturation, .color, .luminosity:
      return Self.whole(self, Channels(color), Channels(ground)).rgb
    default:
      let (top, bottom) = (Channels(color), Channels(ground))
      return Channels(
        red: channel(top.red, bottom.red), green: channel(top.green, bottom.green),
        blue: channel(top.blue, bottom.blue)
      ).rgb
    }
  }

  /// One channel of a layer and of its ground, both from 0 to 1.
  private func channel(_ top: Double, _ bottom: Double) -> Double {
    switch self {
    case .multiply: top * bottom
    case .screen: top + bottom - top * bottom
    case .overlay: Self.hard(bottom, top)
    case .hardLight: Self.hard(top, bottom)
    case .darken: min(top, bottom)
    case .lighten: max(top, bottom)
    case .colorDodge: bottom == 0 ? 0 : top >= 1 ? 1 : min(1, bottom / (1 - top))
    case .colorBurn: bottom >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - bottom) / top)
    case .softLight: Self.soft(top, bottom)
    case .difference: abs(top - bottom)
    case .exclusion: top + bottom - 2 * top * bottom
    case .plusLighter: min(1, top + bottom)
    case .plusDarker: max(0, top + bottom - 1)
    default: top
    }
  }

  private static func hard(_ top: Double, _ bottom: Double) -> Double {
    top <= 0.5 ? 2 * top * bottom : 1 - 2 * (1 - top) * (1 - bottom)
  }

  private static func soft(_ top: Double, _ bottom: Double) -> Double {
    guard top > 0.5 else { return bottom - (1 - 2 * top) * bottom * (1 - bottom) }
    let root = bottom <= 0.25 ? ((16 * bottom - 12) * bottom + 4) * bottom : sqrt(bottom)
    return bottom + (2 * top - 1) * (root - bottom)
  }

  /// The modes that look at all channels of a color.
  private static func whole(_ mode: BlendMode, _ top: Channels, _ bottom: Channels) -> Channels {
    switch mode {
    case .hue: top.saturated(bottom.saturation).lit(bottom.light)
    case .saturation: bottom.saturated(top.saturation).lit(bottom.light)
    case .color: top.lit(bottom.light)
    default: bottom.lit(top.light)
    }
  }
}

/// The channels of a color, from 0 to 1.
nonisolated private struct Channels {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }
  init(_ color: RGB) {
    self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }

  var rgb: RGB {
    func byte(_ channel: Double) -> UInt8 { channel > 0 ? UInt8((Swift.min(channel, 1) * 255).rounded()) : 0 }
    return RGB(red: byte(red), green: byte(green), blue: byte(blue))
  }

  var light: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var least: Double { Swift.min(red, green, blue) }
  private var most: Double { Swift.max(red, green, blue) }
  var saturation: Double { most - least }

  private func map(_ change: (Double) -> Double) -> Channels {
    Channels(red: change(red), green: change(green), blue: change(blue))
  }

  /// The same hue with another saturation; black stands for its light.
  func saturated(_ saturation: Double) -> Channels {
    let (least, own) = (least, self.saturation)
    return own > 0 ? map { ($0 - least) * saturation / own } : Channels(red: 0, green: 0, blue: 0)
  }

  /// The same hue with another light, within what a color can be.
  func lit(_ light: Double) -> Channels {
    let distance = light - self.light
    let moved = map { $0 + distance }
    let middle = moved.light
    let (least, most) = (moved.least, moved.most)
    if least < 0 { return moved.map { middle + ($0 - middle) * middle / (middle - least) } }
    if most > 1 { return moved.map { middle + ($0 - middle) * (1 - middle) / (most - middle) } }
    return moved
  }
}
