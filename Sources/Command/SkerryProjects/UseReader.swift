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

  // MARK: Members

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
    case "rawValue": sketch.vote("RawValue", 1)
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

  // MARK: Names for it

  /// `let state = context.state`, `if let title = state.title`, `if let title`.
  private func bindings(
    _ before: Substring, _ after: Substring, _ place: Range<String.Index>, in code: BareCode,
    into sketch: ValueSketch, _ depth: Int
  ) {
    let head = before.suffix(80)
    if before.lastSign == "=",
      let match = head.firstMatch(
        of: /(?:(\bif|\bguard|\bwhile|,)\s+|\b)(?:let|var)\s+(\w+)(?:\s*:\s*[\w.?]+)?\s*=\s*$/),
      after.prefixMatch(of: /\s*(?:\n|;|,|\{|\}|else\b|in\b)/) != nil || after.hasPrefix(" ")
    {
      guard after.prefixMatch(of: /\s*(?:[-+*\/<>&|]|\?\?|==|\?\s)/) == nil else { return }
      let isAsked = match.output.1 != nil
      if isAsked { sketch.isOptional = true }
      let name = String(match.output.2)
      // What `guard` binds counts to the end of the block around it, and what `if` binds within its own.
      let isOwn = isAsked && match.output.1 != "guard"
      let around = code.block(around: place.lowerBound)
      let block = isOwn ? code.block(after: place.upperBound) ?? around : around
      let start = isOwn ? place.upperBound : max(place.upperBound, block.lowerBound)
      guard start < block.upperBound else { return }
      read(name, in: code, start..<block.upperBound, into: sketch, depth: depth + 1)
    } else if before.endsInWord("let") || before.endsInWord("var"),
      head.firstMatch(of: /(?:\bif|\bguard|\bwhile|,)\s+(?:let|var)\s+$/) != nil
    {
      sketch.isOptional = true
    }
  }

  /// What stands beside it is looked at first: most places are no comparison, and patterns take long.
  func comparisons(_ before: Substring, _ after: Substring, into sketch: ValueSketch) {
    let next = after.prefix(80)
    let sign = next.firstSign
    if let sign, "=!?<>%+-*/".contains(sign) { compared(with: next, into: sketch) }
    let head = before.suffix(40)
    let last = before.lastSign
    choices(before, next, last, into: sketch)
    if sign == "?", next.prefixMatch(of: /\s+\?\s/) != nil,
      head.firstMatch(of: /(?:\bif|\bguard|&&|\|\||!|\(|,|\breturn|=|:|\?)\s*$/) != nil
    {
      sketch.vote("Bool", 6)
    } else if Self.conditions.contains(where: before.endsInWord) || last == "!" || last == "&" || last == "|",
      let match = head.firstMatch(of: /(\bif|\bguard|\bwhile|&&|\|\||!)\s*$/)
    {
      let isAlone = next.prefixMatch(of: /\s*(?:\{|&&|\|\||\)|,|\?\s|else\b|\n|$)/) != nil
      if isAlone { sketch.vote("Bool", match.output.1 == "!" ? 5 : 6) }
    } else if let last, "=<>-+*".contains(last),
      let match = head.firstMatch(
        of: /(\b\d+\.\d+|\b\d+|Date\(\)|Date\.now|\.now|")\s*(?:==|<=|>=|<|>|-|\+|\*)\s*$/)
    {
      literal(match.output.1 == "\"" ? "\"\"" : match.output.1, into: sketch, weight: 3)
    } else if let last, "=<>-+".contains(last),
      head.firstMatch(of: /timeIntervalSince\w*\s*(?:==|[<>]=?|-|\+)\s*$/) != nil
    {
      sketch.vote("TimeInterval", 4)
    } else if head.hasSuffix("..."), head.firstMatch(of: /(?:Date\(\)|\.now|[dD]ate|start\w*|At)\.\.\.$/) != nil {
      sketch.vote("Date", 6)
    }
    if next.hasPrefix("..."), head.firstMatch(of: /(?:timerInterval:|\bin:)\s*$/) != nil { sketch.vote("Date", 6) }
    // What is added to a list is one.
    if last == "+", head.firstMatch(of: /\]\s*\+\s*$/) != nil { _ = sketch.list() }
    // A share of a width is a length.
    if last == "*", head.firstMatch(of: /\b(?:width|height)\s*\*\s*$/) != nil { sketch.vote("CGFloat", 4) }
  }

  private static let conditions = ["if", "guard", "while"]

  /// `== .open`, `?? 0`, `+ 1`.
  private func compared(with next: Substring, into sketch: ValueSketch) {
    if let match = next.prefixMatch(of: /\s*(?:==|!=|\?\?)\s*\.(\w+)(?:\((.*)\))?/) {
      if next.drop(while: \.isWhitespace).hasPrefix("??") { sketch.isOptional = true }
      constant(match.output.1, into: sketch)
    } else if let match = next.prefixMatch(of: /\s*\?\?\s*/) {
      sketch.isOptional = true
      literal(next[match.range.upperBound...], into: sketch, weight: 5)
    } else if next.prefixMatch(of: /\s*(?:==|!=)\s*nil\b/) != nil {
      sketch.isOptional = true
    } else if let match = next.prefixMatch(of: /\s*(?:==|!=|<=|>=|<|>|%|\+|-|\*|\/)\s*(?=\S)/) {
      literal(next[match.range.upperBound...], into: sketch, weight: 3)
    }
  }

  /// `isOut ? tide.color : Color.white`, `colors: [tide.top, tide.foot]`: what stands beside it is of its type.
  private func choices(_ before: Substring, _ next: Substring, _ last: Character?, into sketch: ValueSketch) {
    let head = before.suffix(160)
    if last == "?", head.firstMatch(of: /\s\?\s*$/) != nil, let match = next.prefixMatch(of: /\s*:\s*(?=[A-Z"\d])/) {
      literal(next[match.range.upperBound...], into: sketch, weight: 4)
    } else if last == ":", head.contains("?"),
      let match = head.firstMatch(
        of: /\s\?\s+((?:Color|Font)\.[\w.]+(?:\([^()]*\))?|"[^"]*"|\d[\d.]*)\s*:\s*$/)
    {
      literal(match.output.1, into: sketch, weight: 4)
    } else if next.firstSign == "," || next.firstSign == "]",
      head.firstMatch(of: /\bcolors:\s*\[[^\[\]]*$/) != nil
    {
      sketch.vote("Color", 6)
    }
  }

  /// `.running`: a case, unless it is a constant of a type of Swift's.
  func constant(_ name: Substring, into sketch: ValueSketch) {
    switch name {
    case "now", "distantFuture", "distantPast": sketch.vote("Date", 4)
    case "zero": sketch.vote("Double", 1)
    default: sketch.addCase(String(name))
    }
  }

  /// `.boarding(gate: "B4")`: a case with what it carries.
  func made(_ name: String, of rest: Substring, into sketch: ValueSketch) {
    let parts = BareCode.parts(BareCode.inside(rest)).map { part -> (label: String?, value: Substring) in
      guard let match = part.prefixMatch(of: /\s*(\w+)\s*:/) else { return (nil, part) }
      return (String(match.output.1), part[match.range.upperBound...])
    }
    let values = sketch.addCase(name, values: parts.map(\.label), isMade: true)
    for (value, part) in zip(values, parts) { literal(part.value, into: value, weight: 5) }
  }

  /// What an expression that a value is compared with, or made of, says about it.
  func literal(_ text: Substring, into sketch: ValueSketch, weight: Int) {
    let text = text.drop(while: \.isWhitespace)
    guard let first = text.first else { return }
    let isNumber = first.isNumber || "-._".contains(first)
    let isWord = BareCode.isPart(first)
    if text.hasPrefix("\"") {
      sketch.vote("String", weight + 1)
    } else if isNumber, text.prefixMatch(of: /-?[\d_]*\.\d/) != nil {
      sketch.vote("Double", weight + 1)
    } else if isNumber, text.prefixMatch(of: /-?\d/) != nil {
      sketch.vote("Int", weight)
    } else if isWord, text.prefixMatch(of: /(?:true|false)\b|(?:\w+\.)*is[A-Z]\w*\s*$/) != nil {
      sketch.vote("Bool", weight + 2)
    } else if "DC.".contains(first),
      text.prefixMatch(of: /(?:Date|\.now|\.distant\w*|Calendar)(?!\w)/) != nil
    {
      let isSeconds = text.prefixMatch(of: /[^,;:{}\n]*\.timeInterval/) != nil
      sketch.vote(isSeconds ? "TimeInterval" : "Date", weight + 2)
    } else if first == "n", text.prefixMatch(of: /nil\b/) != nil {
      sketch.isOptional = true
    } else if text.hasPrefix("UUID().uuidString") {
      sketch.vote("String", weight)
    } else if text.hasPrefix("[:]") || (first == "[" && text.prefixMatch(of: /\[\s*"[^"]*"\s*:/) != nil) {
      sketch.vote("Dictionary<String, String>", weight)
    } else if text.hasPrefix("[") {
      let inner = text.dropFirst().drop(while: \.isWhitespace)
      let list = sketch.list()
      if inner.first != "]" { literal(inner, into: list, weight: weight) }
    } else if first == ".", let match = text.prefixMatch(of: /\.init\(/) {
      // What it is made of, in this order.
      let labels = BareCode.parts(BareCode.inside(text[match.range.upperBound...])).compactMap { part -> String? in
        guard let label = part.prefixMatch(of: /\s*(\w+)\s*:\s*/) else { return nil }
        literal(part[label.range.upperBound...], into: sketch.member(String(label.output.1)), weight: weight)
        return String(label.output.1)
      }
      if !labels.isEmpty { sketch.addCall(labels) }
    } else if first == ".", let match = text.prefixMatch(of: /\.([a-z]\w*)/) {
      let rest = text[match.range.upperBound...]
      guard rest.first == "(" else { return constant(match.output.1, into: sketch) }
      // A length of time is made like a case.
      if ["seconds", "milliseconds", "microseconds"].contains(match.output.1) {
        return sketch.vote("Duration", weight + 1)
      }
      made(String(match.output.1), of: rest.dropFirst(), into: sketch)
    } else if isWord, let match = text.prefixMatch(of: /([A-Z]\w*(?:\.[A-Z]\w*)*)(\(|\.[a-z]\w*)/) {
      // What is read of a new value may be of any type.
      var rest = text[match.range.upperBound...]
      if match.output.2 == "(" { rest = rest[BareCode.inside(rest).endIndex...].dropFirst() }
      if rest.hasPrefix("?.") { sketch.isOptional = true }
      // A paler color is one, too.
      if match.output.1 == "Color" || match.output.1 == "Font" {
        return sketch.vote(String(match.output.1), weight + 2)
      }
      if rest.prefixMatch(of: /[?!]?\.(?:pngData|jpegData|data)\b/) != nil {
        sketch.vote("Data", weight)
      } else if rest.prefixMatch(of: /[?!]?\./) == nil, match.output.2 == "(" || !rest.hasPrefix("(") {
        sketch.vote(String(match.output.1), weight + 2)
      }
    }
  }
}

/// Values that are handed on to a type, by its name and the label.
final class ValueLinks {
  private(set) var all: [(value: ValueSketch, type: String, label: String)] = []

  func add(_ value: ValueSketch, to type: Substring, _ label: Substring) {
    guard type.first?.isUppercase == true else { return }
    all.append((value, String(type), String(label)))
  }
}

extension Substring {
  /// The last letter that is no blank.
  var lastSign: Character? { last { !$0.isWhitespace } }

  /// The first letter that is no blank.
  var firstSign: Character? { first { !$0.isWhitespace } }

  /// Whether it ends in a word, or in a longer one, whatever blanks are behind it.
  func endsInWord(_ word: String) -> Bool {
    lastIndex { !$0.isWhitespace }.map { self[...$0].hasSuffix(word) } ?? false
  }
}
