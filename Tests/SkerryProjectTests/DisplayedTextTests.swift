import Testing

/// Nothing is a sentence before it is shown: code asks values for their kind, and never a displayed text for its words.
///
/// The rules look at names under which displayed texts go, and at literals that are words of a sentence. They find the
/// usual ways, not all: a text that goes under another name escapes them.
@Suite struct DisplayedTextTests {
  private struct Rule: Sendable {
    let says: String
    let pattern: String
  }

  private static let rules = [
    Rule(
      says: "cuts or searches a displayed text",
      pattern: #"\.(?:message|sentence|title|label|headline|remark|caption|hint|sourceName|outcome|timestamp)[?!]?"#
        + #"\.(?:contains|hasPrefix|hasSuffix|split|replacing|firstRange|prefix|suffix|dropFirst|dropLast)\b"#),
    Rule(
      says: "compares a displayed text",
      pattern: #"\.(?:message|sentence|headline|remark|caption|hint|sourceName|outcome)[?!]? (?:==|!=) (?!nil\b)"#),
    Rule(says: "compares with words of a sentence", pattern: #"(?:==|!=|~=) "[^"\n]*[A-Za-z] [A-Za-z][^"\n]*""#),
    Rule(
      says: "searches for words of a sentence",
      pattern: #"\.(?:contains|hasPrefix|hasSuffix|firstRange|split|replacing)\((?:of: |separator: )?"#
        + #""[^"\n]*[A-Za-z] [A-Za-z][^"\n]*""#),
    Rule(says: "compares with the name of a source", pattern: #"(?:==|!=) "Phone""#),
  ]

  /// Lines that have to, each with its reason.
  private static let exceptions: Set<String> = [
    // The parser of the command line tells its complaints as text only.
    #"let pieces = words.split(separator: "Did you mean ", maxSplits: 1)"#,
    // The compiler tells what it misses as text only.
    #"if text.hasPrefix("cannot find "), let name = quoted.first { return .declaration(name) }"#,
    #"guard text.contains(" has no member "), quoted.count >= 2 else { return nil }"#,
    #"if text.contains(" member type of "), quoted.count >= 2 {"#,
    #"var isGivenUp: Bool { text.contains("unable to type-check this expression in reasonable time") }"#,
    #"text.hasSuffix("could not be inferred") || text.hasPrefix("cannot use explicit 'return' statement in the body of")"#,
    // The decoder of Foundation tells what it found as text only.
    #"let found = debugDescription.firstRange(of: "but found ").flatMap { start in"#,
    #"if description.hasPrefix("Cannot initialize "),"#,
    #"return description.contains("not valid Base64") ? "this is no data in Base64" : description"#,
    // A key of payload files, given by Apple.
    #"content.userInfo = members.filter { $0.key != "Simulator Target Bundle" }"#,
  ]

  private static func findings(in text: String) throws -> [String] {
    try rules.flatMap { rule in
      let expression = try Regex(rule.pattern)
      return text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { !$0.hasPrefix("//") && !exceptions.contains(String($0)) && $0.firstMatch(of: expression) != nil }
        .map { "\(rule.says): \($0)" }
    }
  }

  @Test("P02 D01 no source compares, searches or cuts a displayed text; kinds, sources and reasons are asked instead")
  func sources() throws {
    let paths = Repository.files(in: "Sources", ending: ".swift").filter { !$0.hasPrefix("Sources/Apps/") }
    #expect(paths.count > 500, "the sources were not found")
    let found = try paths.flatMap { path in
      try Self.findings(in: Repository.text(path)).map { "\(path) \($0)" }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(
    "P02 D01 the ways in which texts were asked before are found, and their like are not",
    arguments: [
      (#"log.entries.last { $0.message.contains("→ dismissed") }"#, true),
      (#"if presence == .hidden("a long press expands it") { }"#, false),
      (#"if reason == "a long press expands it" { }"#, true),
      (#"pen.write(name == "Phone" ? dim : accent)"#, true), ("wall.timestamp.suffix(8)", true),
      (#"if entry.remark != "" { }"#, true), (#"guard remark.text.hasPrefix("the phone") else { return }"#, true),
      (#"let advice = dashboard.remark != nil"#, false), (#"// $0.message.contains("x")"#, false),
      (#"path.hasPrefix("~/") || name == "log""#, false), (#"entry.kind == .screen(.locked)"#, false),
    ])
  func ways(_ line: String, _ isFound: Bool) throws {
    #expect(try !Self.findings(in: line).isEmpty == isFound)
  }
}
