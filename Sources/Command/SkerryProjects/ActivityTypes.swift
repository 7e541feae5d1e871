/// The types of which an extension's activities are made.
struct ActivityTypes {
  /// Those of the attributes.
  private(set) var names: Set<String> = []
  /// Those of the contents: `ContentState`, and what that is an alias of.
  private(set) var contents: Set<String> = ["ContentState"]
  /// The properties of both.
  private(set) var properties: Set<String> = []
  /// Types of the project's own that the properties hold, with theirs.
  private(set) var models: [String: Set<String>] = [:]

  init(in sources: [String]) {
    let codes = sources.map { BareCode.of($0).text }
    names = PreviewSamples.attributes(in: sources)
    var wanted: Set<String> = []
    for code in codes {
      for name in names {
        guard let body = Self.body(of: name, in: code) else { continue }
        take(body, &wanted)
        for alias in body.matches(of: /typealias\s+ContentState\s*=\s*([\w.]+)/) {
          let type = alias.output.1.split(separator: ".").last.map(String.init) ?? ""
          contents.insert(type)
          for code in codes { if let body = Self.body(of: type, in: code) { take(body, &wanted) } }
        }
      }
    }
    var open = wanted.subtracting(names).subtracting(contents)
    while let type = open.popFirst() {
      guard models[type] == nil, models.count < 40 else { continue }
      for code in codes {
        guard let body = Self.body(of: type, in: code) else { continue }
        var (own, further) = (Set<String>(), Set<String>())
        Self.read(body, &own, &further)
        models[type] = own
        open.formUnion(further)
      }
    }
  }

  /// Reads the properties of attributes or contents, without those of other types within.
  private mutating func take(_ body: Substring, _ types: inout Set<String>) {
    var own = String(body)
    for match in body.matches(of: /\b(?:struct|class|enum)\s+(\w+)[^{\n]*\{/) where match.output.1 != "ContentState" {
      let inner = String(BareCode.inside(body[match.range.upperBound...]))
      if let place = own.firstRange(of: inner) { own.replaceSubrange(place, with: "") }
    }
    Self.read(own[...], &properties, &types)
  }

  private static func read(_ body: Substring, _ properties: inout Set<String>, _ types: inout Set<String>) {
    for match in body.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*([^\n={;]+)/) {
      properties.insert(String(match.output.1))
      types.formUnion(match.output.2.matches(of: /[A-Z]\w*/).map { String($0.output) })
    }
    // What is set at first may have no type beside it.
    for match in body.matches(of: /\bvar\s+(\w+)\s*=/) { properties.insert(String(match.output.1)) }
  }

  private static func body(of type: String, in code: String) -> Substring? {
    for match in code.matches(of: /\b(?:struct|class|extension)\s+(\w+)[^{\n]*\{/) where match.output.1 == type {
      return BareCode.inside(code[match.range.upperBound...])
    }
    return nil
  }
}
