import FoundationEssentials

/// The inline Markdown a localised text honours: bold, italic, code, struck through, links.
nonisolated enum Markdown {
  /// Stands for a value between literals: the character that Unicode has for it.
  static let placeholder: Character = "\u{FFFC}"

  private static let special = Array("*_`~[\\".utf8)

  /// Splits a literal into styled runs; marks without a partner stay what they are.
  static func segments(_ literal: String) -> [Text.Segment] {
    guard literal.utf8.contains(where: special.contains) else { return [Text.Segment(content: .fixed(literal))] }
    return MarkdownRuns(Inflection.applied(to: literal, values: [])[...]).segments(in: Text.Style())
  }

  /// Splits literals into styled runs and puts values, in the style around them, in their places.
  static func segments(_ format: String, values: [[Text.Segment]]) -> [Text.Segment] {
    var rest = values[...]
    let agreed = format.contains("^[") ? Inflection.applied(to: format, values: values.map(plain)) : format
    return segments(agreed).flatMap { run -> [Text.Segment] in
      guard case .fixed(let string) = run.content else { return [run] }
      var result: [Text.Segment] = []
      for (index, piece) in string.split(separator: placeholder, omittingEmptySubsequences: false).enumerated() {
        if index > 0, let value = rest.popFirst() {
          result += value.map { Text.Segment(content: $0.content, style: $0.style.under(run.style)) }
        }
        if !piece.isEmpty { result.append(Text.Segment(content: .fixed(String(piece)), style: run.style)) }
      }
      return result
    }
  }

  private static func plain(_ value: [Text.Segment]) -> String {
    value.map { if case .fixed(let text) = $0.content { text } else { "" } }.joined()
  }
}
