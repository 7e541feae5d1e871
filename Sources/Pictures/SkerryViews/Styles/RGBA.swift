import SkerryCells

/// A colour with an opacity between 0 and 1.
nonisolated package struct RGBA: Hashable, Sendable {
  package var rgb: RGB
  package var alpha: Double

  package init(_ rgb: RGB, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  package init(hex: UInt32, alpha: Double = 1) { self.init(RGB(hex: hex), alpha: alpha) }

  package static let clear = RGBA(hex: 0, alpha: 0)

  package func faded(_ factor: Double) -> RGBA { RGBA(rgb, alpha: alpha * max(0, min(1, factor))) }

  /// The colour at `fraction` of the way to another one.
  package func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    RGBA(other.rgb.blended(over: rgb, opacity: fraction), alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
