extension SourceBlocks {
  /// The attribute whose name begins at a place, of a property that says what it is or what it begins with.
  ///
  /// A property without a value of its own gets a plain one: nobody else would give it one.
  func attribute(at place: Int) -> SourceCuts.Cut? {
    guard place > 0, let range = property(holding: place) else { return nil }
    let start = place - 1
    guard start >= range.lowerBound, text(start..<place) == "@",
      !text(range.lowerBound..<start).contains(/\b(?:var|let)\s/)
    else { return nil }
    var rest = text(place..<range.upperBound).drop { BareCode.isPart($0) }
    if rest.first == "(" {
      let inside = BareCode.inside(rest.dropFirst())
      guard inside.endIndex < rest.endIndex else { return nil }
      rest = rest[inside.endIndex...].dropFirst()
    }
    let declaration = String(rest).trimmingBlanks
    guard let name = declaration.firstRange(of: /\b(?:var|let)\s+\w+/) else { return nil }
    let after = declaration[name.upperBound...].drop(while: \.isWhitespace)
    var replacement = declaration
    if after.first == ":" {
      if !after.contains("="), !after.contains("{") {
        let value = PlainValue.of(
          declaration.replacing(/\blet\b/, with: "var", maxReplacements: 1), sign: SourceCuts.sign)
        guard let value, !value.isEmpty else { return nil }
        replacement += " = \(value)"
      }
    } else if after.first != "=" {
      return nil
    }
    return SourceCuts.Cut(kind: .modifier, start: start, end: range.upperBound, replacement: replacement)
  }
}
