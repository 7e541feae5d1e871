extension Glyph {
  /// What stands for it where only ASCII is shown, in one column.
  package var ascii: Glyph { AsciiSubstitute.glyph(for: self) }
}

/// The printable ASCII character that says most of what a glyph says.
///
/// Lines become `+ - |`, blocks `#` and their lighter kin, accented letters their base letter, well-known symbols a
/// character that looks or means alike, everything else `?`. Marks are left out.
enum AsciiSubstitute {
  /// The substitute as a glyph of one column.
  static func glyph(for glyph: Glyph) -> Glyph {
    if glyph.markBits != 0, glyph.marks.isEmpty { return Glyph(base: glyph.markBits >> 16, markBits: 0) }
    if glyph.base < 0x7F { return Glyph(base: glyph.base, markBits: 0) }
    return Glyph(base: UInt32(character(for: glyph.scalar.value)), markBits: 0)
  }

  private static func character(for scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0xC0...0x24F: AsciiLetters.latin[Int(scalar - 0xC0)]
    case 0x1E00...0x1EFF: AsciiLetters.latinAdditional[Int(scalar - 0x1E00)]
    case 0x2500...0x257F: line(scalar)
    case 0x2580...0x259F: AsciiLetters.blocks[Int(scalar - 0x2580)]
    case 0x2800...0x28FF: dots(scalar & 0xFF)
    case 0x1FB00...0x1FB3B: UInt8(ascii: "#")
    case 0xFF01...0xFF5E: UInt8(truncatingIfNeeded: scalar - 0xFF01 + 0x21)
    case 0x2460...0x2468: UInt8(truncatingIfNeeded: scalar - 0x2460 + 0x31)
    case 0x1D7CE...0x1D7FF: UInt8(truncatingIfNeeded: (scalar - 0x1D7CE) % 10 + 0x30)
    default: AsciiSymbols.table[scalar] ?? UInt8(ascii: "?")
    }
  }

  /// Lines and their crossings, by the directions in which they leave the cell.
  private static func line(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x256D, 0x256E: return UInt8(ascii: ".")
    case 0x256F, 0x2570: return UInt8(ascii: "'")
    case 0x2571: return UInt8(ascii: "/")
    case 0x2572: return UInt8(ascii: "\\")
    case 0x2573: return UInt8(ascii: "X")
    case 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D: return UInt8(ascii: "-")
    case 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F: return UInt8(ascii: "|")
    default: break
    }
    let arms = BoxArms(of: scalar)
    if arms.isHorizontal {
      return UInt8(ascii: max(arms.left.rawValue, arms.right.rawValue) > BoxArms.Weight.light.rawValue ? "=" : "-")
    }
    return UInt8(ascii: arms.isVertical ? "|" : "+")
  }

  /// Braille by how many of its dots are set.
  private static func dots(_ pattern: UInt32) -> UInt8 {
    switch pattern.nonzeroBitCount {
    case 0: UInt8(ascii: " ")
    case 1: UInt8(ascii: ".")
    case 2...5: UInt8(ascii: ":")
    default: UInt8(ascii: "#")
    }
  }
}
