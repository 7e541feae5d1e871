/// Cases of enumerations, as patterns name them.
extension UseReader {
  func switches(
    _ before: Substring, _ after: Substring, in code: BareCode, into sketch: ValueSketch, _ depth: Int
  ) {
    if before.suffix(20).firstMatch(of: /\bswitch\s+$/) != nil, let open = after.prefixMatch(of: /\s*\{/) {
      guard let block = code.blocks.first(where: { $0.lowerBound == open.range.upperBound }) else { return }
      for match in code.text[block].matches(of: /\bcase\s+/)
      where code.block(around: match.range.lowerBound) == block {
        patterns(code.text[match.range.upperBound..<block.upperBound], in: code, block, into: sketch, depth)
      }
    } else if let match = before.suffix(80).firstMatch(of: /\bcase\s+(?:let\s+)?(\.\w+[^=\n]*?)\s*=\s*$/) {
      let block = code.block(after: after.startIndex) ?? code.block(around: after.startIndex)
      patterns(match.output.1 + ":", in: code, block, into: sketch, depth)
    }
  }

  /// `.weather(let symbol, _), .rain:`, `"boarding":`, `0..<5:`, `nil:`.
  func patterns(
    _ text: Substring, in code: BareCode, _ block: Range<String.Index>, into sketch: ValueSketch, _ depth: Int
  ) {
    var depthOfBrackets = 0
    let end = text.indices.first { index in
      if text[index] == "(" { depthOfBrackets += 1 }
      if text[index] == ")" { depthOfBrackets -= 1 }
      return text[index] == ":" && depthOfBrackets == 0
    }
    for part in BareCode.parts(text[..<(end ?? text.endIndex)]) {
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
        let start = max(block.lowerBound, text.startIndex < block.upperBound ? text.startIndex : block.lowerBound)
        for (value, name) in zip(values, carried) {
          let word = name.split { $0.isWhitespace || $0 == ":" }.last { $0 != "let" && $0 != "var" }
          guard let word, word != "_" else { continue }
          // Each case has a name of its own for what it carries, up to the next.
          let rest = code.text[start..<block.upperBound]
          let next =
            rest.dropFirst(part.count).firstRange(of: /\n\s*(?:case|default)\b/)?.lowerBound ?? block.upperBound
          read(String(word), in: code, (end ?? start)..<max(end ?? start, next), into: value, depth: depth + 1)
        }
      } else {
        literal(part, into: sketch, weight: 5)
      }
    }
  }
}
