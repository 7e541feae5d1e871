/// Reads from sources how a value is used, and notes what that says about its type.
struct UseReader {
  let codes: [BareCode]
  let signatures: CallSignatures
  /// Values that are handed on to types which are made up: they have the type of the property there.
  let links = ValueLinks()
  /// The types that extensions in the sources give a member to.
  let extended: [String: String]

  init(_ sources: [String]) {
    codes = sources.map { BareCode.of($0) }
    let codes = codes
    let declared = Self.known.answer(to: true, in: sources) {
      Declared(signatures: CallSignatures(of: codes), extended: Self.extended(in: sources))
    }
    (signatures, extended) = (declared.signatures, declared.extended)
  }

  /// What the sources themselves declare.
  private struct Declared {
    let signatures: CallSignatures
    let extended: [String: String]
  }
  private static let known = Findings<Bool, Declared>()

  private static func extended(in sources: [String]) -> [String: String] {
    sources.reduce(into: [:]) { extended, source in
      for member in SwiftOutline.of(source).members {
        let parts = member.split(separator: ".")
        if parts.count == 2, plainTypes.contains(String(parts[0])) { extended[String(parts[1])] = String(parts[0]) }
      }
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Date", "Bool", "TimeInterval", "CGFloat", "URL",
  ]

  /// Deeper than any path of members in a view.
  private static let mostDeep = 6

  /// Notes all uses of an expression within a part of a source.
  func read(
    _ expression: String, in code: BareCode, _ range: Range<String.Index>, into sketch: ValueSketch, depth: Int = 0
  ) {
    guard depth < Self.mostDeep, !expression.isEmpty else { return }
    for place in code.places(of: expression, in: range) {
      read(place, expression, in: code, into: sketch, depth)
    }
  }

  /// Notes all uses of a member, whatever it is a member of.
  func read(member name: String, into sketch: ValueSketch) {
    for code in codes {
      for found in code.text.ranges(of: "." + name) {
        let after = found.upperBound < code.text.endIndex ? code.text[found.upperBound] : " "
        guard !BareCode.isPart(after) else { continue }
        let start = code.start(ofPathTo: found.lowerBound)
        guard start < found.lowerBound else { continue }
        var whole = start..<found.upperBound
        if after == "(" {
          let arguments = code.rest(from: code.text.index(after: found.upperBound))
          guard arguments.endIndex < code.text.endIndex else { continue }
          sketch.parameters = BareCode.parts(arguments).map { part in
            part.prefixMatch(of: /\s*(\w+)\s*:/).map { String($0.output.1) } ?? "_"
          }
          whole = start..<code.text.index(after: arguments.endIndex)
        }
        read(whole, String(code.text[whole]), in: code, into: sketch, 0)
      }
    }
  }

  func read(
    _ place: Range<String.Index>, _ expression: String, in code: BareCode, into sketch: ValueSketch, _ depth: Int
  ) {
    var after = code.text[place.upperBound...]
    var path = expression
    if after.hasPrefix("?.") || after.hasPrefix("!.") || (after.hasPrefix("!") && !after.hasPrefix("!=")) {
      sketch.isOptional = true
      path += String(after.removeFirst())
    }
    if after.first == "[", let match = after.prefixMatch(of: /\[([^\]\[\n]+)\]/) {
      if match.output.1.contains("\"") { return sketch.vote("Dictionary<String, String>", 5) }
      read(
        place.lowerBound..<match.range.upperBound, path + match.output.0, in: code, into: sketch.list(), depth + 1)
      return
    }
    if after.firstSign == ".", let match = after.prefixMatch(of: /\s*\.(\w+)/) {
      let name = String(match.output.1)
      // A type has no modifiers, whatever its functions are called.
      let isType = expression.first?.isUppercase == true && expression.allSatisfy(BareCode.isPart)
      if !isType,
        member(name, after: code.text[match.range.upperBound...], at: place, path, in: code, into: sketch, depth)
      {
        return
      }
      let next = sketch.member(name)
      var whole = place.lowerBound..<match.range.upperBound
      if code.text[whole.upperBound...].first == "(" {
        // What comes of a call is read like any other value.
        let arguments = code.rest(from: code.text.index(after: whole.upperBound))
        next.parameters = BareCode.parts(arguments).map { part in
          part.prefixMatch(of: /\s*(\w+)\s*:/).map { String($0.output.1) } ?? "_"
        }
        guard arguments.endIndex < code.text.endIndex else { return }
        whole = place.lowerBound..<code.text.index(after: arguments.endIndex)
      }
      return read(whole, String(code.text[whole]), in: code, into: next, depth + 1)
    }
    let before = code.text[..<place.lowerBound]
    // The whole body of a property or function is what that is.
    if after.firstSign == "}",
      let match = before.suffix(120).firstMatch(
        of: /(?::|->)\s*([A-Z][\w.<>]*\??|\[[\w.]+\]\??)\s*\{\s*(?:return\s+)?$/)
    {
      sketch.vote(String(match.output.1), 8)
    }
    // Of a path that may end before it, the whole may be absent, and it is there all the same.
    let wasOptional = sketch.isOptional
    bindings(before, after, place, in: code, into: sketch, depth)
    comparisons(before, after, into: sketch)
    if expression.contains("?."), !expression.hasSuffix("?"), !expression.hasSuffix("!") {
      sketch.isOptional = wasOptional
    }
    switches(before, after, in: code, into: sketch, depth)
    if before.endsInWord("in"), before.suffix(60).firstMatch(of: /\bfor\s+\w+\s+in\s+$/) != nil,
      after.prefixMatch(of: /\s*(?:\{|where\b)/) != nil
    {
      loop(place, in: code, sketch, depth)
    }
    // `for bound in [tide.start, tide.end]`: it has the type of each of them.
    if let head = before.suffix(120).firstMatch(of: /\bfor\s+(\w+)\s+in\s+\[[^\[\]{}]*$/),
      after.prefixMatch(of: /\s*[,\]]/) != nil, case let end = code.rest(from: place.upperBound).endIndex,
      end < code.text.endIndex, let block = code.block(after: code.text.index(after: end))
    {
      read(String(head.output.1), in: code, place.upperBound..<block.upperBound, into: sketch, depth: depth + 1)
    }
    argument(before.suffix(600), after, place, in: code, into: sketch, depth)
  }
}
