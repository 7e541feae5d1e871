/// Cases of enumerations, as patterns name them.
extension UseReader {
  func switches(
    _ before: Substring, _ after: Substring, in code: BareCode, into sketch: ValueSketch, _ depth: Int
  ) {
    if before.endsInWord("switch"), before.suffix(20).firstMatch(of: /\bswitch\s+$/) != nil,
      let open = after.prefixMatch(of: /\s*\{/)
    {
      guard let block = code.blocks.first(where: { $0.lowerBound == open.range.upperBound }) else { return }
      for match in code.text[block].matches(of: /\bcase\s+/)
      where code.block(around: match.range.lowerBound) == block {
        let text = code.text[match.range.upperBound..<block.upperBound]
        let pattern = Self.pattern(text)
        // Each case has names of its own for what it carries, up to the next.
        let body = code.text[pattern.endIndex..<block.upperBound]
        let end = body.firstRange(of: /\n\s*(?:case|default)\b/)?.lowerBound ?? block.upperBound
        patterns(pattern, in: code, body.startIndex..<end, into: sketch, depth)
      }
    } else if before.lastSign == "=",
      let match = before.suffix(80).firstMatch(of: /\bcase\s+(?:let\s+)?(\.\w+[^=\n]*?)\s*=\s*$/)
    {
      let block = code.block(after: after.startIndex) ?? code.block(around: after.startIndex)
      patterns(match.output.1, in: code, block, into: sketch, depth)
    }
  }

  /// What stands before the colon of a case.
  private static func pattern(_ text: Substring) -> Substring {
    var depth = 0
    return text.prefix { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return letter != ":" || depth != 0
    }
  }

  /// `.weather(let symbol, _), .rain`, `"boarding"`, `0..<5`, `nil`, whose names count in a part of the source.
  func patterns(
    _ text: Substring, in code: BareCode, _ body: Range<String.Index>, into sketch: ValueSketch, _ depth: Int
  ) {
    for part in BareCode.parts(text) {
      var part = part.drop(while: \.isWhitespace)
      if part.hasPrefix("let ") || part.hasPrefix("var ") { part = part.dropFirst(4) }
      if part.prefixMatch(of: /nil\b/) != nil {
        sketch.isOptional = true
      } else if let match = part.prefixMatch(of: /(?:[A-Z][\w.]*)?\.(\w+)\??(?:\(([^()]*)\))?/) {
        let carried = match.output.2.map { BareCode.parts($0) } ?? []
        let labels = carried.map { name -> String? in
          let words = name.split { $0.isWhitespace || $0 == ":" }.filter { $0 != "let" && $0 != "var" && $0 != "_" }
          return words.first.map(String.init)
        }
        let values = sketch.addCase(String(match.output.1), values: labels)
        for (value, name) in zip(values, carried) {
          let word = name.split { $0.isWhitespace || $0 == ":" }.last { $0 != "let" && $0 != "var" }
          guard let word, word != "_" else { continue }
          read(String(word), in: code, body, into: value, depth: depth + 1)
        }
      } else {
        literal(part, into: sketch, weight: 5)
      }
    }
  }

  /// `Phase(rawValue: stored)`, where the sources say that `stored` is a whole number.
  func isMadeOfNumber(_ name: String) -> Bool {
    let asked = "\\b\(name)\\(\\s*rawValue:\\s*(-?\\d|Int\\(|[\\w.?!]+)"
    guard let made = try? Regex(asked, as: (Substring, Substring).self) else { return false }
    return codes.contains { code in
      guard code.text.holds("rawValue") else { return false }
      return code.text.matches(of: made).contains { match in
        let given = match.output.1
        if given.first?.isNumber == true || given.first == "-" || given == "Int(" { return true }
        let last = given.split(whereSeparator: { !BareCode.isPart($0) }).last.map(String.init) ?? ""
        return last == "integer" || isWholeNumber(last)
      }
    }
  }

  /// Whether a property or a parameter of a name is declared as a whole number.
  private func isWholeNumber(_ name: String) -> Bool {
    guard let declared = try? Regex("\\b\(name)\\s*:\\s*U?Int(?:8|16|32|64)?\\b") else { return false }
    return codes.contains { $0.text.holds(name) && $0.text.contains(declared) }
  }
}
