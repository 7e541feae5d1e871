/// Functions, and the values of types that are never made.
extension MadeUpSource {
  /// A function at file scope: its answer is what its uses say.
  func function(_ name: String) -> String {
    let sketch = sketch(name)
    var types = ""
    let calls = MadeUpCalls(of: name, in: reader.codes)
    var type = corrected(type(of: name, sketch, path: name, nested: &types, isGiven: true), name, name)
    // `isLate ? L("late") : L("on time")`: beside a call of its own it says nothing but that both are the same.
    if type == name { type = Self.typeOfAnswer(name) ?? "String" }
    // Where a text may be absent, one that is there fits as well.
    if type.hasSuffix("?"), !sketch.isOptional { type.removeLast() }
    let value = Self.isNoValue(type) && type != "Color" ? nil : standardValue(type, sketch)
    let space = "SkerryValues\(name)"
    let isShown = sketch.votes.isEmpty && sketch.members.isEmpty && calls.isStatement(name, in: reader.codes)
    let answer = isShown ? "some View" : type
    let spaces = calls.types
    let text = calls.functions(named: name, head: "nonisolated ", answer: answer, types: space) { labels in
      if isShown { return "Text((value0 as? String) ?? \"\(Self.words(name))\")" }
      switch type {
      case "String": return labels.isEmpty ? "\"\(Self.words(name))\"" : Self.told(by: name, labels)
      case "Color" where labels.first?.contains(/(?i)hex|code/) == true:
        return "(value0 as? String).map { SkerryGuess.color(code: $0) } ?? SkerryGuess.color(\"\(name)\")"
      case "Color": return "SkerryGuess.color(\"\(name)\")"
      case "Double" where name.contains(/(?i)progress|fraction|ratio|share/): return "0.62"
      default: return value ?? "nil"
      }
    }
    let isMain = isShown ? text.replacing("nonisolated ", with: "@MainActor ") : text
    return (spaces.isEmpty ? "" : "nonisolated enum \(space) {\n\(spaces)}\n")
      + isMain.replacing("  nonisolated", with: "nonisolated")
      .replacing("  @MainActor", with: "@MainActor")
  }

  /// Functions and values of a type that is never made: each is what its uses or its name say.
  func service(_ name: String, _ sketch: ValueSketch) -> String {
    var types = innerTypes(of: name)
    let lines = sketch.members.compactMap { member, value -> String? in
      var type = corrected(type(of: member, value, path: name, nested: &types, isGiven: true), member, name)
      let calls = MadeUpCalls(ofMember: member, in: reader.codes)
      // What stands beside another value of the type has none of its own: nothing is ever made of it.
      if type == name, calls.isEmpty { type = Self.typeOfAnswer(member) ?? "Color" }
      // What stands in the place of a view is one: a ground by its name, or words.
      if value.votes.isEmpty, value.members.isEmpty, calls.isStatement("\(name)\\.\(member)", in: reader.codes) {
        let space = "SkerryValues\(member)"
        if !calls.types.isEmpty { types += "  enum \(space) {\n\(calls.types)  }\n" }
        let isGround = member.contains(/(?i)background|gradient|colou?r|fill|surface/)
        let shown =
          isGround ? "SkerryGuess.color(\"\(member)\")" : "Text((value0 as? String) ?? \"\(Self.words(member))\")"
        return calls.functions(named: member, head: "@MainActor static ", answer: "some View", types: space) { labels in
          labels.isEmpty && !isGround ? "Text(\"\(Self.words(member))\")" : shown
        }
      }
      return computed(member, type, value, &types, of: name).map { Self.lines($0, "static ") }
    }
    return "nonisolated enum \(name) {\n\(types)\(lines.joined())}\n"
  }

  /// A property, or a function, whose value follows from its type and its name; `nil` where there is none: what needs it is
  /// left out then, as if nothing had been made up.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - type: what it answers.
  ///   - value: what is known of its value.
  ///   - types: the types within the one that has it, to which those of its arguments are added.
  ///   - owner: the type that says more than a name like `title`.
  func computed(
    _ name: String, _ type: String, _ value: ValueSketch, _ types: inout String, of owner: String? = nil
  ) -> String? {
    // The symbol of a currency is none of the system's pictures.
    let isMoney = value.parameters?.contains { $0.contains(/(?i)currency|unit/) } ?? false
    let isPicture = value.isSymbol || (name.contains(/(?i)icon|symbol|glyph/) && !isMoney)
    let isGeneral = ["text", "title", "label", "name", "value", "string", "rawValue"].contains(name)
    let words = Self.words(isGeneral ? owner ?? name : name)
    let answer: String? =
      switch type {
      case "String": isPicture ? "\"circle.fill\"" : "\"\(words)\""
      case "Color": "SkerryGuess.color(\"\(name)\")"
      case "Font": "SkerryGuess.font(\"\(name)\")"
      case "Bool": "\(Self.isTrueWhileGoing(name))"
      case "Text" where name.contains(/(?i)timer|count|clock|elapsed|remaining/):
        "Text(Date.now.addingTimeInterval(1500), style: .timer)"
      case "Double" where name.contains(/(?i)progress|fraction|ratio|share/): "0.62"
      default: standardValue(type, value) ?? made(type, value)
      }
    guard let answer else { return nil }
    guard let labels = value.parameters else { return "var `\(name)`: \(type) { \(answer) }\n" }
    // What begins with a dot is of a type of its own, and each list of labels has a function.
    var calls = MadeUpCalls(ofMember: name, in: reader.codes)
    if !calls.takes(labels) { calls = MadeUpCalls(labels: labels) }
    let space = "SkerryValues\(name)"
    if !calls.types.isEmpty, !types.contains("enum \(space) {") { types += "  enum \(space) {\n\(calls.types)  }\n" }
    return calls.functions(named: name, head: "", answer: type, types: space) { labels in
      if type == "Font", !labels.isEmpty { return "SkerryGuess.font(value0 as Any?, \"\(name)\")" }
      return type == "String" && !labels.isEmpty && !isPicture ? Self.told(by: name, of: owner ?? "", labels) : answer
    }
  }

  /// Lines of declarations, each with a word before it.
  static func lines(_ text: String, _ before: String) -> String {
    text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      // Attributes stand before other words.
      let attribute = line.first == "@" ? line.prefix { $0 != " " } + " " : ""
      return "  \(attribute)\(before)\(line.dropFirst(attribute.count))\n"
    }.joined()
  }

  /// What a function answers with a text: what it is given, in the form that its name promises, or that of its type; or the
  /// name.
  static func told(by name: String, of owner: String = "", _ labels: [String]) -> String {
    // The language in which something is said is not what is said.
    if let first = labels.first, languages.contains(first) { return "\"\(words(name))\"" }
    let further = labels.indices.dropFirst().map { "value\($0)" }.joined(separator: ", ")
    return "SkerryGuess.told(value0, by: \"\(name)\", of: \"\(owner)\", [\(further)]) ?? \"\(words(name))\""
  }

  /// Labels of the language in which something is said.
  static let languages: Set<String> = ["in", "lang", "language", "locale"]

  /// Whether a question is answered with yes while all goes on: `countsDown`, `isLive`, but not `isPaused`.
  static func isTrueWhileGoing(_ name: String) -> Bool {
    !name.contains(
      /(?i)pause|stop|finish|complete|ended|^is(?:over|late|end)|over$|done|cancel|error|fail|stale|expired|warning|alert|terminal|hidden|disabled|empty|offline|missing|locked|muted|no[A-Z]|delay|invalid/
    )
  }

  /// A value at file scope that others are handed, such as the name of a group; `nil` where its uses don't say what it is.
  static func constant(_ name: String, in sources: [String]) -> String? {
    let reader = UseReader(sources)
    let sketch = ValueSketch()
    for code in reader.codes { reader.read(name, in: code, code.text.startIndex..<code.text.endIndex, into: sketch) }
    guard sketch.members.isEmpty, sketch.cases.isEmpty, let type = sketch.mostVoted else { return nil }
    if type == "Color" { return "nonisolated let `\(name)`: Color = \(color(name, in: sources))\n" }
    guard plain.contains(type),
      let value = type == "String" ? "\"\(name)\"" : PlainValue.of("var a: \(type)", sign: "")
    else { return nil }
    return "nonisolated let `\(name)`: \(type) = \(value)\n"
  }

  /// What the name of a color says; letters on a light card are dark.
  private static func color(_ name: String, in sources: [String]) -> String {
    let words = words(name).lowercased().split(separator: " ")
    let card = /activityBackgroundTint\(\s*Color\(\s*red:\s*([\d.]+),\s*green:\s*([\d.]+),\s*blue:\s*([\d.]+)/
    let isLight = sources.contains { source in
      source.matches(of: card).contains { match in
        [match.output.1, match.output.2, match.output.3].allSatisfy { Double($0) ?? 0 > 0.7 }
      }
    }
    if isLight, words.contains(where: { ["ink", "text", "label", "title", "foreground"].contains($0) }) {
      let isSoft = words.contains { ["mute", "muted", "soft", "dim", "secondary", "subtle", "light"].contains($0) }
      return "Color(white: \(isSoft ? "0.4" : "0.12"))"
    }
    return "SkerryGuess.color(\"\(name)\")"
  }
}
