/// The content of one cell: a scalar of one or two columns with at most two marks drawn onto it.
///
/// A glyph can only be made in ways that leave it harmless, so whatever holds one may print it.
public struct Glyph: Hashable, Sendable, BitwiseCopyable {
  /// The scalar in the lowest 21 bits, bit 21 set when it takes two columns.
  @usableFromInline
  let base: UInt32
  /// Two scalars of the basic plane, the first in the lower half; 0 for none. With nothing in the lower half, the upper one
  /// is the character that stands for the glyph where only ASCII is shown.
  @usableFromInline
  let markBits: UInt32

  @inlinable static var wideBit: UInt32 { 1 << 21 }
  @inlinable static var scalarMask: UInt32 { (1 << 21) - 1 }

  @inlinable
  init(base: UInt32, markBits: UInt32) {
    self.base = base
    self.markBits = markBits
  }

  /// The blank.
  @inlinable public static var space: Glyph { Glyph(base: 0x20, markBits: 0) }

  /// The box that stands for everything that can't be shown.
  @inlinable public static var unknown: Glyph { Glyph(base: 0x25A1, markBits: 0) }

  /// The dots that stand for text left out.
  @inlinable public static var ellipsis: Glyph { Glyph(base: 0x2026, markBits: 0) }

  /// The harmless glyph for a scalar: itself, or what `CellText` would show in its place.
  ///
  /// Scalars that take no column of their own give the box `□`.
  public init(_ scalar: Unicode.Scalar) {
    self = CellText(String(Character(scalar))).glyphs.first ?? .unknown
  }

  /// The glyph of an icon of a font, in one column; `nil` for a scalar outside the private area of plane 15.
  ///
  /// Only for icons that this program chose: such a scalar in text from outside is the box `□`.
  package init?(icon scalar: Unicode.Scalar) {
    guard 0xF_0000...0xF_FFFD ~= scalar.value else { return nil }
    self.init(base: scalar.value, markBits: 0)
  }

  /// The glyph of a printable ASCII character; `nil` for any other byte.
  package init?(ascii byte: UInt8) {
    guard 0x20...0x7E ~= byte else { return nil }
    self.init(base: UInt32(byte), markBits: 0)
  }

  @inlinable
  public var scalar: Unicode.Scalar { Unicode.Scalar(base & Glyph.scalarMask) ?? " " }

  /// The columns it takes: 1 or 2.
  @inlinable
  public var width: Int { base & Glyph.wideBit == 0 ? 1 : 2 }

  /// The marks drawn onto the scalar, at most two, all of the basic plane.
  @inlinable
  public var marks: GlyphMarks { GlyphMarks(bits: markBits) }

  /// True when it draws nothing: a space of any kind.
  public var isBlank: Bool { markBits == 0 && drawsNothing }

  /// True when it draws nothing where more than ASCII is shown, whatever stands for it there.
  package var drawsNothing: Bool {
    markBits & 0xFFFF == 0 && (base == 0x20 || base == 0xA0 || base == 0x3000 | Glyph.wideBit)
  }

  /// The same glyph, for which a character stands where only ASCII is shown, in place of the one nearest in shape: a blank
  /// without a character. A glyph with marks stays as it is.
  package func standing(for character: Character?) -> Glyph {
    guard markBits == 0 else { return self }
    let sign = character?.unicodeScalars.first.map { AsciiSubstitute.glyph(for: Glyph($0)) } ?? .space
    return Glyph(base: base, markBits: sign.base << 16)
  }

  /// The same glyph with one more mark; unchanged when it has two already.
  func adding(mark: Unicode.Scalar) -> Glyph {
    guard mark.value <= 0xFFFF, markBits <= 0xFFFF else { return self }
    return Glyph(base: base, markBits: markBits == 0 ? mark.value : markBits | mark.value << 16)
  }
}

extension Glyph: CustomStringConvertible {
  public var description: String {
    var text = ""
    text.append(self)
    return text
  }
}

extension String {
  /// Appends the scalar of a glyph and its marks.
  public mutating func append(_ glyph: Glyph) {
    unicodeScalars.append(glyph.scalar)
    for mark in glyph.marks { unicodeScalars.append(mark) }
  }
}
