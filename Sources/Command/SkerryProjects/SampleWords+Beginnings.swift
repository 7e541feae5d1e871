/// What the properties of a state are before anything happens.
extension SampleWords {
  /// `var extend: Bool = false` of a state: what is off until something happens; and what is on from the first.
  mutating func unset(in text: String) {
    for match in text.matches(of: /(?m)^[ \t]*(?:public\s+)?var\s+(\w+)\s*(?::\s*Bool\s*)?=\s*false\b/) {
      add("unset", match.output.1)
    }
    guard text.contains("ActivityAttributes") else { return }
    for match in text.matches(of: /(?m)^[ \t]*(?:public\s+)?var\s+(\w+)\s*(?::\s*Bool\s*)?=\s*true\b/) {
      add("written", match.output.1, ["true"])
    }
  }
}
