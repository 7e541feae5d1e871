/// The classes of a file that SwiftData's macro makes models of, made models without it.
///
/// `@Model final class Place` becomes a class like any other, and a line below the last one says that it is a model. Only
/// what stands at file scope is one: what is nested can't be named there. How its properties are stored, such as
/// `@Attribute(.unique)`, means nothing in memory; without it an initializer sets them as it does on a phone.
struct PersistentModels {
  /// The text without the macros, and with what takes their place; the lines above keep their numbers.
  let source: String

  init(_ text: String) {
    let names = text.matches(of: /@Model\s+(?:@\w+\s+)*(?:[a-z]+\s+)*class\s+(\w+)/).map { String($0.output.1) }
    let plain = Self.withoutStorage(text.replacing(/@Model\b/) { _ in "      " })
    source = (names.isEmpty ? text : plain) + names.map { "\nextension \($0): PersistentModel {}" }.joined()
  }

  /// A text without `@Attribute`, `@Relationship` and `@Transient`, and what stands in parentheses behind them.
  private static func withoutStorage(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /@(?:Attribute|Relationship|Transient)\b[ \t]*/) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      guard rest.first == "(" else { continue }
      var (depth, isInText) = (0, false)
      // One that no bracket closes, as while somebody types, goes to the end of its line.
      let end = rest.firstIndex { character in
        if character == "\"" { isInText.toggle() }
        if !isInText, character == "(" { depth += 1 }
        if !isInText, character == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      result += rest[...end].filter(\.isNewline)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
