/// The glyph that stands for an SF Symbol in a terminal.
nonisolated public struct SymbolGlyph: Hashable, Sendable {
  /// One or two columns of text from Unicode 13 or older, without variation selectors.
  public var text: String
  /// The same in one or two ASCII characters.
  public var ascii: String
  /// The symbol's name in words, its accessibility label unless the view gives another: `figure climbing`.
  public var spoken: String

  /// A glyph, what stands for it in ASCII, and how it is spoken.
  public init(text: String, ascii: String, spoken: String) {
    self.text = text
    self.ascii = ascii
    self.spoken = spoken
  }
}
