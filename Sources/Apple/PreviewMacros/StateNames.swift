/// The names of its states in the source of a preview: `delayed` for `OrderAttributes.ContentState.delayed`.
///
/// Only what is plain to see counts: a name behind dots, or a function's. Where a statement branches or repeats, the
/// states can't be told from the text, and none has a name.
struct StateNames {
  /// One for each statement; `nil` where there is no name, or several have the same.
  private(set) var names: [String?] = []

  init(_ arguments: Substring) {
    guard let body = Self.body(arguments) else { return }
    let statements = Self.statements(body)
    guard !statements.contains(where: Self.branches) else { return }
    let found = statements.map(Self.name)
    var counts: [String: Int] = [:]
    for name in found.compactMap(\.self) { counts[name, default: 0] += 1 }
    names = found.map { name in name.flatMap { counts[$0] == 1 ? $0 : nil } }
  }

  /// As Swift writes it.
  var literal: String { "[" + names.map { $0.map { "\"\($0)\"" } ?? "nil" }.joined(separator: ", ") + "]" }

  /// The text in the braces behind `contentStates:` or `timeline:`.
  private static func body(_ arguments: Substring) -> Substring? {
    for label in ["contentStates:", "timeline:"] {
      guard let start = arguments.ranges(of: label).last?.upperBound else { continue }
      let rest = arguments[start...].drop(while: \.isWhitespace)
      if rest.first == "{" { return rest.dropFirst() }
    }
    return nil
  }

  /// The statements up to the brace that closes the body, without comments.
  private static func statements(_ body: Substring) -> [String] {
    var statements: [String] = []
    var statement = ""
    var depth = 0
    var rest = body
    func end() {
      let text = statement.trimming(while: \.isWhitespace)
      if text.hasPrefix("."), let last = statements.last {
        // A chain that goes on in the next line.
        statements[statements.count - 1] = last + text
      } else if !text.isEmpty {
        statements.append(text)
      }
      statement = ""
    }
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "{", "(", "[": depth += 1
      case "}" where depth == 0:
        end()
        return statements
      case "}", ")", "]": depth -= 1
      case "\"":
        // A text may hold braces; one with a quotation mark in it ends early, and its statement has no name anyway.
        statement.append(character)
        let text = rest.prefix { $0 != "\"" }
        statement += text
        rest = rest.dropFirst(text.count)
        if let quote = rest.popFirst() { statement.append(quote) }
        continue
      default: break
      }
      if depth == 0, character.isNewline || character == ";" { end() } else { statement.append(character) }
    }
    return []
  }

  private static func branches(_ statement: String) -> Bool {
    let word = statement.prefix(while: \.isLetter)
    return ["if", "for", "switch", "let", "var", "return", "await", "while"].contains(String(word))
      || statement.hasPrefix("#") || statement.hasPrefix("[")
  }

  /// The last name of a path that begins with a small letter.
  private static func name(_ statement: String) -> String? {
    let path = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = statement[path.endIndex...]
    guard rest.isEmpty || rest.first == "(" && rest.last == ")" else { return nil }
    let parts = path.split(separator: ".")
    guard path.contains("."), let last = parts.last, last != "init", last.first?.isLowercase == true else { return nil }
    return String(last)
  }
}

extension String {
  fileprivate func trimming(while isBlank: (Character) -> Bool) -> String {
    var text = self[...].drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}
