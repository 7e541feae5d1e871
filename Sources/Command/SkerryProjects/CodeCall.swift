/// A call in Swift code with its arguments as they are written: `.target(name: "Tides", product: .app)`.
struct CodeCall {
  var name: String
  var arguments: [(label: String?, text: String)] = []

  subscript(label: String) -> String? { arguments.first { $0.label == label }?.text }

  /// All calls of a piece of code, those within others too; comments and texts are passed over.
  static func all(in code: String) -> [CodeCall] {
    let code = Array(code)
    var (calls, open): ([CodeCall], [Pending]) = ([], [])
    var position = 0
    while position < code.count {
      let start = position
      if let end = passed(code, position) {
        position = end
        continue
      }
      position += 1
      switch code[start] {
      case "(", "[", "{":
        open.append(
          Pending(bracket: start, name: code[start] == "(" ? word(endingAt: start, of: code) : "", start: position))
      case ")", "]", "}":
        guard var call = open.popLast() else { continue }
        call.end(at: start, of: code)
        if !call.name.isEmpty { calls.append(CodeCall(name: call.name, arguments: call.arguments)) }
      case ",":
        if !open.isEmpty { open[open.count - 1].end(at: start, of: code) }
      default: break
      }
    }
    return calls
  }

  /// A bracket that is open, with the arguments up to here.
  private struct Pending {
    var bracket: Int
    var name: String
    var start: Int
    var arguments: [(label: String?, text: String)] = []

    mutating func end(at position: Int, of code: [Character]) {
      let text = String(code[start..<position])
      start = position + 1
      guard !text.trimmed.isEmpty else { return }
      if let match = text.prefixMatch(of: /\s*(\w+)\s*:(?!:)/) {
        arguments.append((String(match.output.1), String(text[match.range.upperBound...].trimmed)))
      } else {
        arguments.append((nil, String(text.trimmed)))
      }
    }
  }

  private static func word(endingAt end: Int, of code: [Character]) -> String {
    var start = end
    while start > 0, code[start - 1].isLetter || code[start - 1].isNumber || code[start - 1] == "_" { start -= 1 }
    return String(code[start..<end])
  }

  /// Where a text or comment ends that begins at a place; `nil` where none begins.
  private static func passed(_ code: [Character], _ start: Int, depth: Int = 0) -> Int? {
    guard code[start] == "\"" || code[start] == "/" else { return nil }
    func begins(_ text: String, _ place: Int) -> Bool { code[place...].starts(with: text) }
    if begins("//", start) { return code[start...].firstIndex(where: \.isNewline) ?? code.count }
    if begins("/*", start) {
      var place = start + 2
      while place < code.count, !begins("*/", place) { place += 1 }
      return min(code.count, place + 2)
    }
    guard code[start] == "\"" else { return nil }
    let quote = begins("\"\"\"", start) ? "\"\"\"" : "\""
    var place = start + quote.count
    while place < code.count, !begins(quote, place) {
      guard code[place] == "\\" else {
        // A text of one line has no end in another.
        if quote.count == 1, code[place].isNewline { return place }
        place += 1
        continue
      }
      let isValue = place + 1 < code.count && code[place + 1] == "(" && depth < deepest
      place = isValue ? endOfValue(code, place + 2, depth: depth + 1) : place + 2
    }
    return min(code.count, place + quote.count)
  }

  /// Where the value in a text ends whose code begins at a place, behind its bracket.
  static func endOfValue(_ code: [Character], _ start: Int, depth: Int = 0) -> Int {
    var (place, open) = (start, 1)
    while place < code.count, open > 0 {
      if let end = passed(code, place, depth: depth) {
        place = end
        continue
      }
      if code[place] == "(" { open += 1 }
      if code[place] == ")" { open -= 1 }
      place += 1
    }
    return place
  }

  /// How deep texts may stand in values of texts.
  private static let deepest = 32

  /// Code up to a comma outside of all brackets, or a bracket that closes one around it.
  static func element(_ code: Substring) -> Substring {
    let characters = Array(code)
    var (position, depth) = (0, 0)
    while position < characters.count {
      if let end = passed(characters, position) {
        position = end
        continue
      }
      let character = characters[position]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 || (depth == 0 && character == ",") { break }
      position += 1
    }
    return code.prefix(position)
  }

  /// The text of code that is nothing but a text without values in it.
  static func literal(_ code: String) -> String? {
    let all = literals(in: code)
    return all.count == 1 && code.trimmed.count == (all.first?.count ?? 0) + 2 ? all.first : nil
  }

  /// The plain texts in code, in their order; those with values in them are passed over.
  static func literals(in code: String) -> [String] { texts(in: code).filter { !$0.contains("\\") } }

  /// What stands between the quotes of all texts of one line in code, as it is written.
  static func texts(in code: String) -> [String] {
    let code = Array(code)
    var texts: [String] = []
    var position = 0
    while position < code.count {
      guard let end = passed(code, position) else {
        position += 1
        continue
      }
      let text = code[position..<end]
      if text.first == "\"", text.count > 2, !text.starts(with: "\"\"\"") {
        texts.append(String(text.dropFirst().dropLast()))
      }
      position = end
    }
    return texts
  }
}
