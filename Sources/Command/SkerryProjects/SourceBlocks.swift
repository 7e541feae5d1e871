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
  private var brackets: [(offset: Int, depth: Int)] = []

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
      if isView { return inside(block, kind, " \(sign) ") }
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

  /// A modifier on a line of its own, in whose name or parentheses a place lies: without it the view is still there.
  private func modifier(at place: Int) -> Range<Int>? {
    var place = place
    while place >= 0 {
      if let range = modifier(inLineOf: place), range.contains(place) {
        return isInBraces(place, since: range.lowerBound) ? nil : range
      }
      // An argument may take several lines.
      guard let open = opened(before: place), bytes[open] == UInt8(ascii: "(") else { return nil }
      place = open - 1
    }
    return nil
  }

  /// Whether a place lies in braces that open behind another one.
  private func isInBraces(_ place: Int, since start: Int) -> Bool {
    var place = place
    while let open = opened(before: place), open > start {
      if bytes[open] == UInt8(ascii: "{") { return true }
      place = open
    }
    return false
  }

  /// The bracket that is open at a place.
  private func opened(before place: Int) -> Int? {
    let depth = depth(at: place)
    guard depth > 0 else { return nil }
    return brackets.last { bracket in
      bracket.offset < place && bracket.depth == depth && "([{".utf8.contains(bytes[bracket.offset])
    }?.offset
  }

  /// The modifier with which the line of a place begins, with all its parentheses and braces.
  private func modifier(inLineOf place: Int) -> Range<Int>? {
    let line = bytes[..<min(place, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
    guard let dot = bytes[line...].firstIndex(where: { $0 > 0x20 }), bytes[dot] == UInt8(ascii: "."), dot <= place,
      let before = bytes[..<line].lastIndex(where: { $0 > 0x20 }),
      ")}]>\"".utf8.contains(bytes[before]) || Self.isPart(bytes[before])
    else { return nil }
    var end = dot + 1
    while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
    let name = text(dot + 1..<end)
    guard !name.isEmpty, !UnknownNames.ofSwift.contains(name), depth(at: dot) == depth(at: before + 1) else {
      return nil
    }
    while let next = bytes[end...].firstIndex(where: { $0 != 0x20 }), "({".utf8.contains(bytes[next]),
      let close = closed(from: next)
    { end = close + 1 }
    return dot..<end
  }

  /// The bracket that closes one.
  func closed(from open: Int) -> Int? {
    let depth = depth(at: open)
    return brackets.first { $0.offset > open && $0.depth == depth }?.offset
  }

  static func isPart(_ byte: UInt8) -> Bool {
    let letter = Unicode.Scalar(byte)
    return letter.properties.isAlphabetic || (0x30...0x39).contains(byte) || letter == "_" || byte > 0x7F
  }

  /// What a type conforms to at a place in its head. A protocol for attributes is one of activities, whatever its name is.
  func conformance(at place: Int) -> SourceCuts.Cut? {
    guard let block = blocks.first(where: { $0.kind == .type && $0.declaration <= place && place < $0.open }) else {
      return nil
    }
    let head = Array(bytes[block.declaration..<block.open])
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")), block.declaration + colon < place,
      !head.contains(UInt8(ascii: "<")), !text(block.declaration..<block.open).contains(/\bwhere\b/)
    else { return nil }
    let list = text(block.declaration + colon + 1..<block.open)
    var parts: [(range: Range<Int>, name: String)] = []
    var start = block.declaration + colon + 1
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append((start..<start + part.utf8.count, String(part).trimmingBlanks))
      start += part.utf8.count + 1
    }
    guard let index = parts.firstIndex(where: { $0.range.contains(place) }) else { return nil }
    let part = parts[index]
    if part.name.hasSuffix("Attributes"), !parts.contains(where: { $0.name == "ActivityAttributes" }) {
      return SourceCuts.Cut(
        kind: .views, start: part.range.lowerBound, end: part.range.upperBound, replacement: " ActivityAttributes ")
    }
    if parts.count == 1 {
      return SourceCuts.Cut(
        kind: .views, start: block.declaration + colon, end: part.range.upperBound, replacement: " ")
    }
    // The first goes with the comma behind it, another with the one before.
    return index == 0
      ? SourceCuts.Cut(kind: .views, start: part.range.lowerBound, end: part.range.upperBound + 1, replacement: " ")
      : SourceCuts.Cut(kind: .views, start: part.range.lowerBound - 1, end: part.range.upperBound, replacement: " ")
  }

  /// The view of a block in which a place lies, with its modifiers; `nil` for anything that is no view by itself.
  private func statement(at place: Int, in block: Block) -> Range<Int>? {
    guard let range = statements(in: block.open + 1..<block.close).last(where: { $0.lowerBound <= place }) else {
      return nil
    }
    let word = text(range).prefix { $0.isLetter }
    return place <= range.upperBound && word.first?.isUppercase == true ? range : nil
  }

  /// A call among others in a block without views, such as one that counts what is looked at; `nil` for what names a
  /// value, goes another way or is the block's whole answer.
  private func deed(at place: Int, _ around: [Block]) -> Range<Int>? {
    // Views may stand in a branch where they stand around it.
    guard let block = around.first, let owner = around.first(where: { !isBranch($0) }) else { return nil }
    switch owner.kind {
    case .other(holdsViews: false): break
    case .member(isView: false, _) where !text(owner.declaration..<owner.open).contains(/\bsome\s+Widget/): break
    default: return nil
    }
    let inside = text(block.open + 1..<block.close)
    let header = header(of: block).isEmpty ? nil : inside.firstRange(of: /\bin\b/)
    let start = block.open + 1 + (header.map { inside[..<$0.upperBound].utf8.count } ?? 0)
    let all = statements(in: start..<block.close, withFirst: true)
    guard let range = all.last(where: { $0.lowerBound <= place }), place <= range.upperBound else { return nil }
    let words = text(range)
    let first = words.prefix { $0.isLetter || $0 == "_" }
    let isAssignment = words.prefixMatch(of: /[\w.?!]+\s*[+\-*\/]?=[^=]/) != nil && first != "_"
    guard !Self.ways.contains(String(first)), !isAssignment, words.contains("(") else { return nil }
    // The only statement of a function or a closure may be its result.
    let isAnswer = all.count == 1 && text(block.declaration..<block.open).contains(/->|\bvar\b|\binit\b/)
    return isAnswer ? nil : range
  }

  /// Whether the braces belong to an `if` or the like.
  private func isBranch(_ block: Block) -> Bool {
    guard case .other = block.kind else { return false }
    let line = bytes[..<block.open].lastIndex { $0 == 10 || $0 == UInt8(ascii: ";") }.map { $0 + 1 } ?? 0
    let words = text(line..<block.open).trimmingBlanks
    return words.prefixMatch(of: /(?:\}\s*)?(?:if|else|guard|switch|for|while|repeat|do|catch)\b/) != nil
  }

  /// What a statement begins with that is no deed by itself.
  private static let ways: Set<String> = [
    "let", "var", "return", "guard", "if", "for", "while", "repeat", "switch", "case", "default", "do", "defer",
    "throw",
    "func", "struct", "class", "enum", "else", "catch", "break", "continue", "fallthrough", "static", "private",
  ]

  /// The stored property in which a place lies.
  func property(holding place: Int) -> Range<Int>? {
    property(at: place, blocks.filter { $0.declaration <= place && place <= $0.close })
  }

  /// A stored property in the innermost type, or at file scope, with its attributes.
  private func property(at place: Int, _ around: [Block]) -> Range<Int>? {
    guard member(around) == nil else { return nil }
    let type = around.first { $0.kind == .type }
    if let type, place <= type.open { return nil }
    let all = statements(in: type.map { $0.open + 1..<$0.close } ?? 0..<bytes.count, withFirst: true)
    guard let range = all.last(where: { $0.lowerBound <= place }), place <= range.upperBound else { return nil }
    let head =
      /(?:@\w+(?:\((?:[^()\n]|\([^()\n]*\))*\))?\s+|(?:public|private|fileprivate|internal|static|lazy|nonisolated|final|weak|unowned)(?:\([^)\n]*\))?\s+)*(?:let|var)\s/
    return text(range).prefixMatch(of: head) == nil ? nil : range
  }

  /// The statements of a block, one behind the other; the first may stand behind the brace in the same line.
  private func statements(in block: Range<Int>, withFirst: Bool = false) -> [Range<Int>] {
    let depth = depth(at: block.lowerBound)
    var starts: [Int] = []
    var position = block.lowerBound
    if withFirst, let first = bytes[block].firstIndex(where: { $0 > 0x20 }) { starts.append(first) }
    while let end = bytes[position..<block.upperBound].firstIndex(of: 10) {
      position = end + 1
      guard let first = bytes[position..<block.upperBound].firstIndex(where: { $0 > 0x20 }) else { break }
      let isContinued = ".)}]?:&|+=".utf8.contains(bytes[first])
      if !isContinued, self.depth(at: first) == depth, first != starts.last { starts.append(first) }
    }
    return starts.enumerated().map { index, start in
      var end = index + 1 < starts.count ? starts[index + 1] : block.upperBound
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
      return start..<end
    }
  }

  /// How many brackets are open at a place.
  private func depth(at place: Int) -> Int {
    var (low, high) = (0, brackets.count)
    while low < high {
      let middle = (low + high) / 2
      if brackets[middle].offset < place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : brackets[low - 1].depth
  }

  private func member(_ around: [Block]) -> Block? {
    for block in around {
      if case .member = block.kind { return block }
      if block.kind == .type { return nil }
    }
    return nil
  }

  private func inside(_ block: Block, _ kind: SourceCuts.Cut.Kind, _ replacement: String) -> SourceCuts.Cut {
    SourceCuts.Cut(kind: kind, start: block.open + 1, end: block.close, replacement: replacement)
  }

  /// What a widget shows instead of its entries: its placeholder. `nil` for any other function.
  private static func entry(_ declaration: String) -> String? {
    guard let context = declaration.firstMatch(of: /\bin\s+(\w+)\s*:\s*(?:\w+\.)*Context\s*[,)]/)?.output.1,
      context != "_"
    else { return nil }
    let placeholder = "placeholder(in: \(context))"
    let timeline = "Timeline(entries: [\(placeholder)], policy: .never)"
    let done = declaration.firstMatch(of: /\bcompletion(?:\s+(\w+))?\s*:/).map { String($0.output.1 ?? "completion") }
    if declaration.contains(/\bfunc\s+getTimeline\b/) { return done.map { "\($0)(\(timeline))" } }
    if declaration.contains(/\bfunc\s+getSnapshot\b/) { return done.map { "\($0)(\(placeholder))" } }
    if declaration.contains(/\bfunc\s+timeline\b/) { return timeline }
    return declaration.contains(/\bfunc\s+snapshot\b/) ? placeholder : nil
  }

  /// A value of its own that the type of an answer declares, such as the placeholder of a widget's entries; `nil` where it
  /// has none, or where that is what is cut.
  private func shared(_ declaration: String, besides block: Block) -> String? {
    guard let type = PlainValue.type(of: declaration), type.allSatisfy(BareCode.isPart),
      let head = try? Regex("\\b(?:struct|enum|class|extension)\\s+\(type)\\b[^{}]*$")
    else { return nil }
    for owner in blocks where owner.kind == .type {
      guard text(owner.declaration..<owner.open).contains(head) else { continue }
      let body = text(owner.open + 1..<owner.close)
      let fields = body.matches(
        of: /\bstatic\s+(?:let|var)\s+(\w+)\s*(?::\s*(\w+)\s*(?:=|\{)|=\s*(\w+)\s*\()/)
      for field in fields where [type, "Self"].contains(String(field.output.2 ?? field.output.3 ?? "")) {
        let start = owner.open + 1 + body[..<field.range.lowerBound].utf8.count
        if !(block.declaration...block.close).contains(start) { return "\(type).\(field.output.1)" }
      }
    }
    return independent(type, besides: block)
  }

  /// A call that makes such a value and depends on nothing around it, as that of a placeholder does.
  private func independent(_ type: String, besides block: Block) -> String? {
    guard let call = try? Regex("\\b\(type)\\(") else { return nil }
    let source = text(0..<bytes.count)
    for match in source.matches(of: call) {
      let start = source[..<match.range.lowerBound].utf8.count
      let arguments = BareCode.inside(source[match.range.upperBound...])
      guard start == 0 || bytes[start - 1] != UInt8(ascii: "."), !(block.declaration...block.close).contains(start),
        arguments.endIndex < source.endIndex
      else { continue }
      let isPlain = BareCode.parts(arguments).allSatisfy { part in
        part.wholeMatch(
          of: /\s*\w+\s*:\s*(?:\.\w+|nil|true|false|-?[\d._]+|"[^"\\]*"|Date\(\)|Date\.now|\[\])\s*/) != nil
      }
      let words = arguments.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if isPlain, !words.isEmpty { return "\(type)(\(words))" }
    }
    return nil
  }

  /// The parameters of a closure: `context in `.
  private func header(of block: Block) -> String {
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
