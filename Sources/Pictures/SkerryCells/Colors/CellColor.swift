/// The colour of a cell's text or ground: a fixed colour, or the terminal's own default.
///
/// It takes four bytes, so that a whole cell fits in sixteen.
public struct CellColor: Hashable, Sendable, BitwiseCopyable {
  /// `0x01RRGGBB` for a fixed colour, 0 for the terminal's own.
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
