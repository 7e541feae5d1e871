/// Text that steers a terminal, hides or turns the direction of writing, for tests of everything that is written.
public enum NastyText {
  /// C0 (without NUL, which no argument of a program holds), C1, marks of direction, zero-width ones, tags.
  public static let scalars: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x01...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
    ]
    return ranges.flatMap { $0 }.compactMap(Unicode.Scalar.init)
  }()

  private static let known = Set(scalars)

  /// All of them in one text, between words.
  public static let all = "before" + String(String.UnicodeScalarView(scalars)) + "after\u{1B}]0;x\u{7}\u{9B}31m"

  /// The same without line breaks, for what is one line by its nature.
  public static let line = String(String.UnicodeScalarView(all.unicodeScalars.filter { !breaks.contains($0) }))

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  /// Those that a text holds; line feeds end its lines.
  public static func found(in text: String) -> [String] {
    text.unicodeScalars.filter { $0 != "\n" && known.contains($0) }.map { "U+" + String($0.value, radix: 16) }
  }
}
