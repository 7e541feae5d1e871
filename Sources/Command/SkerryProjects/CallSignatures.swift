/// Of which types the arguments of calls are: those that the sources declare, and those of SwiftUI that show a value.
struct CallSignatures {
  /// By the name that is called and the label, or the place of an argument without one.
  private var types: [String: String] = [:]

  init(of codes: [BareCode]) {
    for code in codes {
      functions(in: code)
      memberwise(in: code)
    }
  }

  /// The type of an argument; `nil` where nothing says it.
  func type(called name: Substring, label: Substring?, place: Int) -> String? {
    let key = "\(name) \(label.map(String.init) ?? "\(place)")"
    return types[key] ?? Self.known[key]
  }

  /// What is called with a value of a type, with the labels of that.
  func asking(for type: String) -> [String: Set<String>] {
    types.reduce(into: [:]) { asking, entry in
      guard entry.value == type || entry.value == type + "?" else { return }
      let parts = entry.key.split(separator: " ")
      if parts.count == 2 { asking[String(parts[0]), default: []].insert(String(parts[1])) }
    }
  }

  private mutating func functions(in code: BareCode) {
    for match in code.text.matches(of: /\b(?:func\s+(\w+)|init)\s*(?:<[^(]*>)?\s*\(/) {
      let name = match.output.1 ?? owner(of: match.range.lowerBound, in: code)
      guard let name else { continue }
      for (place, part) in BareCode.parts(code.rest(from: match.range.upperBound)).enumerated() {
        guard let colon = part.firstIndex(of: ":") else { continue }
        let label = part[..<colon].split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }.first
        let key = label.map { $0 == "_" ? "\(place)" : String($0) } ?? "\(place)"
        types["\(name) \(key)"] = Self.bare(part[part.index(after: colon)...])
      }
    }
  }

  /// The type in which an initializer stands.
  private func owner(of place: String.Index, in code: BareCode) -> Substring? {
    let block = code.block(around: place)
    let head = code.text[..<block.lowerBound].suffix(200)
    return head.matches(of: /\b(?:struct|class|enum|extension|actor)\s+(\w+)/).last?.output.1
  }

  /// `PlayerLine(name:goals:)`: what a struct without an initializer of its own stores.
  private mutating func memberwise(in code: BareCode) {
    for match in code.text.matches(of: /\bstruct\s+(\w+)[^{}]*\{/) {
      let block = code.block(around: match.range.upperBound)
      guard block.lowerBound == match.range.upperBound else { continue }
      for field in code.text[block].matches(of: /\b(static\s+)?(?:let|var)\s+(\w+)\s*:\s*([^={\n;]+)/) {
        guard field.output.1 == nil, code.block(around: field.range.lowerBound) == block else { continue }
        let after = code.text[field.range.upperBound...].first
        let key = "\(match.output.1) \(field.output.2)"
        if after != "{", types[key] == nil { types[key] = Self.bare(field.output.3) }
      }
    }
  }

  private static func bare(_ text: Substring) -> String {
    var depth = 0
    let end = text.indices.first { index in
      if "([<".contains(text[index]) { depth += 1 }
      if ")]>".contains(text[index]) { depth -= 1 }
      return text[index] == "=" && depth == 0
    }
    let words = text[..<(end ?? text.endIndex)].split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("@") && $0 != "inout" && $0 != "any" }
    return words.joined(separator: " ")
  }

  private static let known: [String: String] = {
    var known = [
      "timerInterval": "ClosedRange<Date>", "pauseTime": "Date", "systemName": "String", "systemImage": "String",
    ].reduce(into: [String: String]()) { known, entry in
      for view in ["Text", "ProgressView", "Image", "Label", "Button", "Gauge"] {
        known["\(view) \(entry.key)"] = entry.value
      }
    }
    for key in [
      "Text 0", "Label 0", "Image 0", "ProgressView 0", "URL string", "UIImage named", "accessibilityLabel 0",
    ] {
      known[key] = "String"
    }
    for key in ["ProgressView value", "ProgressView total", "Gauge value", "opacity 0", "degrees 0"] {
      known[key] = "Double"
    }
    for key in ["Date timeIntervalSince1970", "Date timeIntervalSinceNow", "addingTimeInterval 0"] {
      known[key] = "TimeInterval"
    }
    for key in [
      "frame width", "frame height", "trim from", "trim to", "system size", "cornerRadius 0", "scaleEffect 0",
    ] {
      known[key] = "CGFloat"
    }
    for name in [
      "foregroundStyle", "foregroundColor", "tint", "fill", "stroke", "keylineTint", "activityBackgroundTint",
    ] {
      known["\(name) 0"] = "Color"
    }
    for call in ["string", "integer", "double", "float", "bool", "object", "data", "array", "dictionary", "url", "set"]
    {
      known["\(call) forKey"] = "String"
    }
    known["font 0"] = "Font"
    known["UserDefaults suiteName"] = "String"
    known["containerURL forSecurityApplicationGroupIdentifier"] = "String"
    known["UIImage data"] = "Data"
    known["timeIntervalSince 0"] = "Date"
    known["Link destination"] = "URL"
    known["Image uiImage"] = "UIImage"
    return known
  }()
}
