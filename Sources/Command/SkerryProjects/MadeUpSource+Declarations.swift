/// The declarations themselves.
extension MadeUpSource {
  func declaration(of name: String) -> String {
    let sketch = sketch(name)
    switch kinds[name] {
    case .intent: return intent(name, sketch)
    case .configuration: return configuration(name, sketch)
    case .object: return object(name, sketch)
    case .model: return model(name, sketch)
    case .database: return Self.database(name)
    case .function: return function(name)
    case .view: return view(name)
    case .container: return container(name)
    case .style: return style(name)
    case .service: return service(name, sketch)
    case .constant: return Self.constant(name, in: sources) ?? ""
    case .attributes:
      let path = "\(name).ContentState"
      let state =
        contents[name].map { "typealias ContentState = \($0)\n" }
        ?? structure(
          "ContentState", path: path, self.sketch(path), ": Codable, Hashable, Sendable", inner: innerTypes(of: path))
      return structure(name, path: name, sketch, ": ActivityAttributes, Sendable", inner: state + innerTypes(of: name))
    case .metadata: return structure(name, path: name, sketch, ": AlarmMetadata", inner: innerTypes(of: name))
    default: return type(name, path: name, sketch, inner: innerTypes(of: name))
    }
  }

  /// `Trip.Stop`, where the sources name it so.
  func innerTypes(of name: String) -> String {
    let inner = sketches.keys.filter { path in
      path.hasPrefix(name + ".") && !path.dropFirst(name.count + 1).contains(".") && !path.hasSuffix(".ContentState")
    }
    return inner.sorted().map { path in
      if isState(path, of: name) { return "typealias \(path.dropFirst(name.count + 1)) = ContentState\n" }
      return type(String(path.dropFirst(name.count + 1)), path: path, sketch(path), inner: innerTypes(of: path))
    }.joined()
  }

  /// Whether a type within attributes is another name of their state: `RideAttributes.LiveState`, read as the state is.
  private func isState(_ path: String, of name: String) -> Bool {
    guard path.contains(/(?:State|Status|Data|Content|Info)$/), let own = sketches[path], own.cases.isEmpty,
      let state = sketches[name + ".ContentState"], !own.members.isEmpty
    else { return false }
    return Set(own.members.map(\.name)).isSubset(of: Set(state.members.map(\.name)))
  }

  func type(_ name: String, path: String, _ sketch: ValueSketch, inner: String) -> String {
    if sketch.isSetOfOptions { return options(name, path: path, sketch) }
    // What an extension declares as a value of the type is no case.
    let cases = sketch.cases.filter { item in
      !item.values.isEmpty || item.isMade || declared[path]?.contains(item.name) != true
    }
    return cases.isEmpty || isSampled(sketch)
      ? structure(name, path: path, sketch, ": Codable, Hashable, Sendable" + identity(sketch), inner: inner)
      : enumeration(name, path: path, sketch)
  }

  /// Whether what looks like cases are samples of a type with properties: `Article.placeholder`.
  private func isSampled(_ sketch: ValueSketch) -> Bool {
    !sketch.members.isEmpty
      && sketch.cases.allSatisfy { item in
        item.values.isEmpty && !item.isMade
          && item.name.contains(
            /^(?:placeholder|preview|sample|empty|mock|example|demo|default|initial|fallback|stub|dummy|shared)\w*$/)
      }
  }

  func identity(_ sketch: ValueSketch) -> String { sketch.isIdentified ? ", Identifiable" : "" }

  func structure(
    _ name: String, path: String, _ sketch: ValueSketch, _ conformances: String, inner: String = ""
  ) -> String {
    var lines = ""
    var types = inner
    let longest = Self.order(of: sketch.calls)
    var names = longest
    names += (sketch.members.map(\.name) + corrections.filter { $0.type == path }.map(\.property))
      .filter { !longest.contains($0) }.sorted()
    // What the type itself is asked for.
    let ofType = corrections.filter { correction in
      correction.type == path && correction.isOfType == true
        && !sketch.members.contains { $0.name == correction.property }
    }.map(\.property)
    var seen: Set<String> = (declared[path] ?? []).union(ofType).union(numbers[path] ?? [])
    lines += constants(of: path)
    /// What it is made of, with a value for each property that has none; nothing where one can't have any.
    var parts: [String]? = []
    if sketch.isIdentified, !names.contains("id") { names.append("id") }
    for property in names where seen.insert(property).inserted && property != "self" {
      let value = sketch.members.first { $0.name == property }?.value ?? ValueSketch()
      var nested = ""
      let type = corrected(self.type(of: property, value, path: path, nested: &nested), property, path)
      types += nested
      // Of a type that the sources make themselves, what they make it without follows from the rest.
      let isMade = !sketch.calls.isEmpty && kinds[path] == .value && !longest.contains(property)
      if type == "Color", let line = color(property, of: sketch, made: longest) {
        lines += line
        continue
      }
      if value.parameters != nil || Self.isNoValue(type) || isMade {
        if let line = computed(property, type, value, &types) { lines += Self.lines(line, "") }
        continue
      }
      // What a text of a number says is the number.
      if type == "String", Self.isTextOfNumber(property, in: path) {
        lines += "  var `\(property)`: String { \"42\" }\n"
        continue
      }
      let isEverywhere = sketch.calls.allSatisfy { $0.contains(property) }
      let standard = isEverywhere ? nil : likelyValue(property, type, value)
      lines += "  var `\(property)`: \(type)" + (standard.map { " = \($0)" } ?? "") + "\n"
      if standard == nil {
        let part = likelyValue(property, type, value) ?? made(type, value)
        parts = part.flatMap { part in parts.map { $0 + ["`\(property)`: \(part)"] } }
      }
    }
    let whole = parts.map { "\(name)(\($0.joined(separator: ", ")))" }
    let samples = sketch.cases.map(\.name).filter { isSampled(sketch) && !seen.contains($0) }
    for (step, sample) in samples.enumerated() {
      if let whole { lines += "  static var `\(sample)`: \(name) { \(Self.sample(of: name, step, else: whole)) }\n" }
    }
    // A view of its own is no content.
    let isContent = conformances.contains("Codable") || conformances.contains("ActivityAttributes")
    for (step, property) in ofType.enumerated() {
      lines += shared(property, of: name, whole.map { isContent ? Self.sample(of: name, step, else: $0) : $0 })
    }
    return "nonisolated struct \(name)\(conformances) {\n\(types)\(lines)}\n"
  }

  /// A sample says what the names of its properties say, the second a little later than the first.
  private static func sample(of name: String, _ step: Int, else whole: String) -> String {
    "_SampleValue.of(\(name).self, step: \(min(step, 1))) ?? \(whole)"
  }

  /// Numbers that a type itself is asked for.
  private func constants(of path: String) -> String {
    (numbers[path] ?? []).sorted().map { "  static var `\($0)`: Int { 10 }\n" }.joined()
  }

  /// The color of what is made of its parts, or of its code: `Tint(red: 0, green: 0.6, blue: 1).color`.
  private func color(_ property: String, of sketch: ValueSketch, made labels: [String]) -> String? {
    guard !labels.contains(property) else { return nil }
    if let code = labels.first(where: { $0.contains(/^hex(?:[A-Z]\w*)?$|Hex$/) }) {
      let isText = sketch.members.first { $0.name == code }?.value.mostVoted ?? "String" == "String"
      return isText ? "  var `\(property)`: Color { SkerryGuess.color(code: `\(code)`) }\n" : nil
    }
    guard let parts = [["red", "green", "blue"], ["r", "g", "b"]].first(where: { Set($0).isSubset(of: labels) }),
      parts.allSatisfy({ part in
        ["Int", "Double", "CGFloat", "Float"].contains(sketch.members.first { $0.name == part }?.value.mostVoted)
      })
    else { return nil }
    let values = parts.map { "Double(`\($0)`)" }
    let list = values.joined(separator: ", ")
    return """
        var `\(property)`: Color {
          let most = [\(list)].contains { $0 > 1 } ? 255.0 : 1
          return Color(.sRGB, red: \(values[0]) / most, green: \(values[1]) / most, blue: \(values[2]) / most)
        }

      """
  }

  /// `count.formattedShort`, where `Count` is the type of that.
  private static func isTextOfNumber(_ property: String, in path: String) -> Bool {
    guard path.contains("."), property.contains(/^formatted|Formatted$|String$|^compact|^short/),
      let last = path.split(separator: ".").last
    else { return false }
    return ["Int", "Double"].contains(typeByName(last.prefix(1).lowercased() + last.dropFirst()))
  }

  /// What a type itself answers: a value of another type as far as the uses say that, one of its own, or none.
  private func shared(_ property: String, of name: String, _ whole: String?) -> String {
    let value = ValueSketch()
    reader.read(member: property, into: value)
    let calls = MadeUpCalls(ofMember: property, in: reader.codes)
    let voted = value.mostVoted.flatMap { Self.plain.contains($0) ? $0 : nil }
    let isThere = voted == nil && !value.isOptional && whole != nil
    let type = voted ?? (isThere ? name : "\(name)?")
    let answer = voted.flatMap { standardValue($0, value) } ?? (isThere ? whole ?? "nil" : "nil")
    let space = "SkerryValues\(property)"
    let types = calls.types
    return (types.isEmpty ? "" : "  enum \(space) {\n\(types)  }\n")
      + (calls.isEmpty ? "  static var `\(property)`: \(type) { \(answer) }\n" : "")
      + calls.functions(named: property, head: "static ", answer: type, types: space) { _ in answer }
  }

  /// All labels with which a type is made: each call may leave some out, and none goes against their order.
  static func order(of calls: [[String]]) -> [String] {
    var order = calls.first ?? []
    for call in calls.dropFirst() {
      for (place, label) in call.enumerated() where !order.contains(label) {
        let next = call[(place + 1)...].compactMap { order.firstIndex(of: $0) }.first
        order.insert(label, at: next ?? order.count)
      }
    }
    return order
  }

  /// A name as words: `holesLeft` is “Holes left”, and `TTSCard` is “TTS card”.
  static func words(_ name: String) -> String {
    let parts = name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[^A-Z_]+/).map(\.output)
    let words = parts.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? String($0) : $0.lowercased() }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A value of a made-up type within another one, of its members; `nil` where one of them has none.
  func made(_ type: String, _ value: ValueSketch) -> String? {
    let known = sketches[type]
    let value = known ?? value
    guard known != nil || !value.members.isEmpty, value.element == nil else { return nil }
    guard value.cases.isEmpty, known != nil || !value.isIdentified else { return nil }
    // A type of its own takes what it is made of in the order of its declaration.
    let order = known == nil ? [] : Self.order(of: value.calls)
    let members = value.members.sorted {
      (order.firstIndex(of: $0.name) ?? .max, $0.name) < (order.firstIndex(of: $1.name) ?? .max, $1.name)
    }
    var parts: [String] = []
    if known != nil, value.isIdentified, !value.members.contains(where: { $0.name == "id" }) { return nil }
    for (name, member) in members where declared[type]?.contains(name) != true {
      var nested = ""
      let kind = corrected(self.type(of: name, member, path: type, nested: &nested), name, type)
      if member.parameters != nil || Self.isNoValue(kind) { continue }
      guard let part = likelyValue(name, kind, member) else { return nil }
      parts.append("`\(name)`: \(part)")
    }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }

  func enumeration(_ name: String, path: String, _ sketch: ValueSketch) -> String {
    var types = ""
    let carries = sketch.cases.contains { !$0.values.isEmpty }
    let isNumbered = !carries && (sketch.isNumbered || reader.isMadeOfNumber(name))
    let members = sketch.members.filter {
      !(declared[path] ?? []).contains($0.name) && !["id", "allCases"].contains($0.name)
        && numbers[path]?.contains($0.name) != true
    }
    let ofType = corrections.filter { $0.type == path && $0.isOfType == true }
    let functions = ofType.filter(isFunction).map(\.property)
    for correction in ofType where !functions.contains(correction.property) { sketch.addCase(correction.property) }
    let first = sketch.cases.first { $0.values.isEmpty }.map { "\(name).`\($0.name)`" }
    var lines = sketch.cases.filter { !(declared[path] ?? []).contains($0.name) }.map { item in
      // The values of a case that is made have the labels with which it is, and others the names of their patterns.
      let labels = item.values.compactMap(\.name)
      let isNamed = labels.count == item.values.count && Set(labels).count == labels.count
      let values = item.values.enumerated().map { index, value in
        (isNamed || item.isMade ? value.name.map { "\($0): " } ?? "" : "")
          + type(of: value.name ?? item.name, value.value, path: path, nested: &types)
      }
      return "  case `\(item.name)`" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))") + "\n"
    }.joined()
    lines += constants(of: path)
    for property in functions { lines += shared(property, of: name, first) }
    for (property, value) in members where !functions.contains(property) {
      let type = type(of: property, value, path: path, nested: &types, isGiven: true)
      if let line = asked(property, type, value, of: sketch, carries: carries, &types) {
        lines += line
        continue
      }
      if value.parameters != nil || (type != "String" && !value.votes.isEmpty) || type == "Color" {
        if let line = computed(property, type, value, &types) { lines += Self.lines(line, "") }
        continue
      }
      if !carries, value.votes.isEmpty, property.contains(/(?:^step|Step)?(?:[nN]umber|[iI]ndex|[oO]rder)$|^step$/) {
        lines += "  var `\(property)`: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }\n"
        continue
      }
      let isPicture = value.isSymbol || property.contains(/(?i)icon|symbol|image|glyph/)
      let name = carries ? "\"\\(self)\".prefix { $0 != \"(\" }" : isNumbered ? "\"\\(self)\"" : "rawValue"
      let words = "let name = \(name); return name.prefix(1).uppercased() + name.dropFirst()"
      lines += "  var `\(property)`: String { \(isPicture ? "\"circle.fill\"" : words) }\n"
    }
    if carries { return "nonisolated enum \(name): Codable, Hashable, Sendable {\n\(types)\(lines)}\n" }
    let raw = isNumbered ? "Int" : "String"
    return
      "nonisolated enum \(name): \(raw), Codable, Hashable, CaseIterable, Identifiable, Sendable {\n\(types)\(lines)"
      + ((declared[path] ?? []).contains("id") ? "" : "  var id: \(raw) { rawValue }\n") + "}\n"
  }

  /// What a case is asked, where the case itself is the answer: `phase.isDone`, `stage.title(in: language)`.
  private func asked(
    _ property: String, _ type: String, _ value: ValueSketch, of sketch: ValueSketch, carries: Bool,
    _ types: inout String
  ) -> String? {
    if type == "Bool", value.parameters == nil, !carries,
      let item = sketch.cases.first(where: { "is" + $0.name.lowercased() == property.lowercased() })
    {
      return "  var `\(property)`: Bool { self == .`\(item.name)` }\n"
    }
    let isLanguage = value.parameters?.first.map { Self.languages.contains($0) } ?? false
    guard type == "String", isLanguage, !value.isSymbol, !property.contains(/(?i)icon|symbol|image|glyph/) else {
      return nil
    }
    let calls = MadeUpCalls(ofMember: property, in: reader.codes)
    let space = "SkerryValues\(property)"
    if !calls.types.isEmpty { types += "  enum \(space) {\n\(calls.types)  }\n" }
    return calls.functions(named: property, head: "", answer: type, types: space) { _ in
      "SkerryGuess.words(String(\"\\(self)\".prefix { $0 != \"(\" }))"
    }
  }

  func corrected(_ type: String, _ property: String, _ path: String) -> String {
    var type = type
    for correction in corrections where correction.type == path && correction.property == property {
      let wasOptional = type.hasSuffix("?")
      if let value = correction.value { type = value + (wasOptional && !value.hasSuffix("?") ? "?" : "") }
      if let isOptional = correction.isOptional {
        if type.hasSuffix("?"), !isOptional { type.removeLast() }
        if !type.hasSuffix("?"), isOptional { type += "?" }
      }
    }
    return type
  }
}

extension String {
  var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
