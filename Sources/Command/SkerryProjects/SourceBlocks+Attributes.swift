/// What a declaration may do without: its attributes, and the protocols of its type.
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

  /// What a type conforms to at a place in its head. A protocol for attributes is one of activities, whatever its name is.
  func conformance(at place: Int) -> SourceCuts.Cut? {
    guard let block = blocks.first(where: { $0.kind == .type && $0.declaration <= place && place < $0.open }) else {
      return nil
    }
    let head = Array(bytes[block.declaration..<block.open])
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")), block.declaration + colon < place,
      !head.contains(UInt8(ascii: "<")), !text(block.declaration..<block.open).contains(/\bwhere\b/)
    else { return nil }
    let list = text(block.declaration + colon + 1..<block.open)
    var parts: [(range: Range<Int>, name: String)] = []
    var start = block.declaration + colon + 1
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append((start..<start + part.utf8.count, String(part).trimmingBlanks))
      start += part.utf8.count + 1
    }
    guard let index = parts.firstIndex(where: { $0.range.contains(place) }) else { return nil }
    let part = parts[index]
    if part.name.hasSuffix("Attributes"), !parts.contains(where: { $0.name == "ActivityAttributes" }) {
      return SourceCuts.Cut(
        kind: .views, start: part.range.lowerBound, end: part.range.upperBound, replacement: " ActivityAttributes ")
    }
    if parts.count == 1 {
      return SourceCuts.Cut(
        kind: .views, start: block.declaration + colon, end: part.range.upperBound, replacement: " ")
    }
    // The first goes with the comma behind it, another with the one before.
    return index == 0
      ? SourceCuts.Cut(kind: .views, start: part.range.lowerBound, end: part.range.upperBound + 1, replacement: " ")
      : SourceCuts.Cut(kind: .views, start: part.range.lowerBound - 1, end: part.range.upperBound, replacement: " ")
  }
}
