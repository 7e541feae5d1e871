/// The keys of a table that a source writes down are words that mean something in what it is asked for:
/// `Self.themes[attributes.homeCode]`.
extension SampleWords {
  /// The keys of the tables of a source, by the table's name.
  static func tables(in text: String) -> [String: [String]] {
    var tables: [String: [String]] = [:]
    for match in text.matches(of: /\b(?:let|var)\s+(\w+)\s*(?::\s*\[\s*String\s*:[^=\n]+)?=\s*\[(?=\s*"[^"\\\n]*"\s*:)/)
    {
      let body = BareCode.inside(text[match.range.upperBound...])
      var depth = 0
      var end = body.startIndex
      // What stands in brackets belongs to a value.
      let keys = body.matches(of: /(?:^|[,\n])\s*"([^"\\\n]+)"\s*:/).filter { key in
        depth += body[end..<key.range.lowerBound].reduce(0) {
          $0 + ("([{".contains($1) ? 1 : ")]}".contains($1) ? -1 : 0)
        }
        end = key.range.lowerBound
        return depth == 0
      }
      tables[String(match.output.1)] = keys.map { String($0.output.1) }
    }
    return tables
  }

  /// The keys of the tables in which a piece of code looks up a name.
  static func keys(for name: Substring, in code: Substring, _ tables: [String: [String]]) -> [String] {
    guard !tables.isEmpty else { return [] }
    return code.matches(of: /\b(\w+)\[\s*(\w+)(?:\.(?:lowercased|uppercased)\(\))?\s*[\],]/.wordBoundaryKind(.simple))
      .flatMap { found in
        found.output.2 == name ? tables[String(found.output.1)] ?? [] : []
      }
  }

  /// Properties that are looked up in a table where they are shown.
  mutating func lookedUp(in text: String, _ tables: [String: [String]]) {
    guard !tables.isEmpty else { return }
    for match in text.matches(of: /\b(\w+)\[\s*(?:\w+[.?!]+)+(\w+)\s*[\],]/.wordBoundaryKind(.simple)) {
      if let keys = tables[String(match.output.1)] { add("values", match.output.2, keys) }
    }
  }
}
