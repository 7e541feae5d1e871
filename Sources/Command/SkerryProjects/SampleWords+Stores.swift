/// What is read from the stores of App Groups.
extension SampleWords {
  private static let kinds = [
    "Int": "integer", "Double": "double", "Float": "float", "Bool": "bool", "String": "string", "Date": "date",
  ]

  /// `UserDefaults(suiteName: "group.x")` and what is read there by a literal key, with the type that is expected of it.
  mutating func stores(in text: String) {
    for match in text.matches(of: /suiteName:\s*"([^"\\]+)"/) { add("suite", match.output.1) }
    // The key may stand on a line of its own, and what is made of the value on the next.
    let read =
      /\.(string|stringArray|integer|double|float|bool|object)\(\s*forKey:(?:[^\n"]*|\s*[\w.]+\(\s*)"([^"\\]+)"([^\n]*(?:\n\s*[)\/*?][^\n]*)*)/
    for match in text.matches(of: read) {
      let isInMilliseconds = match.output.3.contains(/\/\s*1_?000\b/)
      let cast = match.output.1 == "object" ? Self.cast(match.output.3) : nil
      add("stored", match.output.2, [isInMilliseconds ? "milliseconds" : cast ?? String(match.output.1)])
      if match.output.1 == "string" { standard(match.output.2, text[match.output.2.endIndex...].prefix(160)) }
    }
    storesByFunctions(in: text)
  }

  private static func cast(_ text: Substring) -> String? {
    text.firstMatch(of: /as\?\s*(\w+)/).flatMap { kinds[String($0.output.1)] }
  }

  /// `func number(_ key: String) -> Int? { store.object(forKey: key) as? Int }`, and `number("gear")` further on.
  private mutating func storesByFunctions(in text: String) {
    // The key stands first mostly, and last where it is asked of something: `words(context, "gear")`.
    let heads = [
      /\bfunc\s+(\w+)\s*\(()\s*(?:\w+\s+)?(\w+)\s*:\s*String\s*[,)][^{}\n]*\{/,
      /\bfunc\s+(\w+)\s*\(([^(){}\n]*,)\s*(?:\w+\s+)?(\w+)\s*:\s*String\s*[,)][^{}\n]*\{/,
    ]
    for match in heads.flatMap({ text.matches(of: $0) }) {
      let body = BareCode.inside(text[match.range.upperBound...])
      let reads = body.matches(of: /\.(string|stringArray|integer|double|float|bool|object)\(\s*forKey:\s*([^\n]*)/)
      // Only the key counts, and not what stands for a value that isn't there.
      let (before, parameter) = (match.output.2.count { $0 == "," }, match.output.3)
      guard
        let read = reads.first(where: {
          let key = BareCode.inside($0.output.2)
          return !key.contains("\"") && key.split(whereSeparator: { !BareCode.isPart($0) }).contains(parameter)
        }),
        let called = try? Regex(
          "\\b\(match.output.1)\\(\\s*(?:[^(),\\n]*,\\s*){\(before)}(?:\\w+:\\s*)?(?:\\w+\\(\\s*)?\"([^\"\\\\]+)\"",
          as: (Substring, Substring).self)
      else { continue }
      let answer = match.output.0.firstMatch(of: /->\s*(\w+)/).flatMap { Self.kinds[String($0.output.1)] }
      let kind = read.output.1 == "object" ? answer ?? Self.cast(read.output.2) : String(read.output.1)
      for call in text.matches(of: called.wordBoundaryKind(.simple)) {
        add("stored", call.output.1, [kind ?? "object"])
        if kind == "string" { standard(call.output.1, text[call.output.1.endIndex...].prefix(160)) }
      }
    }
  }

  /// `string(forKey: "title") ?? "Price update"`: what is shown without a value says more than its name.
  private mutating func standard(_ key: Substring, _ after: Substring) {
    guard let text = after.prefixMatch(of: /"[\w\s,.]*\)+\s*\?\?\s*"([^"\\\n]+)"/)?.output.1,
      text.count(where: \.isLetter) > 2,
      text.prefixMatch(of: /(?i)(?:unknown|none|no |not |n\/a|loading|waiting|error|false|true|null|#)/) == nil
    else { return }
    add("values", key, [String(text)])
  }

  /// `UserDefaults(suiteName: group)`, where some file says `let group = "group.x"`.
  mutating func suites(in sources: [String]) {
    var names: Set<Substring> = []
    for source in sources where source.contains("suiteName:") {
      for match in source.matches(of: /suiteName:\s*(?:\w+\.)*([a-z]\w*)\s*\)/) { names.insert(match.output.1) }
    }
    for name in names.sorted() {
      let declared = "\\b\(name)\\s*(?::\\s*String\\s*)?=\\s*\"([^\"\\\\]+)\""
      guard let group = try? Regex(declared, as: (Substring, Substring).self) else { continue }
      for source in sources where source.contains(name) {
        for match in source.matches(of: group) { add("suite", match.output.1) }
      }
    }
  }
}
