import FoundationEssentials

/// A line of inline Markdown, cut where its marks are; CommonMark's rules say which of them belong together.
nonisolated struct MarkdownRuns {
  private enum Piece {
    case text(String)
    case link(title: Substring, target: Substring)
    case marks(Marks)
  }
  /// Marks of one kind side by side.
  private struct Marks {
    let mark: Character
    let count: Int
    /// How many of them belong to no other run.
    var left: Int
    var opens: Bool
    let closes: Bool
  }
  /// What lies between two runs of marks, without them, and how it looks.
  private struct Span {
    let inside: Range<Int>
    let apply: @Sendable (inout Text.Style) -> Void
  }

  private var pieces: [Piece] = []
  private var spans: [Span] = []

  init(_ source: Substring) {
    read(source)
    pair()
  }

  /// The text in runs of one style each; marks without a partner stay what they are.
  func segments(in style: Text.Style) -> [Text.Segment] {
    var result: [Text.Segment] = []
    var (plain, around) = ("", [Int]())
    func flush() {
      if !plain.isEmpty { result.append(Text.Segment(content: .fixed(plain), style: styled(style, around))) }
      plain = ""
    }
    for (index, piece) in pieces.enumerated() {
      let own = spans.indices.filter { spans[$0].inside.contains(index) }
      switch piece {
      case .text(let text):
        if own != around { flush() }
        plain += text
      case .marks(let marks):
        guard marks.left > 0 else { continue }
        if own != around { flush() }
        plain += String(repeating: marks.mark, count: marks.left)
      case .link(let title, let target):
        flush()
        var linked = styled(style, own)
        linked.link = URL(string: String(target))
        result += MarkdownRuns(title).segments(in: linked)
      }
      around = own
    }
    flush()
    return result
  }

  private func styled(_ style: Text.Style, _ around: [Int]) -> Text.Style {
    around.reduce(into: style) { spans[$1].apply(&$0) }
  }

  // MARK: Reading

  private mutating func read(_ source: Substring) {
    var rest = source
    var before: Character?
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isMarkdownPunctuation, next.isASCII {
        pieces.append(.text(String(next)))
        rest = rest.dropFirst(2)
        before = next
      } else if let (code, after) = Self.code(rest) {
        pieces.append(.text(code))
        rest = after
        before = "`"
      } else if let (title, target, after) = Self.link(rest) {
        pieces.append(.link(title: title, target: target))
        rest = after
        before = ")"
      } else if "*_~".contains(first) {
        let run = rest.prefix { $0 == first }
        rest = rest[run.endIndex...]
        pieces.append(.marks(Self.marks(first, run.count, before: before, after: rest.first)))
        before = first
      } else {
        // Backticks that close nothing stay together: none of them begins code.
        let text = first == "`" ? rest.prefix { $0 == "`" } : rest.prefix { !"\\`[*_~".contains($0) }
        let taken = text.isEmpty ? rest.prefix(1) : text
        pieces.append(.text(String(taken)))
        rest = rest[taken.endIndex...]
        before = taken.last
      }
    }
  }

  /// Marks open where a word begins and close where one ends; underscores do neither within a word.
  private static func marks(_ mark: Character, _ count: Int, before: Character?, after: Character?) -> Marks {
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isPunctuation(_ character: Character?) -> Bool { character?.isMarkdownPunctuation ?? false }
    let isBeforeWord = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let isBehindWord = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    guard mark == "_" else {
      return Marks(mark: mark, count: count, left: count, opens: isBeforeWord, closes: isBehindWord)
    }
    return Marks(
      mark: mark, count: count, left: count, opens: isBeforeWord && (!isBehindWord || isPunctuation(before)),
      closes: isBehindWord && (!isBeforeWord || isPunctuation(after)))
  }

  /// Code ends at as many backticks as it begins with, and nothing in it is a mark.
  private static func code(_ source: Substring) -> (String, Substring)? {
    let fence = source.prefix { $0 == "`" }
    guard !fence.isEmpty else { return nil }
    var rest = source[fence.endIndex...]
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == fence.count {
        let code = source[fence.endIndex..<start]
        let isPadded = code.first == " " && code.last == " " && !code.allSatisfy { $0 == " " }
        return (String(isPadded ? code.dropFirst().dropLast() : code), rest[run.endIndex...])
      }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  private static func link(_ source: Substring) -> (title: Substring, target: Substring, Substring)? {
    guard let close = partner(of: "[", "]", in: source) else { return nil }
    let rest = source[source.index(after: close)...]
    guard let end = partner(of: "(", ")", in: rest) else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    // Behind the address a title may stand.
    let target = inside.split(whereSeparator: \.isWhitespace).first ?? ""
    let isInAngles = target.hasPrefix("<") && target.hasSuffix(">")
    return (
      source[source.index(after: source.startIndex)..<close], isInAngles ? target.dropFirst().dropLast() : target,
      rest[rest.index(after: end)...]
    )
  }

  /// Where the bracket is closed with which a text begins.
  private static func partner(of open: Character, _ close: Character, in source: Substring) -> Substring.Index? {
    guard source.first == open else { return nil }
    var (depth, isEscaped) = (0, false)
    for index in source.indices {
      let character = source[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  // MARK: Pairing

  private mutating func pair() {
    for end in pieces.indices {
      while case .marks(let closing) = pieces[end], closing.closes, closing.left > 0,
        let start = opener(of: closing, before: end), case .marks(let opening) = pieces[start]
      {
        join(start, opening, end, closing)
      }
    }
  }

  /// The nearest run before an end that may begin what ends there.
  private func opener(of closing: Marks, before end: Int) -> Int? {
    pieces[..<end].indices.last { index in
      guard case .marks(let opening) = pieces[index], opening.mark == closing.mark, opening.opens, opening.left > 0
      else { return false }
      if closing.mark == "~" { return opening.count == 2 && closing.count == 2 }
      // Of runs that could both begin and end something, three marks are no one and two.
      let isOfThree = (opening.count + closing.count).isMultiple(of: 3)
      let isWhole = opening.count.isMultiple(of: 3) && closing.count.isMultiple(of: 3)
      return !((opening.closes || closing.opens) && isOfThree && !isWhole)
    }
  }

  private mutating func join(_ start: Int, _ opening: Marks, _ end: Int, _ closing: Marks) {
    let isStrong = opening.left >= 2 && closing.left >= 2
    let inside = start + 1..<end
    if closing.mark == "~" {
      spans.append(Span(inside: inside) { $0.changes.isStruckThrough = true })
    } else if isStrong {
      spans.append(Span(inside: inside) { $0.changes.weight = .bold })
    } else {
      spans.append(Span(inside: inside) { $0.changes.isItalic = true })
    }
    let used = isStrong ? 2 : 1
    var (first, last) = (opening, closing)
    first.left -= used
    last.left -= used
    (pieces[start], pieces[end]) = (.marks(first), .marks(last))
    // What begins within must not end outside.
    for index in inside {
      guard case .marks(var between) = pieces[index] else { continue }
      between.opens = false
      pieces[index] = .marks(between)
    }
  }
}

nonisolated extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isASCII && isSymbol }
}
