/// The braces of a source, and what they belong to.
struct SourceBlocks {
  enum Kind: Equatable {
    case type
    /// A property or a function, and whether it returns a view, and whether it can end in an error of its own.
    case member(isView: Bool, isOpaque: Bool)
    /// A closure or a branch, and whether views stand in it.
    case other(holdsViews: Bool)
  }
  struct Block {
    let kind: Kind
    /// Where the declaration begins; for others where the brace is.
    let declaration: Int
    let open: Int
    var close: Int
  }
  let bytes: [UInt8]
  private(set) var blocks: [Block] = []
  /// Every bracket, and how many are open behind it.
  private(set) var brackets: [(offset: Int, depth: Int)] = []

  /// The braces of a source of which somebody may have asked before: each error asks anew.
  static func of(_ source: String) -> SourceBlocks { known.value(of: source, SourceBlocks.init) }

  private static let known = KnownTexts<SourceBlocks>()

  init(_ source: String) {
    bytes = Array(source.utf8)
    var words = Words(source)
    var open: [Block] = []
    /// Where the text before the next brace begins.
    var segment = 0
    var depth = 0
    while let word = words.next() {
      if ["{", "(", "["].contains(word.text) { depth += 1 }
      if ["}", ")", "]"].contains(word.text) { depth -= 1 }
      if ["{", "(", "[", "}", ")", "]"].contains(word.text) { brackets.append((word.offset, depth)) }
      switch word.text {
      case "{":
        open.append(block(at: word.offset, since: segment))
        segment = word.offset + 1
      case "}":
        if var block = open.popLast() {
          block.close = word.offset
          blocks.append(block)
        }
        segment = word.offset + 1
      default: break
      }
    }
  }

  // MARK: Places

  func offset(line: Int, column: Int) -> Int? {
    var current = 1
    var start = 0
    while current < line {
      guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
      start = end + 1
      current += 1
    }
    return min(start + max(0, column - 1), bytes.count)
  }

  func line(of offset: Int) -> Int { 1 + bytes[..<min(offset, bytes.count)].count { $0 == 10 } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Cuts

  /// The smallest cut of a kind around a place, of views the smallest that is larger than one that is known.
  func cut(
    _ kind: SourceCuts.Cut.Kind, at place: Int, line: Int, beyond known: SourceCuts.Cut? = nil
  ) -> SourceCuts.Cut? {
    // Blocks end in the order of their ends: the first around a place is the innermost.
    let around = blocks.filter { $0.declaration <= place && place <= $0.close }
    let sign = "\(SourceCuts.sign)(\(line))"
    switch kind {
    case .modifier:
      guard let range = modifier(at: place) else { return nil }
      return SourceCuts.Cut(kind: kind, start: range.lowerBound, end: range.upperBound, replacement: "")
    case .statement:
      guard let deed = deed(at: place, around.filter { $0.open < place }) else { return nil }
      return SourceCuts.Cut(kind: kind, start: deed.lowerBound, end: deed.upperBound, replacement: "")
    case .views:
      // A modifier of the extension's own does without what it does: the view itself is more than a sign.
      if isModifier(around) { return nil }
      for block in around where block.open < place {
        if let known, block.open + 1 >= known.start, block.close <= known.end { continue }
        switch block.kind {
        case .other(holdsViews: true):
          // One of several views may be the whole reason.
          if known == nil, let statement = statement(at: place, in: block) {
            return SourceCuts.Cut(kind: kind, start: statement.lowerBound, end: statement.upperBound, replacement: sign)
          }
          return inside(block, kind, " \(header(of: block))\(sign) ")
        case .other: continue
        case .member:
          // A bundle may do without one of its widgets.
          guard text(block.declaration..<block.open).contains(/\bsome\s+Widget\s*$/),
            let statement = statement(at: place, in: block)
          else { return nil }
          return SourceCuts.Cut(kind: kind, start: statement.lowerBound, end: statement.upperBound, replacement: "")
        case .type: return nil
        }
      }
      return nil
    case .body:
      guard let block = member(around), block.open < place, case .member(let isView, let isOpaque) = block.kind else {
        return nil
      }
      if isView { return inside(block, kind, isModifier(around) ? " self " : " \(sign) ") }
      // An intent without its deed is one all the same.
      if text(block.declaration..<block.open).contains(/\bsome\s+IntentResult\s*$/) {
        return inside(block, kind, " .result() ")
      }
      if isOpaque { return nil }
      // A picture may ask for it all the same. What has no value goes with what asks for it.
      let declaration = text(block.declaration..<block.open)
      let entry = Self.entry(declaration)
      guard let value = entry ?? PlainValue.of(declaration, sign: sign) ?? shared(declaration, besides: block) else {
        return nil
      }
      return inside(block, kind, " \(value) ")
    case .declaration:
      if let property = property(at: place, around) {
        return SourceCuts.Cut(kind: kind, start: property.lowerBound, end: property.upperBound, replacement: "")
      }
      // Without its body a view or a widget is none.
      guard let block = member(around), !text(block.declaration..<block.open).contains(/\bvar\s+body\b/) else {
        return nil
      }
      return SourceCuts.Cut(kind: kind, start: block.declaration, end: block.close + 1, replacement: "")
    case .type:
      guard let block = around.last(where: { $0.kind == .type }) else { return nil }
      return SourceCuts.Cut(kind: kind, start: block.declaration, end: block.close + 1, replacement: "")
    }
  }

  /// Whether a place lies in a function of `extension View`.
  private func isModifier(_ around: [Block]) -> Bool {
    guard let member = member(around), text(member.declaration..<member.open).contains(/\bfunc\s/),
      let owner = around.first(where: { $0.kind == .type && $0.open < member.declaration })
    else { return false }
    return text(owner.declaration..<owner.open).contains(/\bextension\s+(?:SwiftUI\s*\.\s*)?View\s*(?:where\b|$)/)
  }

  /// How many brackets are open at a place.
  func depth(at place: Int) -> Int {
    var (low, high) = (0, brackets.count)
    while low < high {
      let middle = (low + high) / 2
      if brackets[middle].offset < place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : brackets[low - 1].depth
  }

  func member(_ around: [Block]) -> Block? {
    for block in around {
      if case .member = block.kind { return block }
      if block.kind == .type { return nil }
    }
    return nil
  }

  func inside(_ block: Block, _ kind: SourceCuts.Cut.Kind, _ replacement: String) -> SourceCuts.Cut {
    SourceCuts.Cut(kind: kind, start: block.open + 1, end: block.close, replacement: replacement)
  }

  /// The parameters of a closure: `context in `.
  func header(of block: Block) -> String {
    let text = text(block.open + 1..<block.close)
    guard let match = text.firstMatch(of: /^\s*((?:\[[^\]]*\]\s*)?(?:\([^()]*\)|[\w\s,]*))\bin\b/) else { return "" }
    return String(match.output.0).replacing("\n", with: " ") + " "
  }

  // MARK: What a brace belongs to

  private func block(at brace: Int, since segment: Int) -> Block {
    let before = text(segment..<brace)
    if let match = before.matches(of: /\b(?:struct|class|enum|actor|extension|protocol)\s+\w[^=]*$/).last {
      let start = segment + before[..<match.range.lowerBound].utf8.count
      return Block(kind: .type, declaration: declaration(from: start, since: segment), open: brace, close: brace)
    }
    if let match = before.matches(of: /\b(?:func\s|init\b|var\s+\w+\s*:(?:(?!\b(?:var|let)\b)[^=])*$)/).last {
      let start = segment + before[..<match.range.lowerBound].utf8.count
      let signature = before[match.range.lowerBound...]
      let isOpaque = signature.contains(/\bsome\b/) && !signature.contains(/\(.*\bsome\b.*\)/)
      let isView = signature.contains(/(?:->|:)\s*some\s+View\s*$/)
      return Block(
        kind: .member(isView: isView, isOpaque: isOpaque), declaration: declaration(from: start, since: segment),
        open: brace, close: brace)
    }
    return Block(kind: .other(holdsViews: holdsViews(before)), declaration: brace, open: brace, close: brace)
  }

  /// The beginning of a declaration, with its attributes and modifiers, which may stand on lines of their own.
  private func declaration(from start: Int, since segment: Int) -> Int {
    var start = start
    while start > segment {
      let line = bytes[segment..<start].lastIndex(of: 10).map { $0 + 1 } ?? segment
      let words = text(line..<start).split(whereSeparator: \.isWhitespace)
      if let first = words.first, !first.hasPrefix("@"), !Self.modifiers.contains(String(first)) { break }
      start = line
      guard line > segment else { break }
      let above = bytes[segment..<line - 1].lastIndex(of: 10).map { $0 + 1 } ?? segment
      let lineAbove = text(above..<line).trimmingBlanks
      guard lineAbove.hasPrefix("@"), !lineAbove.contains(/\b(?:var|let)\s+\w/) else { break }
      start = above
    }
    return start
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "static", "final", "override", "nonisolated", "mutating",
    "class", "convenience", "required", "lazy", "indirect",
  ]

  private static let labels: Set<String> = [
    "compactLeading", "compactTrailing", "minimal", "label", "icon", "content", "placeholder", "currentValueLabel",
    "header", "footer", "else",
  ]
  private static let modifiersWithViews: Set<String> = ["overlay", "background", "mask", "containerBackground"]
  private static let withoutViews: Set<String> = ["DynamicIsland", "Task", "Timer", "DispatchQueue", "Path", "Canvas"]

  /// Whether views stand in the braces behind a text.
  private func holdsViews(_ before: String) -> Bool {
    var text = before.trimmingBlanks[...]
    if text.hasSuffix(")") {
      var depth = 0
      while let last = text.last {
        text = text.dropLast()
        if last == ")" { depth += 1 }
        if last == "(" { depth -= 1 }
        if depth == 0 { break }
      }
    }
    if text.hasSuffix(":") { text = text.dropLast() }
    let name = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let isMember = text.dropLast(name.count).last == "."
    if isMember { return Self.modifiersWithViews.contains(name) }
    return Self.labels.contains(name) || name.first?.isUppercase == true && !Self.withoutViews.contains(name)
  }
}

extension String {
  var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
