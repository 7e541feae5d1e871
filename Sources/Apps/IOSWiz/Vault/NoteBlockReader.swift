/// Reads the lines of a note one after the other and notes what they are.
struct NoteBlockReader {
  /// What a line may continue.
  private enum Leaf {
    case none
    case paragraph(from: Int)
    /// A quote; its text may go on without the marker.
    case quote(endsInText: Bool)
    case fence(mark: UInt8, count: Int, line: Int)
    case comment(NoteComment, line: Int)
  }

  private let lines: NoteLines
  private let start: Int
  private(set) var items: [NoteBlocks.Item] = []
  private(set) var headings: [NoteBlocks.Heading] = []
  private(set) var hidden: Set<Int> = []
  /// The items that may go on, from the outermost in.
  private var open: [Int] = []
  private var leaf = Leaf.none
  /// A line with nothing but a list's marker; behind a blank line nothing belongs to it.
  private var emptyItemLine: Int?

  init(_ lines: NoteLines, from start: Int) { (self.lines, self.start) = (lines, start) }

  var unclosed: NoteBlocks.Unclosed? {
    switch leaf {
    case .fence(_, _, let line) where open.isEmpty: NoteBlocks.Unclosed(line: line, name: "code block")
    case .comment(let kind, let line) where open.isEmpty || kind == .obsidian:
      NoteBlocks.Unclosed(line: line, name: kind.name)
    default: nil
    }
  }

  mutating func read() { for index in start..<max(start, lines.count) { take(index) } }

  private mutating func take(_ index: Int) {
    var cursor = LineCursor(lines.content(index))
    if cursor.isAtEnd { return takeBlank(index) }
    let depth = open.prefix { items[$0].content <= cursor.column }.count
    if goesOnHidden(index, cursor, depth) { return }
    if let innermost = open.prefix(depth).last { cursor.enter(items[innermost].content) }
    takeText(index, cursor, depth)
    for item in open { items[item].end = index + 1 }
  }

  private mutating func takeBlank(_ index: Int) {
    switch leaf {
    case .fence, .comment: hidden.insert(index)
    default:
      leaf = .none
      if let last = open.last, emptyItemLine == items[last].line, index == items[last].line + 1 { open.removeLast() }
    }
  }

  // MARK: Code and comments

  /// Whether a line is part of a block of code or of a comment that began above.
  private mutating func goesOnHidden(_ index: Int, _ cursor: LineCursor, _ depth: Int) -> Bool {
    var inside = cursor
    if let innermost = open.last { inside.enter(items[innermost].content) }
    let isInside = depth == open.count
    let isLast: Bool
    switch leaf {
    case .fence(let mark, let count, _):
      isLast = isInside && inside.closes((mark, count))
      guard isInside || isTolerated(index, closing: { $0.closes((mark, count)) }) else { return false }
    case .comment(let kind, _):
      isLast = kind.ends(in: cursor.text)
      guard isInside || kind == .obsidian || isTolerated(index, closing: { kind.ends(in: $0.text) }) else {
        return false
      }
    default: return false
    }
    hidden.insert(index)
    for item in open { items[item].end = index + 1 }
    if isLast { leaf = .none }
    return true
  }

  /// Text that is indented less than the list item whose block of code it stands in. By the rules the block is over
  /// there; but where its end follows, indented as its beginning, the text was meant to stand in it.
  private func isTolerated(_ index: Int, closing: (LineCursor) -> Bool) -> Bool {
    guard let innermost = open.last else { return false }
    for next in index..<lines.count {
      var cursor = LineCursor(lines.content(next))
      if cursor.isAtEnd { continue }
      if cursor.column >= items[innermost].content {
        cursor.enter(items[innermost].content)
        if closing(cursor) { return true }
      } else if beginsBlock(cursor) {
        return false
      }
    }
    return false
  }

  private func beginsBlock(_ cursor: LineCursor) -> Bool {
    var cursor = cursor
    return cursor.rest.first == UInt8(ascii: ">") || cursor.heading != nil || cursor.fence != nil || cursor.isRule
      || cursor.tag != nil || cursor.takeMarker(endingText: false) != nil
  }

  // MARK: What is seen

  private mutating func takeText(_ index: Int, _ start: LineCursor, _ depth: Int) {
    var cursor = start
    // Whether the line stands in what is open, as far as it has been read.
    var isInside = depth == open.count
    var isFirst = true
    while true {
      let isInText = isInside && isFirst && isParagraph
      if cursor.isAtEnd {
        emptyItemLine = index
        leaf = .none
        return
      }
      if cursor.isFarIndented {
        if isFirst, goesOnInText { return }
        close(depth, unless: !isFirst)
        leaf = .none
        return
      }
      if isInText, case .paragraph(let first) = leaf, let rank = cursor.underlineRank {
        if open.isEmpty { headings.append(heading(first, index, rank)) }
        leaf = .none
        return
      }
      if !cursor.isRule, let item = marker(&cursor, index, endingText: isInText) {
        if isFirst { close(depth, unless: false) }
        items.append(
          NoteBlocks.Item(
            line: index, parent: open.last, column: item.column, content: item.content, end: index + 1))
        open.append(items.count - 1)
        (isInside, isFirst, leaf) = (true, false, .none)
        continue
      }
      if isText(cursor, isInText: isInText) {
        if isFirst, goesOnInText {
          if case .quote = leaf { leaf = .quote(endsInText: true) }
          return
        }
        close(depth, unless: !isFirst)
        leaf = .paragraph(from: index)
        return
      }
      close(depth, unless: !isFirst)
      takeBlock(index, cursor, isFirst: isFirst)
      return
    }
  }

  private var isParagraph: Bool { if case .paragraph = leaf { true } else { false } }

  /// Whether text may go on in the next line, however that is indented.
  private var goesOnInText: Bool {
    switch leaf {
    case .paragraph: true
    case .quote(let endsInText): endsInText
    default: false
    }
  }

  /// Ends the items that a line does not belong to.
  private mutating func close(_ depth: Int, unless isDone: Bool) {
    if !isDone { open.removeSubrange(depth...) }
  }

  private func marker(
    _ cursor: inout LineCursor, _ index: Int, endingText: Bool
  ) -> (column: Int, content: Int)? {
    let column = cursor.column
    return cursor.takeMarker(endingText: endingText).map { (column, $0) }
  }

  private func isText(_ cursor: LineCursor, isInText: Bool) -> Bool {
    if cursor.rest.first == UInt8(ascii: ">") || cursor.heading != nil || cursor.fence != nil || cursor.isRule {
      return false
    }
    if cursor.rest.starts(with: "<!--".utf8) || cursor.rest.starts(with: "%%".utf8) { return false }
    guard let tag = cursor.tag else { return true }
    return isInText && LineCursor.inlineTags.contains(tag)
  }

  /// A line that is no text: a heading, a quote, a line across the page, the beginning of code or of a comment.
  private mutating func takeBlock(_ index: Int, _ cursor: LineCursor, isFirst: Bool) {
    leaf = .none
    if cursor.rest.first == UInt8(ascii: ">") {
      leaf = .quote(endsInText: quoteEndsInText(cursor))
    } else if let heading = cursor.heading {
      if open.isEmpty {
        headings.append(NoteBlocks.Heading(lines: index..<index + 1, rank: heading.rank, title: heading.title))
      }
    } else if let fence = cursor.fence {
      if isFirst { hidden.insert(index) }
      leaf = .fence(mark: fence.mark, count: fence.count, line: index)
    } else if let comment = NoteComment.begun(in: cursor.text), isFirst || comment != .obsidian {
      if isFirst { hidden.insert(index) }
      leaf = .comment(comment, line: index)
    }
  }

  private func quoteEndsInText(_ cursor: LineCursor) -> Bool {
    let text = cursor.rest.drop { $0 == UInt8(ascii: ">") || $0 == 0x20 || $0 == 0x09 }
    let inner = LineCursor(text)
    return !inner.isAtEnd && inner.heading == nil && inner.fence == nil && !inner.isRule
  }

  private func heading(_ first: Int, _ last: Int, _ rank: Int) -> NoteBlocks.Heading {
    var title = (first..<last).map { LineCursor(lines.content($0)).text }.joined(separator: " ")[...]
    while let last = title.last, last.isWhitespace { title = title.dropLast() }
    return NoteBlocks.Heading(lines: first..<last + 1, rank: rank, title: String(title))
  }
}
