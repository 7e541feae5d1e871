import SkerryCells

nonisolated extension SymbolGlyph {
  /// What is drawn: an icon is known to be one, and ASCII has a character for it.
  package var cells: CellText {
    guard let first = text.unicodeScalars.first, let icon = Glyph(icon: first) else { return CellText(text) }
    var rest = text
    rest.removeFirst()
    return CellText(icon.standing(for: ascii.first)) + CellText(rest)
  }

  /// What is drawn where there are so many columns: all letters of a word, if they have room.
  package func cells(in columns: Int) -> CellText {
    guard let word = word.map({ CellText($0) }), word.width <= columns else { return cells }
    return word
  }

  /// The same in one column, in the colour of its text; what is struck out on a phone is struck out here. Numbers and
  /// letters keep their two columns.
  func plain(isSlashed: Bool) -> SymbolGlyph {
    guard let first = text.unicodeScalars.first, !(first.isASCII && text.utf8.count == 2) else { return self }
    var glyph = self
    glyph.ascii = String(ascii.prefix(1))
    let base = String(first)
    glyph.text = (PlainSigns.sign(of: text) ?? PlainSigns.sign(of: base) ?? base) + (isSlashed ? "\u{338}" : "")
    return glyph
  }

  /// The same as the icon that a name has in a Nerd Font, where there is one.
  func icon(of name: String) -> SymbolGlyph {
    guard let icon = SymbolIcons.icon(of: name) else { return self }
    var glyph = self
    glyph.text = icon
    glyph.word = nil
    glyph.ascii = String(ascii.prefix(icon.unicodeScalars.count))
    return glyph
  }
}

nonisolated extension SymbolIcons {
  /// The icon of a symbol, or that of the symbol it is a variant of with the sign of its badge; `nil` where the usual sign
  /// says more.
  static func icon(of name: String) -> String? {
    if let own = exact(name) { return own }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let place = parts.firstIndex(where: { $0 == "badge" || $0 == "slash" }), place > 0 {
      let base = parts[..<place] + (isFilled ? ["fill"] : [])
      let sign = place + 1 < parts.count ? SymbolTable.badges[parts[place + 1]]?.text : nil
      let beside = parts[place] == "slash" ? "×" : sign ?? "•"
      return icon(of: base.joined(separator: ".")).map { $0.unicodeScalars.count == 1 ? $0 + beside : $0 }
    }
    while let last = parts.last {
      let base = parts.joined(separator: ".")
      if isFilled, let filled = exact(base + ".fill") { return filled }
      if let plain = exact(base) { return plain }
      // A sign of its own, and a number or letter in a frame, say more than the icon of something larger.
      if SymbolTable.isListed(base) || parts.count == 1 || last.utf8.count <= 2 { return nil }
      parts.removeLast()
    }
    return nil
  }

  private static func exact(_ name: String) -> String? {
    SymbolSearch.row(named: name, in: all, \.name).flatMap { Unicode.Scalar($0.scalar) }.map { String(Character($0)) }
  }
}
