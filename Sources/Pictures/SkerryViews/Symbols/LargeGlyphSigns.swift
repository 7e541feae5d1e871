/// The signs of large type with which a text is written: many characters look like another one, or like two.
nonisolated enum LargeGlyphSigns {
  /// What is drawn for a string, one sign after the other.
  static func signs(of string: String) -> [Character] { string.flatMap { signs(of: $0) } }

  private static func signs(of character: Character) -> [Character] {
    // Spaces come in several widths of typographic space; here they are one.
    if character.isWhitespace { return [" "] }
    return pairs[character] ?? [alike[character] ?? character]
  }

  /// The capital of a letter, as it is drawn. A micro sign is no letter, and its capital would read as another unit.
  static func capital(_ character: Character) -> Character {
    if character == "µ" { return character }
    let upper = character.uppercased()
    guard upper.count == 1, let first = upper.first else { return character }
    return alike[first] ?? first
  }

  private static let pairs: [Character: [Character]] = [
    "℃": ["°", "C"], "℉": ["°", "F"], "№": ["N", "°"], "″": ["\""],
  ]

  private static let rows: [(sign: Character, characters: String)] = [
    ("-", "−–—‒‐‑－"), ("'", "’‘ʼ′´"), ("\"", "“”„"), ("/", "⁄∕／"), (":", "∶："), ("°", "º˚"), ("·", "•∙・"), ("µ", "μ"),
    ("<", "‹"), (">", "›"), ("×", "✕✖"), ("~", "〜≈"), ("*", "∗✱"), ("ß", "ẞ"), ("Đ", "Ð"), ("%", "％"), ("+", "＋"),
    (".", "．"),
    ("¥", "￥"), ("₩", "￦"), ("✓", "✔"), ("♥", "❤"), ("|", "│"),
  ]

  /// Letters of Cyrillic and Greek that look like those of another alphabet.
  private static let letters = zip(
    "АВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓΠΦ", "ABEKMHOPCTXIJSABEZHIKMNOPTYXГПФ")

  private static let alike: [Character: Character] = {
    var alike = Dictionary(uniqueKeysWithValues: letters)
    for row in rows { for character in row.characters { alike[character] = row.sign } }
    return alike
  }()
}
