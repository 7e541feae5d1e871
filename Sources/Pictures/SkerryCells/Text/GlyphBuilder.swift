/// Turns scalars from anywhere into harmless glyphs, one by one.
struct GlyphBuilder {
  private(set) var glyphs: [Glyph] = []
  private(set) var width = 0
  /// The scalar before, to see `\r\n` as one break.
  private var previous: Unicode.Scalar?
  /// True right after a joiner that follows an emoji: the next emoji belongs to the same picture.
  private var joinsNextEmoji = false

  /// A builder for as many glyphs as text of some bytes may have.
  init(bytes: Int) { glyphs.reserveCapacity(bytes) }

  mutating func append(_ scalar: Unicode.Scalar) {
    defer { previous = scalar }
    let joined = joinsNextEmoji
    joinsNextEmoji = false
    // Letters of ASCII, and lines, blocks and dots, of which clocks, bars and rings are made: one column each.
    switch scalar.value {
    case 0x20..<0x7F, 0x2500...0x259F, 0x2801...0x28FF: return append(Glyph(base: scalar.value, markBits: 0))
    default: break
    }
    if let replacement = replacement(for: scalar) {
      switch replacement {
      case .glyph(let glyph): append(glyph)
      case .nothing: break
      }
      return
    }
    switch DisplayClass(of: scalar) {
    case .oneColumn:
      if !(joined && scalar.isPictorial) { append(Glyph(base: scalar.value, markBits: 0)) }
    case .twoColumns:
      if !(joined && scalar.isPictorial) { append(Glyph(base: scalar.value | Glyph.wideBit, markBits: 0)) }
    case .mark: appendMark(scalar)
    case .unknown: append(.unknown)
    case .invisible: appendInvisible(scalar, afterJoiner: joined)
    }
  }

  private enum Replacement {
    case glyph(Glyph)
    case nothing
  }

  /// The character instead of control characters, separators, spaces of odd widths and halves of flags.
  private func replacement(for scalar: Unicode.Scalar) -> Replacement? {
    switch scalar.value {
    case 0x0A where previous == "\r": .nothing
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: .glyph(.space)
    case 0x00...0x1F: .glyph(Glyph(base: 0x2400 + scalar.value, markBits: 0))
    case 0x7F: .glyph(Glyph(base: 0x2421, markBits: 0))
    case 0x80...0x9F: .glyph(.unknown)
    case 0x202F: .glyph(Glyph(base: 0xA0, markBits: 0))
    case 0x1680, 0x2000...0x200A, 0x205F: .glyph(.space)
    case 0x1F1E6...0x1F1FF: .glyph(Glyph(base: scalar.value - 0x1F1E6 + 0x41, markBits: 0))
    default: nil
    }
  }

  private mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  private mutating func appendMark(_ mark: Unicode.Scalar) {
    guard let last = glyphs.last, !last.isBlank else { return }
    if let syllable = HangulSyllable.joining(last, mark) {
      glyphs[glyphs.count - 1] = syllable
    } else {
      glyphs[glyphs.count - 1] = last.adding(mark: mark)
    }
  }

  private mutating func appendInvisible(_ scalar: Unicode.Scalar, afterJoiner: Bool) {
    let isJoiner = scalar == "\u{200D}"
    let lastIsPictorial = glyphs.last?.scalar.isPictorial ?? false
    joinsNextEmoji = lastIsPictorial && (isJoiner || afterJoiner)
  }
}

extension Unicode.Scalar {
  /// True for a scalar that emoji sequences are made of, other than digits and the like.
  fileprivate var isPictorial: Bool { value >= 0x2190 && properties.isEmoji }
}
