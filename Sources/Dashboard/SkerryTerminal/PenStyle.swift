import SkerryCells

/// A colour as a terminal is told it: its own default, a place in its palette, or 24 bits.
nonisolated struct PenColor: Hashable, Sendable, BitwiseCopyable {
  /// 0 for the default, else the kind in the highest byte and its value below.
  private let bits: UInt32

  static let standard = PenColor(bits: 0)

  static func palette(_ index: UInt8) -> PenColor { PenColor(bits: 1 << 24 | UInt32(index)) }

  static func direct(_ color: RGB) -> PenColor { PenColor(bits: 2 << 24 | color.hex) }

  private init(bits: UInt32) { self.bits = bits }

  var isStandard: Bool { bits == 0 }

  /// Appends the codes for SGR; the base is 30 for text and 40 for the ground.
  func appendCodes(base: Int, to codes: inout StyleCodes) {
    let value = Int(bits & 0xFF_FFFF)
    switch bits >> 24 {
    case 0: codes.append(base + 9)
    case 1 where value < 8: codes.append(base + value)
    case 1 where value < 16: codes.append(base + 60 + value - 8)
    case 1:
      codes.append(base + 8)
      codes.append(5)
      codes.append(value)
    default:
      codes.append(base + 8)
      codes.append(2)
      codes.append(value >> 16)
      codes.append(value >> 8 & 0xFF)
      codes.append(value & 0xFF)
    }
  }
}

/// How the terminal draws the next glyph.
nonisolated struct PenStyle: Hashable, Sendable, BitwiseCopyable {
  var foreground = PenColor.standard
  var background = PenColor.standard
  var attributes: CellAttributes = []

  /// The attributes that show on a blank too.
  static let visibleOnBlank: CellAttributes = [.underline, .strikethrough, .reverse]

  /// True when a blank drawn in either style looks the same.
  func drawsBlankLike(_ other: PenStyle) -> Bool {
    guard background == other.background else { return false }
    let mine = attributes.intersection(PenStyle.visibleOnBlank)
    return mine == other.attributes.intersection(PenStyle.visibleOnBlank)
      && (mine.isEmpty || foreground == other.foreground)
  }
}
