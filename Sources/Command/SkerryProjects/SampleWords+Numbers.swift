/// How numbers are shown: as parts of a hundred, or without what stands behind the point.
extension SampleWords {
  /// `Double(state.charge) / 100`, `ProgressView(value: state.charge, total: 100)`, `Text("\\(Int(state.reading))")`.
  mutating func percentsAndWholes(in text: String) {
    let divided = /(?:(\w+[.?!]+)+)?\b(\w+)\s*\)?\s*\/\s*100(?:\.0+)?\b(?![.\d])/
    for match in text.matches(of: divided.wordBoundaryKind(.simple)) {
      // `Int(height / 100) * 100` is round hundreds.
      let after = text[match.range.upperBound...]
      if after.prefixMatch(of: /\)?(?:\.rounded\([^()]*\))?\s*\)\s*\*\s*100\b/) != nil { continue }
      takePercent(match.output.2, isMember: match.output.1 != nil, in: text)
    }
    let total =
      #/
      \bvalue:\s*(?:\w+\()?(?:(\w+[.?!]+)+)?(\w+)\)?\s*,\s*(?:total:\s*100(?:\.0+)?\b|in:\s*0(?:\.0+)?\.\.\.100\b)
      /#
    for match in text.matches(of: total) { takePercent(match.output.2, isMember: match.output.1 != nil, in: text) }
    // A number without parts before a sign of per cent is one of them.
    let signed =
      #/
      (?:\\\(\s*Int\(\s*(?:\w+[.?!]+)+(\w+)(?:\.rounded\([^()]*\))?\s*\)\s*\)%
      |\b(?:specifier|format):\s*"[^"]*%\.0f\s?%%[^"]*",?\s*(?:\w+[.?!]+)+(\w+)\b)
      /#
    for match in text.matches(of: signed) {
      if let name = match.output.1 ?? match.output.2, name != "rounded" { add("percent", name) }
    }
    let whole =
      #/
      \bInt\(\s*(?:\w+[.?!]+)+(\w+)(?:\.rounded\([^()]*\))?\s*\)
      |\b(?:specifier|format):\s*"[^"]*%\.0f[^"]*",?\s*(?:\w+[.?!]+)+(\w+)\b
      /#
    for match in text.matches(of: whole) {
      if let name = match.output.1 ?? match.output.2, name != "rounded" { add("whole", name) }
    }
  }

  private mutating func takePercent(_ name: Substring, isMember: Bool, in text: String) {
    guard name.first?.isLowercase == true else { return }
    if isMember { return add("percent", name) }
    // A local name, or a view's own property.
    if Self.isProperty(name, in: text) { add("percent", name) }
    for property in Self.meant(by: name, in: text).sorted() { add("percent", property) }
  }
}
