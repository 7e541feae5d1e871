/// The types of a file that show previews as before Xcode 15: `struct Order_Previews: PreviewProvider`.
///
/// `#Preview` leaves a record in the program; these leave none, so each gets a `#Preview` that shows what it shows, below the
/// last line of the file's copy. What stands at file scope is one, if not in a branch that no iPhone takes, and what stands
/// within a type there, if it is not private.
struct PreviewProviders {
  let names: [String]

  init(_ text: String) {
    guard text.contains("PreviewProvider") else {
      names = []
      return
    }
    let outline = SwiftOutline.of(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    names =
      outline.parts.filter { outline.conformances[$0.name]?.contains("PreviewProvider") == true }
      .filter { Self.isCompiled(before: $0.lines.lowerBound, lines) }
      .map(\.name) + Self.nested(in: text).filter { Self.isCompiled(before: $0.line, lines) }.map(\.path)
  }

  /// Those that stand within a type at file scope.
  private static func nested(in text: String) -> [(path: String, line: Int)] {
    let code = BareCode.of(text)
    let head = /(?:\b(private|fileprivate)\s+)?\bstruct\s+(\w+)\s*:[^{}]*\bPreviewProvider\b[^{}]*\{/
    return code.text.matches(of: head).compactMap { match in
      guard match.output.1 == nil else { return nil }
      let block = code.block(around: match.range.lowerBound)
      let before = code.text[..<block.lowerBound]
      guard let owner = before.suffix(200).firstMatch(of: /\b(?:struct|class|enum|extension)\s+(\w+)[^{}]*\{$/),
        case let around = code.block(around: owner.range.lowerBound), around.lowerBound == code.text.startIndex
      else { return nil }
      let line = code.text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return ("\(owner.output.1).\(match.output.2)", line)
    }
  }

  /// The previews to add to the copy; empty without any.
  var source: String {
    names.map { "\n#Preview(\"\(Self.title($0))\") { _previews(of: \($0).self) }\n" }.joined()
  }

  /// Whether a line lies in no branch that is `false`, nor beside one that is `true`.
  private static func isCompiled(before line: Int, _ lines: [Substring]) -> Bool {
    var conditions: [String] = []
    for text in lines.prefix(line - 1) {
      let words = text.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        conditions.append(String(words.dropFirst(3)).trimmingBlanks)
      } else if words.hasPrefix("#else"), let last = conditions.popLast() {
        conditions.append(last == "true" ? "false" : last == "false" ? "true" : "")
      } else if words.hasPrefix("#endif") {
        _ = conditions.popLast()
      }
    }
    return !conditions.contains("false")
  }

  /// `Order_Previews` and `OrderPreviews` are Order.
  private static func title(_ path: String) -> String {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
