/// The colour of a cell's text or ground: a fixed colour, or the terminal's own default.
///
/// It takes four bytes, so that a whole cell fits in sixteen.
public struct CellColor: Hashable, Sendable, BitwiseCopyable {
  /// `0xPPRRGGBB` for a fixed colour, 0 for the terminal's own. PP is its place among 256 colours where it was chosen, from
  /// 2 to 15 a code for that of its gradient among 16, else 1.
  @usableFromInline
  let bits: UInt32

  @inlinable
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The terminal's own default colour, whatever its user chose.
  @inlinable public static var standard: CellColor { CellColor(bits: 0) }

  /// A fixed colour.
  @inlinable
  public init(_ rgb: RGB) {
    self.init(bits: 0x0100_0000 | rgb.hex)
  }

  /// A fixed colour, and the one of xterm's 256 that is shown instead of it where there are no more.
  ///
  /// The one that looks most like a dark colour is often a grey: a whole ground of it would have no hue.
  ///
  /// The place is from 16 to 255; any other is none.
  public init(_ rgb: RGB, among256 place: Int) {
    self.init(bits: UInt32((16...255).contains(place) ? place : 1) << 24 | rgb.hex)
  }

  /// Its place among xterm's 256 colours, where it was chosen.
  var placeAmong256: Int? { bits >> 24 >= 16 ? Int(bits >> 24) : nil }

  /// A fixed colour of a gradient, which is shown whole in the colour of its middle where there are only 16: nearest ones
  /// would be stripes under its words.
  package init(_ rgb: RGB, ofGradient middle: RGB) {
    let place = GradientPlace(of: middle)
    self.init(bits: UInt32(place.code) << 24 | rgb.hex)
  }

  /// What its gradient is among 16 colours; `nil` for a colour of none.
  var gradient: GradientPlace? { bits >> 24 > 1 ? GradientPlace(code: Int(bits >> 24)) : nil }

  /// The fixed colour, or nil for the terminal's own default.
  @inlinable
  public var rgb: RGB? { bits == 0 ? nil : RGB(hex: bits) }

  /// The colour with less light; the terminal's own stays.
  ///
  /// - Parameter factor: how much of the light stays, from 0 to 1.
  public func dimmed(to factor: Double) -> CellColor {
    rgb.map { CellColor($0.blended(over: RGB(hex: 0x000000), opacity: factor)) } ?? self
  }

  /// True for the terminal's own default.
  @inlinable
  public var isStandard: Bool { bits == 0 }
}
