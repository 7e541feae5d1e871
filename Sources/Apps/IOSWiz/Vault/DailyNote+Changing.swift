/// How entries are changed, with what belongs to them.
extension DailyNote {
  /// Writes an entry anew. Nothing happens if it isn't there.
  ///
  /// It stays in its place if the order allows it, or if other entries are part of it, or it is of others.
  mutating func replace(_ key: LoggedActivity.Key, with line: EntryLine) {
    guard let entry = entry(key), let item = blocks.item(at: entry.index) else { return }
    var inPlace = self
    inPlace.lines.replace(entry.index, with: line.text)
    inPlace.refresh()
    let time = time(of: line)
    // It need not move where others stand on its wrong side already.
    let isInOrder = entries.allSatisfy {
      $0.key == key || ($0.index < entry.index) == ($0.time <= time) || ($0.time <= entry.time) == ($0.time <= time)
        || $0.time == entry.time
    }
    if isInOrder || blocks.items[item].parent != nil || !nested(in: item).isEmpty { return self = inPlace }
    let before = self
    let belongings = linesOfBelongings(of: item).map(lines.whole)
    let gap = gap(of: entry.index, blocks.items[item].end)
    let piece = NotePiece(
      line: line, lineEnd: lines.end(of: entry.index), belongings: belongings, gap: gap.map(lines.whole))
    guard take(item, with: gap) else { return self = inPlace }
    guard put(piece, isNew: false) else { return self = inPlace }
    if before.lines.lacksLineEnd { lines.dropLastLineEnd() }
    refresh()
  }

  /// The blank lines between an entry and the list's item before it, or behind it if it is the first.
  private func gap(of line: Int, _ end: Int) -> Range<Int> {
    var start = line
    while start > outline.section.lowerBound, lines.isBlank(start - 1) { start -= 1 }
    if start > outline.section.lowerBound, blocks.outermostItem(with: start - 1) != nil { return start..<line }
    var next = end
    while next < outline.section.upperBound, lines.isBlank(next) { next += 1 }
    return next < outline.section.upperBound && blocks.item(at: next) != nil ? end..<next : end..<end
  }

  // MARK: What belongs to an entry

  /// The lines that belong to an entry, without their ends: those that are indented below it.
  func belongings(of key: LoggedActivity.Key) -> [String] {
    guard let entry = entry(key), let item = blocks.item(at: entry.index) else { return [] }
    return linesOfBelongings(of: item).map { lines[$0] }
  }

  /// All lines of an item but the first, and but those of other entries in it.
  func linesOfBelongings(of item: Int) -> [Int] {
    let nested = nested(in: item)
    return blocks.items[item].lines.dropFirst().filter { line in !nested.contains { $0.lines.contains(line) } }
  }

  /// The entries that stand in an item.
  func nested(in item: Int) -> [NoteBlocks.Item] {
    let lines = blocks.items[item].lines.dropFirst()
    return entries.filter { lines.contains($0.index) }.compactMap { blocks.item(at: $0.index) }.map { blocks.items[$0] }
  }
}
