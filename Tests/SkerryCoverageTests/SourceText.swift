/// Ways around in Swift source: comments, strings and brackets.
enum SourceText {
  static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0.isWhitespace }.hasPrefix("//") ? "" : String($0) }
      .joined(separator: "\n")
  }

  /// The index after what begins at `start`: a bracketed group, a string, or a single character.
  static func end(of text: [Character], from start: Int) -> Int {
    switch text[start] {
    case "(", "[", "{": endOfGroup(text, start)
    case "\"": endOfString(text, start)
    default: start + 1
    }
  }

  private static func endOfGroup(_ text: [Character], _ start: Int) -> Int {
    var index = start + 1
    while index < text.count {
      if [")", "]", "}"].contains(text[index]) { return index + 1 }
      index = end(of: text, from: index)
    }
    return index
  }

  /// Interpolations hold expressions, which may hold strings again.
  private static func endOfString(_ text: [Character], _ start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != "\"" {
      if text[index] == "\\", index + 1 < text.count {
        index = text[index + 1] == "(" ? endOfGroup(text, index + 1) : index + 2
      } else {
        index += 1
      }
    }
    return index + 1
  }
}
