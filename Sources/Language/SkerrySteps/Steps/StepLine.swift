import SkerryCells

/// A line cut into its words: blanks separate, quotes hold together, `#` at the beginning of a word starts a comment.
nonisolated struct StepLine {
  struct Token: Hashable, Sendable {
    /// The word without its quotes.
    var text: String
    /// Where it stands, in Unicode scalars from 0.
    var columns: Range<Int>
    /// How many scalars of `text` come before its first quote; an option's `=` stands there.
    var plainCount: Int
  }
  private(set) var tokens: [Token] = []
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ line: String) throws(StepProblem) {
    scalars = Array(line.unicodeScalars)
    while skipBlanks() {
      if scalars[position] == "#" { break }
      tokens.append(try token())
    }
  }

  private var isAtEnd: Bool { position >= scalars.count }

  private mutating func skipBlanks() -> Bool {
    while !isAtEnd, scalars[position].properties.isWhitespace { position += 1 }
    return !isAtEnd
  }

  private mutating func token() throws(StepProblem) -> Token {
    let start = position
    var text = String.UnicodeScalarView()
    var plainCount: Int?
    while !isAtEnd, !scalars[position].properties.isWhitespace {
      if scalars[position] == "\"" {
        plainCount = plainCount ?? text.count
        try readQuoted(into: &text)
      } else {
        text.append(scalars[position])
        position += 1
      }
    }
    return Token(text: String(text), columns: start..<position, plainCount: plainCount ?? text.count)
  }

  private mutating func readQuoted(into text: inout String.UnicodeScalarView) throws(StepProblem) {
    let start = position
    position += 1
    while !isAtEnd, scalars[position] != "\"" {
      if scalars[position] == "\\" {
        text.append(try escape())
      } else {
        text.append(scalars[position])
        position += 1
      }
    }
    guard !isAtEnd else {
      let rest = CellText(String(String.UnicodeScalarView(scalars[start...]))).prefix(columns: 30)
      throw StepProblem("The quote that begins with \(rest) has no end.", columns: start..<scalars.count)
    }
    position += 1
  }

  /// Reads what follows a backslash within quotes.
  private mutating func escape() throws(StepProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    guard !isAtEnd else { throw StepProblem("A backslash needs something after it.", columns: start..<position) }
    let letter = scalars[position]
    position += 1
    switch letter {
    case "\"", "\\": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let end = scalars[position...].firstIndex(of: "}") ?? position
      let digits = String(String.UnicodeScalarView(scalars[position..<end].dropFirst()))
      if end > position, scalars[position] == "{", let value = UInt32(digits, radix: 16), digits.count <= 6,
        let scalar = Unicode.Scalar(value)
      {
        position = end + 1
        return scalar
      }
    default: break
    }
    throw StepProblem(
      "Within quotes a backslash stands before one of these.", columns: start..<position,
      allowed: ["\\\"", "\\\\", "\\n", "\\t", "\\u{1F600}"])
  }

  /// Writes a word so that it is read as one again.
  static func quoted(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty || text.hasPrefix("#")
      || text.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "\"" || isInvisible($0) }
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A character that could end a line or hide in it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
