/// What the lines of a note are, as CommonMark and with it Obsidian reads them: items of lists with all that belongs to
/// them, headings, and lines that are shown as they are or not at all.
struct NoteBlocks: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    /// Where its marker stands.
    let line: Int
    /// The item it is part of, by its place in ``NoteBlocks/items``.
    let parent: Int?
    /// The column of its marker, and that of what stands behind it: whatever is indented so far belongs to it.
    let column: Int
    let content: Int
    /// Behind the last line that belongs to it.
    var end: Int

    var lines: Range<Int> { line..<end }
  }

  struct Heading: Hashable, Sendable {
    let lines: Range<Int>
    let rank: Int
    let title: String
  }

  /// In the order of the lines.
  private(set) var items: [Item] = []
  /// Those that are part of nothing else.
  private(set) var headings: [Heading] = []
  /// Lines of blocks of code, of comments and of HTML that is shown as it is.
  private(set) var hidden: Set<Int> = []
  /// What is open at the note's end, and would swallow whatever is written there.
  private(set) var unclosed: Unclosed?

  struct Unclosed: Hashable, Sendable {
    let line: Int
    let name: String
  }

  init(_ lines: NoteLines, from start: Int) {
    var reader = NoteBlockReader(lines, from: start)
    reader.read()
    (items, headings, hidden, unclosed) = (reader.items, reader.headings, reader.hidden, reader.unclosed)
  }

  /// The item that begins in a line; of several, such as in `- - a`, the outermost.
  func item(at line: Int) -> Int? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].line == line ? low : nil
  }

  /// The outermost item that an item is part of, which may be itself.
  func outermost(_ item: Int) -> Item {
    var item = items[item]
    while let parent = item.parent { item = items[parent] }
    return item
  }

  /// The outermost item a line belongs to.
  func outermostItem(with line: Int) -> Item? {
    items.last { $0.parent == nil && $0.lines.contains(line) }
  }
}
