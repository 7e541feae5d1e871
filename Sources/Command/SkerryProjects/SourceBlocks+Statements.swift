/// The statements of a block, one behind the other.
extension SourceBlocks {
  /// The view of a block in which a place lies, with its modifiers; `nil` for anything that is no view by itself.
  func statement(at place: Int, in block: Block) -> Range<Int>? {
    guard let range = statements(in: block.open + 1..<block.close).last(where: { $0.lowerBound <= place }) else {
      return nil
    }
    let word = text(range).prefix { $0.isLetter }
    return place <= range.upperBound && word.first?.isUppercase == true ? range : nil
  }

  /// A call among others in a block without views, such as one that counts what is looked at; `nil` for what names a
  /// value, goes another way or is the block's whole answer.
  func deed(at place: Int, _ around: [Block]) -> Range<Int>? {
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
  func isBranch(_ block: Block) -> Bool {
    guard case .other = block.kind else { return false }
    let line = bytes[..<block.open].lastIndex { $0 == 10 || $0 == UInt8(ascii: ";") }.map { $0 + 1 } ?? 0
    let words = text(line..<block.open).trimmingBlanks
    return words.prefixMatch(of: /(?:\}\s*)?(?:if|else|guard|switch|for|while|repeat|do|catch)\b/) != nil
  }

  /// What a statement begins with that is no deed by itself.
  static let ways: Set<String> = [
    "let", "var", "return", "guard", "if", "for", "while", "repeat", "switch", "case", "default", "do", "defer",
    "throw",
    "func", "struct", "class", "enum", "else", "catch", "break", "continue", "fallthrough", "static", "private",
  ]

  /// The stored property in which a place lies.
  func property(holding place: Int) -> Range<Int>? {
    property(at: place, blocks.filter { $0.declaration <= place && place <= $0.close })
  }

  /// A stored property in the innermost type, or at file scope, with its attributes.
  func property(at place: Int, _ around: [Block]) -> Range<Int>? {
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
  func statements(in block: Range<Int>, withFirst: Bool = false) -> [Range<Int>] {
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
}
