/// The calls in Swift source, each as its name with the labels of its arguments: `HStack(spacing:){}`.
///
/// It reads tokens, not types: enough to tell which initialisers and methods a text uses.
struct SourceCalls {
  private let text: [Character]
  private var position = 0
  private(set) var signatures: Set<String> = []

  init(in source: String) {
    text = Array(SourceText.withoutComments(source))
    while position < text.count { step() }
  }

  private mutating func step() {
    guard text[position].isLetter, position == 0 || !Self.isWord(text[position - 1]) else {
      position += 1
      return
    }
    let start = position
    let end = endOfWord(from: start)
    record(String(text[start..<end]), isMember: start > 0 && text[start - 1] == ".", from: end)
    position = end
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    return end
  }

  private mutating func record(_ name: String, isMember: Bool, from end: Int) {
    var labels = ""
    var index = end
    if index < text.count, text[index] == "<" { index = endOfGenericArguments(from: index) }
    let hasArguments = index < text.count && text[index] == "("
    if hasArguments {
      let close = SourceText.end(of: text, from: index)
      labels = argumentLabels(index + 1..<close - 1)
      index = close
    }
    let closures = trailingClosures(from: index)
    guard hasArguments || !closures.isEmpty else { return }
    signatures.insert("\(isMember ? "." : "")\(name)(\(labels))\(closures)")
  }

  private func endOfGenericArguments(from start: Int) -> Int {
    var index = start + 1
    while index < text.count, Self.isWord(text[index]) { index += 1 }
    return index < text.count && text[index] == ">" ? index + 1 : start
  }

  /// `_:` or `label:` for each argument between two parentheses.
  private func argumentLabels(_ range: Range<Int>) -> String {
    var labels = ""
    var index = range.lowerBound
    var expectsArgument = true
    while index < range.upperBound {
      let character = text[index]
      if character == "," {
        expectsArgument = true
        index += 1
      } else if character.isWhitespace {
        index += 1
      } else if expectsArgument {
        let end = endOfWord(from: index)
        let isLabel = end > index && end < range.upperBound && text[end] == ":"
        labels += isLabel ? String(text[index...end]) : "_:"
        expectsArgument = false
        index = isLabel ? end + 1 : index
      } else {
        index = SourceText.end(of: text, from: index)
      }
    }
    return labels
  }

  /// `{}` for a first closure, `label:{}` for each further one.
  private func trailingClosures(from start: Int) -> String {
    var closures = ""
    var index = afterWhitespace(start)
    guard index < text.count, text[index] == "{" else { return "" }
    closures = "{}"
    index = afterWhitespace(SourceText.end(of: text, from: index))
    while index < text.count, text[index].isLetter {
      let end = endOfWord(from: index)
      guard end < text.count, text[end] == ":" else { break }
      let body = afterWhitespace(end + 1)
      guard body < text.count, text[body] == "{" else { break }
      closures += String(text[index...end]) + "{}"
      index = afterWhitespace(SourceText.end(of: text, from: body))
    }
    return closures
  }

  private func afterWhitespace(_ start: Int) -> Int {
    var index = start
    while index < text.count, text[index].isWhitespace { index += 1 }
    return index
  }
}
