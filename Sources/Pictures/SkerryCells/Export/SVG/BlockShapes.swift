/// The exact shapes of block elements and sextants, as rectangles in tenths inside of one cell.
enum BlockShapes {
  struct Part {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// The filled parts of a character, or nil when it isn't a block.
  static func parts(of scalar: UInt32) -> [Part]? {
    switch scalar {
    case 0x2580: [Part(x: 0, y: 0, width: 80, height: 80)]
    case 0x2581...0x2588: [lower(eighths: Int(scalar - 0x2580))]
    case 0x2589...0x258F: [Part(x: 0, y: 0, width: 10 * Int(0x2590 - scalar), height: 160)]
    case 0x2590: [Part(x: 40, y: 0, width: 40, height: 160)]
    case 0x2591...0x2593: [lower(eighths: 8)]
    case 0x2594: [Part(x: 0, y: 0, width: 80, height: 20)]
    case 0x2595: [Part(x: 70, y: 0, width: 10, height: 160)]
    case 0x2596...0x259F: quadrants(quadrantBits[Int(scalar - 0x2596)])
    case 0x1FB00...0x1FB3B: sextants(scalar - 0x1FB00)
    default: nil
    }
  }

  /// How much of the ink a shade has; 1 for everything else.
  static func opacity(of scalar: UInt32) -> Double {
    scalar >= 0x2591 && scalar <= 0x2593 ? 0.25 * Double(scalar - 0x2590) : 1
  }

  private static func lower(eighths: Int) -> Part {
    Part(x: 0, y: 160 - 20 * eighths, width: 80, height: 20 * eighths)
  }

  /// Bit 0 top left, bit 1 top right, bit 2 bottom left, bit 3 bottom right, from U+2596 on.
  private static let quadrantBits: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ bits: UInt8) -> [Part] {
    (0..<4).filter { bits >> $0 & 1 == 1 }.map { index in
      Part(x: index % 2 * 40, y: index / 2 * 80, width: 40, height: 80)
    }
  }

  /// Sextants count up through all patterns but the empty one, both halves and the full block.
  private static func sextants(_ offset: UInt32) -> [Part] {
    let bits = offset + 1 + (offset >= 0x14 ? 1 : 0) + (offset >= 0x28 ? 1 : 0)
    let rows = [0, 50, 110, 160]
    return (0..<6).filter { bits >> UInt32($0) & 1 == 1 }.map { index in
      let row = index / 2
      return Part(x: index % 2 * 40, y: rows[row], width: 40, height: rows[row + 1] - rows[row])
    }
  }
}
