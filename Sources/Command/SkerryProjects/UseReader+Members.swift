/// Members of a value, and what closures say about the elements of a list.
extension UseReader {
  /// A member that a type of Swift's own has; `false` for one that belongs to a type of the app.
  func member(
    _ name: String, after: Substring, at place: Range<String.Index>, _ path: String, in code: BareCode,
    into sketch: ValueSketch, _ depth: Int
  ) -> Bool {
    let arguments = after.prefix(60)
    if let type = Self.membersOfTypes[name] {
      sketch.vote(type, 6)
      return true
    }
    if Self.modifiers.contains(name), after.first == "(" {
      sketch.vote(name == "resizable" || name == "renderingMode" ? "Image" : "Text", name == "opacity" ? 0 : 5)
      if name == "opacity" { sketch.vote("Color", 5) }
      return true
    }
    switch name {
    case "string", "integer", "double", "float", "bool", "object", "data", "array", "dictionary", "stringArray":
      guard arguments.hasPrefix("(forKey:") else { return false }
      sketch.vote("UserDefaults", 8)
    case "rawValue":
      sketch.vote("RawValue", 1)
      if Self.isReckoned(code.text[..<place.lowerBound].suffix(30), after) { sketch.isNumbered = true }
    case "formatted":
      if arguments.prefixMatch(of: /\(\s*(?:date:|time:|\.dateTime|\.relative|Date\.)/) != nil {
        sketch.vote("Date", 6)
      } else if arguments.prefixMatch(of: /\(\s*\.(?:time\(pattern|units\()/) != nil {
        sketch.vote("Duration", 6)
      } else if arguments.prefixMatch(of: /\(\s*\.(?:percent|currency|number\.precision)/) != nil {
        sketch.vote("Double", 6)
      } else {
        sketch.vote("Int", 2)
      }
    case "description" where !sketch.cases.isEmpty || ["status", "phase", "stage"].contains(Self.lastWord(of: path)):
      // What a case of an app's own says of itself.
      return false
    case "isEmpty", "contains", "prefix", "suffix", "count", "description", "hashValue":
      sketch.isCounted = true
      if name == "prefix" || name == "count" { elements(after, place, in: code, into: sketch, depth) }
    case "map", "flatMap":
      // Of a value that may be absent, or of each element: the name of many ends with an s.
      let isList = path.last == "s"
      if !isList { sketch.isOptional = true }
      elements(after, place, in: code, into: isList ? sketch.list() : sketch, depth, isElement: true)
    case "first" where after.first != "(", "last" where after.first != "(":
      let whole = place.lowerBound..<after.startIndex
      read(whole, String(code.text[whole]), in: code, into: sketch.list(), depth + 1)
      sketch.list().isOptional = false
    case "first", "last", "indices", "enumerated", "compactMap", "filter", "reduce", "sorted", "reversed", "dropFirst",
      "dropLast", "joined", "allSatisfy", "forEach", "min", "max", "firstIndex", "endIndex", "startIndex",
      "shuffled", "randomElement":
      elements(after, place, in: code, into: sketch.list(), depth, isElement: true)
    default:
      guard let type = extended[name] else { return false }
      sketch.vote(type, 5)
    }
    return true
  }

  /// `state` of `next.delivery_state`, and `Status` of `rideStatus` in small letters.
  private static func lastWord(of path: String) -> String {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let word = name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name[...]
    return word.filter(BareCode.isPart).lowercased()
  }

  /// `phase.rawValue - 1`, `Double(phase.rawValue)`: what is reckoned with is a number. Texts are put together with `+`.
  private static func isReckoned(_ before: Substring, _ after: Substring) -> Bool {
    after.prefixMatch(of: /[ \t]*(?:[-*\/%]\s|\+\s*\d|[<>]=?\s)/) != nil
      || before.contains(/(?:\s[-*\/%]\s+|\d\s*\+\s*|\s[<>]=?\s+|\b(?:Double|CGFloat|Float)\(\s*)$/)
  }

  /// What a closure behind a call says about elements: `.filter { $0.isOpen }`, `ForEach(… .enumerated()) { index, item in`.
  func elements(
    _ after: Substring, _ place: Range<String.Index>, in code: BareCode, into sketch: ValueSketch, _ depth: Int,
    isElement: Bool = false
  ) {
    if isElement, let head = after.prefixMatch(of: /\s*(?:\([^(){}]*(?:where|by):\s*|\()?\{/) {
      closure(at: head.range.upperBound, in: code, into: sketch, depth)
    }
    list(around: place, in: code, into: isElement ? sketch : nil, of: sketch, depth)
  }

  /// The closure of `ForEach(…)` or the body of a loop around a list.
  func list(
    around place: Range<String.Index>, in code: BareCode, into element: ValueSketch?, of list: ValueSketch, _ depth: Int
  ) {
    let before = code.text[..<place.lowerBound].suffix(60)
    guard let call = before.matches(of: /\b(?:ForEach|List|Chart)\s*\(/).last else {
      return loop(place, in: code, list, depth)
    }
    let rest = code.rest(from: call.range.upperBound)
    // While somebody writes, a bracket may be open to the end of the file.
    guard rest.endIndex > place.lowerBound, rest.endIndex < code.text.endIndex,
      let block = code.block(after: code.text.index(after: rest.endIndex))
    else { return }
    let sketch = element ?? list.list()
    if !rest.contains("id:") { sketch.isIdentified = true }
    // The places of a list are no elements of it.
    guard !rest.contains(".indices") else { return }
    closure(at: block.lowerBound, in: code, into: sketch, depth)
  }

  func loop(_ place: Range<String.Index>, in code: BareCode, _ list: ValueSketch, _ depth: Int) {
    let before = code.text[..<place.lowerBound]
    guard before.endsInWord("in"), let head = before.suffix(60).firstMatch(of: /\bfor\s+(\w+)\s+in\s+$/),
      let block = code.block(after: place.upperBound)
    else { return }
    read(String(head.output.1), in: code, block, into: list.list(), depth: depth + 1)
  }

  /// The parameter of a closure, or `$0`.
  func closure(at start: String.Index, in code: BareCode, into sketch: ValueSketch, _ depth: Int) {
    guard let block = code.blocks.first(where: { $0.lowerBound == start }) else { return }
    let head = code.text[block].prefixMatch(of: /\s*\(?((?:\w+\s*,\s*)*\w+)\)?\s+in\b/)
    let name = head.map { String($0.output.1.split { $0 == "," || $0 == " " }.last ?? "") } ?? "$0"
    read(
      name, in: code, (head?.range.upperBound ?? block.lowerBound)..<block.upperBound, into: sketch, depth: depth + 1)
  }

  /// What is done to a view; of a value that is no content, a color is made paler.
  static let modifiers: Set<String> = [
    "font", "foregroundStyle", "foregroundColor", "monospacedDigit", "resizable", "renderingMode", "fontWeight",
    "lineLimit", "opacity", "multilineTextAlignment", "padding", "frame",
  ]

  private static let membersOfTypes: [String: String] = [
    "uppercased": "String", "lowercased": "String", "capitalized": "String", "hasPrefix": "String",
    "hasSuffix": "String", "trimmingCharacters": "String", "replacingOccurrences": "String", "components": "String",
    "split": "String", "localizedCapitalized": "String", "unicodeScalars": "String", "utf8": "String",
    "addingTimeInterval": "Date", "timeIntervalSince": "Date", "timeIntervalSinceNow": "Date",
    "timeIntervalSince1970": "Date", "timeIntervalSinceReferenceDate": "Date", "rounded": "Double", "isNaN": "Double",
    "isFinite": "Double", "isMultiple": "Int", "lowerBound": "ClosedRange<Date>", "upperBound": "ClosedRange<Date>",
    "absoluteString": "URL", "host": "URL", "lastPathComponent": "URL", "uuidString": "UUID",
  ]
}
