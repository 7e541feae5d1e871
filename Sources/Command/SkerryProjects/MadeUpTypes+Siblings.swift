/// What else is read of a value of which the compiler misses a member.
///
/// Of a view the compiler names one such member at a time, and asking it again for each takes long.
extension MadeUpTypes {
  /// Takes in all members that a source reads of a value, where everything that has its name is of its type.
  ///
  /// - Parameters:
  ///   - type: the type that has the members.
  ///   - member: where the one stands that the compiler named, in its line.
  mutating func takeSiblings(of type: String, at member: Int, in line: Substring, of source: String, _ all: [String]) {
    guard let value = Self.value(before: member, in: line), BareCode.of(source).binds(value, onlyTo: type) else {
      return
    }
    let known = Set(properties(in: all).filter { $0.path == type }.map(\.name))
    let code = BareCode.of(source)
    for place in code.places(of: value, in: code.text.startIndex..<code.text.endIndex) {
      var rest = code.text[place.upperBound...]
      if rest.first == "?" || rest.first == "!" { rest = rest.dropFirst() }
      guard rest.first == "." else { continue }
      let name = String(rest.dropFirst().prefix(while: BareCode.isPart))
      if name.first?.isLowercase == true, !known.contains(name), !Self.ofAll.contains(name) {
        _ = take(Correction(type: type, property: name))
      }
    }
  }

  /// What every value has, or many have without a word of their own.
  private static let ofAll: Set<String> = ["self", "hashValue", "id", "rawValue", "description"]

  /// The name before a dot and a column; `nil` where something else stands there.
  private static func value(before member: Int, in line: Substring) -> String? {
    let before = Substring(line.utf8.prefix(max(0, member - 1)))
    guard before.last == "." else { return nil }
    var path = before.dropLast()
    if path.last == "?" || path.last == "!" { path = path.dropLast() }
    let name = path.reversed().prefix(while: BareCode.isPart)
    let isWhole = path.dropLast(name.count).last != "."
    return isWhole && name.last?.isLowercase == true ? String(name.reversed()) : nil
  }
}

extension BareCode {
  /// Whether all that a source names so is made of a type, or said to be of it: `let ferry = Ferry(…)`, `ferry: Ferry`.
  fileprivate func binds(_ name: String, onlyTo type: String) -> Bool {
    var count = 0
    for place in places(of: name, in: text.startIndex..<text.endIndex) {
      let before = text[..<place.lowerBound].suffix(200)
      let after = text[place.upperBound...].drop { $0 == " " }
      let isBound = before.endsInWord("let") || before.endsInWord("var")
      var rest = after.dropFirst().drop { $0 == " " }
      if after.first == ":", isBound || rest.first.map({ $0.isUppercase || "[(@".contains($0) }) ?? false {
        // A type that is said, of a property or a parameter; or a label, and what is given.
        guard rest.hasPrefix(type) else { return false }
        if !isBound, rest.dropFirst(type.count).first == "(" { continue }
      } else if isBound {
        guard after.first == "=", rest.hasPrefix(type + "(") else { return false }
        // What is read of a new value, or made of it, is of another type.
        let behind = text[BareCode.inside(rest.dropFirst(type.count + 1)).endIndex...].dropFirst()
        guard behind.firstSign.map({ !".+-*/<>=&|?!".contains($0) }) ?? true else { return false }
      } else {
        // The name of an element, of what a closure is given, or of one of several values.
        let isElement = before.endsInWord("for") || after.hasPrefix("in ") || after.hasPrefix("in\n")
        let isSaid = after.first == ":" && ["inout ", "any ", "some "].contains(where: rest.hasPrefix)
        if isElement || isSaid || before.contains(/\b(?:let|var)\s*\([^()]*$|\{\s*\(?(?:\w+\s*,\s*)+$/) { return false }
        if after.first == ",", before.contains(/\{\s*\(?(?:\w+\s*,\s*)*$/) { return false }
        continue
      }
      rest = rest.dropFirst(type.count)
      guard rest.first.map({ !BareCode.isPart($0) && $0 != "." }) ?? true else { return false }
      count += 1
    }
    return count > 0
  }
}
