/// Finds the glyph of an SF Symbol by its name.
///
/// A name that is not listed is looked up without its variants: `bell.badge.fill` is a bell with a dot, `mic.slash`
/// a microphone with a cross, `cloud.tornado.rain` a cloud. A name still unknown shows the sign of the first of its words
/// that has one; names that say nothing at all are the placeholder `▢`.
nonisolated public enum SymbolTable {
  /// The glyph for `name`, such as `figure.climbing` or `checkmark.circle.fill`, in a style.
  public static func glyph(named name: String, style: SymbolStyle = .emoji) -> SymbolGlyph {
    let shape = shape(of: name) ?? placeholder
    var usual = SymbolGlyph(text: shape.text, ascii: shape.ascii, spoken: spokenName(of: name))
    if let word = SymbolLetters.word(of: name) {
      usual.word = word
      // Two of its letters say more than the sign of a word that its name has in common with others.
      let isOfLetters = word.utf8.allSatisfy { $0 < 0x80 }
      if isOfLetters, shape.text.utf8.count != 2 {
        (usual.text, usual.ascii) = (String(word.prefix(2)), String(word.prefix(2)))
      }
    }
    return switch style {
    case .emoji: usual
    case .plain: usual.plain(isSlashed: isSlashed(name))
    case .nerd: usual.icon(of: name)
    }
  }

  /// Whether the name leads to a glyph of its own rather than to the placeholder.
  public static func isKnown(_ name: String) -> Bool {
    shape(of: name) != nil
  }

  /// A glyph without its name.
  private struct Shape {
    var text: String
    var ascii: String

    /// The shape with a second sign beside it, where there is room for one.
    func beside(_ sign: String, _ asciiSign: String) -> Shape {
      let isSingle = text.unicodeScalars.count == 1 && (text.unicodeScalars.first?.value ?? 0) < 0x1_0000
      return Shape(
        text: isSingle && !SymbolTable.wideText.contains(text) ? text + sign : text,
        ascii: String(ascii.prefix(1)) + asciiSign)
    }

    /// The shape struck out: without that it would say the contrary, so that an emoji gives way to a sign with room.
    var struckOut: Shape {
      let narrow = PlainSigns.sign(of: text).map { Shape(text: $0, ascii: ascii) }
      return (narrow ?? self).beside("×", "x")
    }
  }

  private static let placeholder = Shape(text: "▢", ascii: "[]")

  /// Signs of the basic plane that take two columns and so have no room beside them.
  private static let wideText: Set<String> = ["⏰", "⌛", "⏳", "⛅", "⌚", "⚽", "⚾", "⛳", "♿", "✋", "⛵", "⛽", "⛺", "☕"]

  /// The sign that a badge puts beside its symbol.
  static let badges: [String: (text: String, ascii: String)] = [
    "plus": ("+", "+"), "minus": ("−", "-"), "checkmark": ("✓", "v"), "xmark": ("×", "x"),
    "exclamationmark": ("!", "!"), "questionmark": ("?", "?"), "ellipsis": ("…", "."), "clock": ("◷", "o"),
    "gearshape": ("⚙", "*"),
  ]

  private static func shape(of name: String) -> Shape? {
    if let row = row(name) { return row }
    var parts = name.split(separator: ".").map(String.init)
    if let enclosed = enclosed(parts) { return enclosed }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      let sign = badge + 1 < parts.count ? badges[parts[badge + 1]] : nil
      return shape(of: parts[..<badge].joined(separator: "."))?.beside(sign?.text ?? "•", sign?.ascii ?? ".")
    }
    if let slash = parts.lastIndex(of: "slash"), slash > 0 {
      if let listed = row(parts[...slash].joined(separator: ".")) { return listed }
      let base = parts[..<slash].joined(separator: ".")
      return shape(of: parts.last == "fill" ? base + ".fill" : base)?.struckOut
    }
    // `x.y.circle.fill` → `x.y.circle` → `x.y` → `x`.
    while parts.count > 1 {
      parts.removeLast()
      if let row = row(parts.joined(separator: ".")) { return row }
    }
    return wordShape(of: name)
  }

  /// The sign of the first word that has one: `inset.filled.rectangle` is an inset, `l1.button` the letter and digit.
  private static func wordShape(of name: String) -> Shape? {
    for part in name.split(separator: ".").map(String.init) {
      if let sign = SymbolWords.sign(of: part) { return Shape(text: sign.text, ascii: sign.ascii) }
      if let row = row(part) { return row }
      let isPlain = part.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x7A) }
      let hasDigit = part.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      // Numbers and keys, such as `l1` and `45`, are shown as they are.
      guard isPlain, name.contains("."), part.utf8.count == 1 || (part.utf8.count <= 3 && hasDigit) else { continue }
      let short = String(part.uppercased().prefix(2))
      return Shape(text: short, ascii: short)
    }
    return nil
  }

  /// `7.circle.fill`, `a.square`: numbers up to 50 and letters, alone in a frame.
  private static func enclosed(_ parts: [String]) -> Shape? {
    let frames: Set<String> = ["circle", "square", "fill", "calendar"]
    guard let first = parts.first, parts.count > 1, parts.dropFirst().allSatisfy(frames.contains) else { return nil }
    if first.utf8.count <= 2, let number = Int(first), (0...50).contains(number) {
      return Shape(text: enclosed(number, isFilled: parts.contains("fill")), ascii: String(number))
    }
    guard first.unicodeScalars.count == 1, let letter = first.unicodeScalars.first,
      ("a"..."z").contains(letter), let sign = Unicode.Scalar(letter.value - 0x61 + 0x24B6)
    else { return nil }
    return Shape(text: String(Character(sign)), ascii: first.uppercased())
  }

  /// Beyond 20, terminals disagree on the columns of enclosed numbers; plain digits are as good.
  private static func enclosed(_ number: Int, isFilled: Bool) -> String {
    let base: UInt32? =
      switch (number, isFilled) {
      case (1...20, false): 0x2460 - 1
      case (1...10, true): 0x2776 - 1
      case (11...20, true): 0x24EB - 11
      case (0, false): 0x24EA
      case (0, true): 0x24FF
      default: nil
      }
    guard let base, let scalar = Unicode.Scalar(base + UInt32(number)) else { return String(number) }
    return String(Character(scalar))
  }

  /// Whether a line goes through the symbol, which its sign alone doesn't show.
  private static func isSlashed(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let slash = parts.lastIndex(of: "slash"), slash > 0 else { return false }
    return !isListed(parts[...slash].joined(separator: "."))
  }

  /// Whether a name has a row of its own.
  static func isListed(_ name: String) -> Bool { row(name) != nil }

  private static func row(_ name: String) -> Shape? {
    SymbolSearch.row(named: name, in: SymbolRows.all, \.name).map { Shape(text: $0.text, ascii: $0.ascii) }
  }
}

/// The glyph that stands for an SF Symbol in a terminal.
nonisolated public struct SymbolGlyph: Hashable, Sendable {
  /// One or two columns of text from Unicode 13 or older, without variation selectors; in the style `nerd` it may begin
  /// with an icon of the private area.
  public var text: String
  /// All letters of a word or a number of three, for places with a column for each.
  package var word: String?
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

nonisolated extension SymbolTable {
  /// A symbol's name in words, without what only says how it is drawn.
  static func spokenName(of name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let words = parts.filter { $0 != "fill" }.map { compounds[$0] ?? $0 }
    return (words.isEmpty ? parts : words).joined(separator: " ")
  }

  /// Words that symbol names write together.
  private static let compounds: [String: String] = [
    "checkmark": "check mark", "xmark": "x mark", "exclamationmark": "exclamation mark",
    "questionmark": "question mark", "mappin": "map pin", "magnifyingglass": "magnifying glass",
    "shippingbox": "shipping box", "gamecontroller": "game controller", "strengthtraining": "strength training",
    "bottomhalf": "bottom half", "tophalf": "top half", "lefthalf": "left half", "righthalf": "right half",
    "arrowtriangle": "arrow triangle", "circlepath": "circle path", "radiowaves": "radio waves", "gearshape": "gear",
    "trianglehead": "triangle head", "takeoutbag": "takeout bag", "thumbsup": "thumbs up", "thumbsdown": "thumbs down",
    "fuelpump": "fuel pump", "creditcard": "credit card", "paperplane": "paper plane", "textformat": "text format",
    "intervaltraining": "interval training", "highintensity": "high intensity", "cellularbars": "cellular bars",
    "dottedline": "dotted line", "xyaxis": "x y axis", "zzz": "sleeping", "wifi": "Wi-Fi", "memorychip": "memory chip",
    "lightbulb": "light bulb", "graduationcap": "graduation cap", "archivebox": "archive box",
  ]
}
