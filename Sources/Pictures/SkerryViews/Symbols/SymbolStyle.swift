/// With which characters SF Symbols are written.
nonisolated public enum SymbolStyle: String, CaseIterable, Codable, Hashable, Sendable {
  /// Signs in the colour of their text, and emoji where no such sign says the same: any terminal with emoji.
  case emoji
  /// One column each, two for numbers and pairs of letters, always in the colour of their text: fonts without emoji, and
  /// tints that count.
  case plain
  /// The icons of a Nerd Font, in the colour of their text: terminals whose font has them, from version 3.
  case nerd
}
