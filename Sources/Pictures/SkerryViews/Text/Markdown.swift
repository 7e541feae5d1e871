import FoundationEssentials

/// The inline Markdown a localised text honours: bold, italic, code, struck through, links.
nonisolated enum Markdown {
  private struct Mark {
    let text: String
    let apply: @Sendable (inout Text.Style) -> Void
  }

  private static let marks = [
    Mark(text: "**") { $0.changes.weight = .bold },
    Mark(text: "__") { $0.changes.weight = .bold },
    Mark(text: "~~") { $0.changes.isStruckThrough = true },
    Mark(text: "*") { $0.changes.isItalic = true },
    Mark(text: "`") { _ in },
  ]

  /// Stands for a value between literals: the character that Unicode has for it.
  static let placeholder: Character = "\u{FFFC}"

  /// Splits a literal into styled runs; marks without a partner stay what they are.
  static func segments(_ literal: String) -> [Text.Segment] {
    guard literal.utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B }) else {
      return [Text.Segment(content: .fixed(literal))]
    }
    var result: [Text.Segment] = []
    parse(Inflection.applied(to: literal, values: [])[...], style: Text.Style(), into: &result)
    return result
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

  private static func parse(_ source: Substring, style: Text.Style, into result: inout [Text.Segment]) {
    var rest = source
    var plain = ""
    func flush() {
      if !plain.isEmpty { result.append(Text.Segment(content: .fixed(plain), style: style)) }
      plain = ""
    }
    while !rest.isEmpty {
      if let (title, target, after) = link(rest) {
        flush()
        var linked = style
        linked.link = URL(string: String(target))
        parse(title, style: linked, into: &result)
        rest = after
      } else if let (mark, inside, after) = marked(rest) {
        flush()
        var inner = style
        mark.apply(&inner)
        parse(inside, style: inner, into: &result)
        rest = after
      } else {
        plain.append(rest.removeFirst())
      }
    }
    flush()
  }

  private static func marked(_ source: Substring) -> (Mark, Substring, Substring)? {
    for mark in marks where source.hasPrefix(mark.text) {
      let inside = source.dropFirst(mark.text.count)
      guard let first = inside.first, !first.isWhitespace, let end = range(of: mark.text, in: inside) else { continue }
      return (mark, inside[..<end.lowerBound], inside[end.upperBound...])
    }
    return nil
  }

  private static func link(_ source: Substring) -> (Substring, Substring, Substring)? {
    guard source.first == "[", let close = range(of: "](", in: source),
      let end = source[close.upperBound...].firstIndex(of: ")")
    else { return nil }
    let title = source[source.index(after: source.startIndex)..<close.lowerBound]
    return (title, source[close.upperBound..<end], source[source.index(after: end)...])
  }

  private static func range(of needle: String, in source: Substring) -> Range<Substring.Index>? {
    var start = source.startIndex
    while start < source.endIndex {
      if source[start...].hasPrefix(needle), start > source.startIndex {
        return start..<source.index(start, offsetBy: needle.count)
      }
      start = source.index(after: start)
    }
    return nil
  }
}
