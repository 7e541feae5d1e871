/// Letters of large type that are a letter with a mark, as most languages of Europe have some.
///
/// A mark above takes the two upper lines of dots, and the letter the four below; a mark below hangs on the letter.
nonisolated enum LargeGlyphMarks {
  /// A letter without its mark, and which mark it has.
  static func parts(of letter: Character) -> (base: Character, mark: Mark)? { parts[letter] }

  enum Mark: CaseIterable {
    case acute, grave, circumflex, caron, tilde, diaeresis, ring, macron, doubleAcute, below, belowRight

    /// Whether it stands below its letter.
    var isBelow: Bool { self == .below || self == .belowRight }

    /// Its lines of dots over or under a letter of so many columns of dots.
    func dots(columns: Int) -> [LargeGlyphSheet.Dots] { lines(columns: columns).map { Array($0.utf8)[...] } }

    private func lines(columns: Int) -> [String] {
      switch self {
      case .acute: Self.centred(["..#.", ".#.."], columns)
      case .grave: Self.centred([".#..", "..#."], columns)
      case .caron: columns % 2 == 0 ? Self.centred(["#..#", ".##."], columns) : Self.centred(["#.#", ".#."], columns)
      case .tilde: Self.centred(["#.##", "...."], columns)
      case .diaeresis: Self.centred(columns % 2 == 0 ? ["#..#", "...."] : ["#.#", "..."], columns)
      case .ring, .circumflex: Self.centred(columns % 2 == 0 ? [".##.", "...."] : [".#.", "..."], columns)
      case .macron: [String(repeating: "#", count: columns), String(repeating: ".", count: columns)]
      case .doubleAcute: Self.centred([".#.#", "...."], columns)
      case .below: Self.centred(columns % 2 == 0 ? ["..#."] : ["#.."], columns)
      case .belowRight: [String(repeating: ".", count: columns - 1) + "#"]
      }
    }

    /// Lines of dots in the middle of so many columns; what is wider loses what is on its right.
    private static func centred(_ lines: [String], _ columns: Int) -> [String] {
      lines.map { line in
        let before = max(0, (columns - line.utf8.count) / 2)
        let padded = String(repeating: ".", count: before) + line + String(repeating: ".", count: columns)
        return String(padded.prefix(columns))
      }
    }
  }

  private static let rows: [(mark: Mark, letters: String, bases: String)] = [
    (.acute, "ÁÉÍÓÚÝĆŃŚŹĹŔЃЌΆΈΉΊΌΎΏ", "AEIOUYCNSZLRГKAEHIOYΩ"),
    (.grave, "ÀÈÌÒÙǸЍЀ", "AEIOUNИE"),
    (.circumflex, "ÂÊÎÔÛŴŶĈĜĤĴŜ", "AEIOUWYCGHJS"),
    // A breve is as round as a caron is pointed: dots don't tell them apart, but no letter has both.
    (.caron, "ČĎĚŇŘŠŤŽǍǏǑǓĞĂĬŎŬЙЎ", "CDENRSTZAIOUGAIOUИУ"),
    (.tilde, "ÃÑÕĨŨ", "ANOIU"),
    (.diaeresis, "ÄËÏÖÜŸЁЇΪΫӤӰ", "AEIOUYEIIYИУ"),
    (.ring, "ÅŮİŻĊĖĠ", "AUIZCEG"),
    (.macron, "ĀĒĪŌŪ", "AEIOU"),
    (.doubleAcute, "ŐŰ", "OU"),
    (.below, "ÇŞȘŢȚĢĶĻŅŖẠỌỤ", "CSSTTGKLNRAOU"),
    (.belowRight, "ĄĘĮŲ", "AEIU"),
  ]

  private static let parts = rows.reduce(into: [Character: (base: Character, mark: Mark)]()) { parts, row in
    for (letter, base) in zip(row.letters, row.bases) { parts[letter] = (base, row.mark) }
  }
}
