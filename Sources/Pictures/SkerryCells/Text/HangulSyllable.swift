/// Korean letters that arrive one by one, joined to the syllables that terminals can draw.
///
/// Unicode 13, section 3.12: a syllable is a leading consonant, a vowel and perhaps a trailing consonant.
enum HangulSyllable {
  private static let syllables: UInt32 = 0xAC00
  private static let leads: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  private static let trails: UInt32 = 0x11A7
  private static let leadCount: UInt32 = 19
  private static let vowelCount: UInt32 = 21
  private static let trailCount: UInt32 = 28

  /// The syllable of a glyph and the letter after it, or nil when they don't join.
  static func joining(_ glyph: Glyph, _ letter: Unicode.Scalar) -> Glyph? {
    let first = glyph.scalar.value
    guard glyph.markBits == 0 else { return nil }
    if (leads..<leads + leadCount).contains(first), (vowels..<vowels + vowelCount).contains(letter.value) {
      return wide(syllables + ((first - leads) * vowelCount + letter.value - vowels) * trailCount)
    }
    let isOpen =
      (syllables..<syllables + leadCount * vowelCount * trailCount).contains(first)
      && (first - syllables) % trailCount == 0
    guard isOpen, (trails + 1..<trails + trailCount).contains(letter.value) else { return nil }
    return wide(first + letter.value - trails)
  }

  private static func wide(_ scalar: UInt32) -> Glyph {
    Glyph(base: scalar | Glyph.wideBit, markBits: 0)
  }
}
