/// One line of text made harmless and measured for a grid of cells.
///
/// This is the only way for text from outside to become cells. Whatever comes in, what comes out holds no control
/// characters, no invisible or reordering ones, and takes the same columns in every terminal:
/// control characters become their visible pictures (`␛`), tabs and line breaks one space, emoji sequences their
/// first emoji, flags their two letters, and what can't be shown the box `□`.
public struct CellText: Hashable, Sendable {
  /// The glyph of each cell or pair of cells, in logical order from left to right.
  public let glyphs: [Glyph]
  /// The columns the whole line takes.
  public let width: Int

  public static let empty = CellText(glyphs: [], width: 0)

  /// Text from anywhere as one line.
  public init(_ untrusted: String) {
    var text = untrusted
    if let ascii = text.withUTF8(CellText.printableASCII) {
      self.init(glyphs: ascii, width: ascii.count)
    } else {
      var builder = GlyphBuilder(bytes: text.utf8.count)
      for scalar in text.unicodeScalars { builder.append(scalar) }
      self.init(glyphs: builder.glyphs, width: builder.width)
    }
  }

  /// A single glyph.
  public init(_ glyph: Glyph) {
    self.init(glyphs: [glyph], width: glyph.width)
  }

  /// Glyphs that were made before; the width is summed up.
  public init(glyphs: some Sequence<Glyph>) {
    let all = Array(glyphs)
    self.init(glyphs: all, width: all.reduce(0) { $0 + $1.width })
  }

  init(glyphs: [Glyph], width: Int) {
    self.glyphs = glyphs
    self.width = width
  }

  public var isEmpty: Bool { glyphs.isEmpty }

  public static func + (left: CellText, right: CellText) -> CellText {
    CellText(glyphs: left.glyphs + right.glyphs, width: left.width + right.width)
  }

  public static func += (left: inout CellText, right: CellText) {
    left = left + right
  }

  /// The glyphs of plain printable ASCII, or nil when there is any other byte.
  private static func printableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    guard let source = bytes.baseAddress else { return [] }
    // No early exit: without one the compiler checks many bytes at once.
    var others: UInt8 = 0
    for index in 0..<bytes.count { others |= source[index] &- 0x20 < 0x5F ? 0 : 1 }
    guard others == 0 else { return nil }
    return Array(unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = bytes.count
      guard let target = buffer.baseAddress else { return }
      for index in 0..<bytes.count {
        (target + index).initialize(to: Glyph(base: UInt32(source[index]), markBits: 0))
      }
    }
  }
}

extension CellText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension CellText: CustomStringConvertible {
  /// The harmless text itself.
  public var description: String {
    let ascii = String(unsafeUninitializedCapacity: glyphs.count) { bytes in
      var count = 0
      for glyph in glyphs {
        guard glyph.base < 0x80, glyph.markBits == 0 else { return 0 }
        bytes[count] = UInt8(glyph.base)
        count += 1
      }
      return count
    }
    if ascii.utf8.count == glyphs.count { return ascii }
    var text = ""
    text.reserveCapacity(glyphs.count)
    for glyph in glyphs { text.append(glyph) }
    return text
  }
}
