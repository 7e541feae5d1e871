/// How entries come into a note.
extension DailyNote {
  /// Adds a line where it belongs by its time, with the lines that belong to it.
  ///
  /// - Parameter isNew: whether it takes the marker of the list it comes into; else it keeps its own, if it can.
  mutating func insert(_ line: EntryLine, with belongings: [String] = [], isNew: Bool = true) {
    put(NotePiece(line: line, belongings: belongings), isNew: isNew)
  }

  /// Returns whether everything else is part of what it was part of.
  @discardableResult
  mutating func put(_ piece: NotePiece, isNew: Bool) -> Bool {
    let neighbour = neighbour(of: piece.line)
    let others = neighbour.flatMap { marker(of: $0.item) }.map(piece.with)
    // What stands behind it may be indented, and must not become a part of it: more blanks keep it apart.
    let apart = ["- ", "-   ", "-    "].map(piece.with)
    let farApart = apart.map { piece in
      var piece = piece
      piece.behind = [""]
      return piece
    }
    let before = self
    let count = piece.itemCount
    var first: DailyNote?
    for piece in ([isNew ? nil : piece, others].compactMap(\.self) + apart + farApart) {
      self = before
      let range = place(piece, beside: neighbour)
      refresh()
      let isKept = blocks.keeps(before.blocks, newHeadings: before.outline.heading == nil ? 1 : 0) { line in
        line < range.lowerBound ? line : line + range.count
      }
      if isKept && blocks.holds(range, count) { return true }
      first = first ?? self
    }
    self = first ?? before
    return false
  }

  /// The list item before which or behind which an entry belongs by its time.
  private func neighbour(of line: EntryLine) -> (item: NoteBlocks.Item, isEarlier: Bool)? {
    let time = time(of: line)
    let earlier = entries.last { $0.time <= time }
    guard let entry = earlier ?? entries.first, let item = blocks.outermostItem(with: entry.index) else { return nil }
    return (item, earlier != nil)
  }

  /// How a list's items are marked; `nil` where they are numbered, or their contents are code.
  private func marker(of item: NoteBlocks.Item) -> String? {
    let text = lines[item.line]
    let bullet = text.prefix { $0 == " " }.endIndex
    guard let mark = text[bullet...].first, "-*+".contains(mark) else { return nil }
    let marker = text[...bullet] + text[bullet...].dropFirst().prefix { $0 == " " || $0 == "\t" }
    return EntryLine.contentColumn(behind: String(marker)) == item.content ? String(marker) : nil
  }

  /// Returns the lines that are new.
  private mutating func place(_ piece: NotePiece, beside neighbour: (item: NoteBlocks.Item, isEarlier: Bool)?) -> Range<
    Int
  > {
    let texts = [piece.line.text + piece.lineEnd] + piece.belongings + piece.behind
    let count = lines.count
    let index: Int
    if let neighbour {
      index = neighbour.isEarlier ? neighbour.item.end : neighbour.item.line
      lines.insert(neighbour.isEarlier ? piece.gap + texts : texts + piece.gap, at: index)
    } else if outline.heading != nil {
      index = placeFirst(texts)
    } else {
      let isBlank = lines.count == 0 || lines.isBlank(lines.count - 1)
      index = lines.count
      lines.insert((isBlank ? [] : [""]) + ["## \(NoteOutline.title)", ""] + texts, at: index)
    }
    return index..<index + lines.count - count
  }

  /// Adds the first entry behind everything else in the section, apart from it by blank lines.
  private mutating func placeFirst(_ new: [String]) -> Int {
    let last = outline.section.last { !lines.isBlank($0) }
    var index = (last ?? outline.heading ?? -1) + 1
    var texts = new
    let list = last.flatMap(blocks.outermostItem)
    if list.flatMap(marker) == nil {
      // One blank line before it: the one that is there, or a new one.
      if index < lines.count, lines.isBlank(index) { index += 1 } else { texts.insert("", at: 0) }
    }
    if index < lines.count, !lines.isBlank(index) { texts.append("") }
    lines.insert(texts, at: index)
    return index
  }

  func time(of line: EntryLine) -> Int {
    LocalTime.unixTime(day, line.secondOfDay, utcOffset: line.block?.utcOffset, in: timeZone)
  }
}
