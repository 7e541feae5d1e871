/// What an expression says about the value that it is compared with, or that is made of it.
extension UseReader {
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
