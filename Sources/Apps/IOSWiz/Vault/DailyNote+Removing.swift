/// How entries are taken out, and nothing else.
extension DailyNote {
  /// Takes an entry out that stands in another note now, with what belongs to it and went there, too.
  mutating func remove(_ key: LoggedActivity.Key, movedWith belongings: [String]) {
    guard let entry = entry(key), let item = blocks.item(at: entry.index) else { return }
    if self.belongings(of: key) != belongings || !take(item, with: 0..<0) { remove(key) }
  }

  /// Takes an item out with what belongs to it, and returns whether that was possible without other lines becoming part
  /// of something else. Other entries in it stay.
  mutating func take(_ number: Int, with gap: Range<Int>) -> Bool {
    let item = blocks.items[number]
    let gone = Set(linesOfBelongings(of: number)).union([item.line]).union(gap)
    var outdented = self
    for entry in nested(in: number) { outdented.lines.move(entry.lines, by: item.column - entry.column) }
    let following = following(item)
    // Where text or an empty item would go on with what stands above, a blank line stands between.
    for apart in gap.isEmpty ? [0, 1] : [0] {
      for columns in [0, following.columns] {
        var changed = outdented
        changed.lines.move(following.lines, by: -columns)
        for line in gone.sorted(by: >) { changed.lines.remove(line..<line + 1) }
        if apart > 0 { changed.lines.insert([""], at: item.line) }
        changed.refresh()
        let isKept = changed.blocks.keeps(blocks, without: number) { line in
          gone.contains(line) ? nil : line - gone.count { $0 < line } + (line > item.line ? apart : 0)
        }
        if isKept {
          self = changed
          return true
        }
      }
    }
    return false
  }

  /// The lines behind an item that stand apart from it only because it stands further to the right: without it the item
  /// before it would have them, unless they move to the left.
  private func following(_ item: NoteBlocks.Item) -> (lines: Range<Int>, columns: Int) {
    guard item.parent == nil, let first = (item.end..<lines.count).first(where: { !lines.isBlank($0) }) else {
      return (item.end..<item.end, 0)
    }
    let end = (first..<lines.count).first { line in
      !lines.isBlank(line) && LineCursor(lines.content(line)).column == 0
        && blocks.outermostItem(with: line).map { $0.line == line } ?? true
    }
    return (first..<(end ?? lines.count), LineCursor(lines.content(first)).column)
  }

  /// Takes an entry's line out, and no other. Lines that belonged to it are no longer indented: below the entry before it
  /// they would be that one's.
  mutating func remove(_ key: LoggedActivity.Key) {
    guard let entry = entry(key), let number = blocks.item(at: entry.index) else { return }
    let item = blocks.items[number]
    var outdented = self
    for (line, column) in outdentation(of: number) { outdented.lines.move(line..<line + 1, by: column) }
    let following = following(item)
    // Where text would go on with what stands above or below, blank lines stand between.
    for (apart, columns) in [((0, 0), 0), ((1, 0), 0), ((0, 1), 0), ((1, 1), 0), ((1, 1), following.columns)] {
      var changed = outdented
      changed.lines.move(following.lines, by: -columns)
      changed.lines.insert([String](repeating: "", count: apart.1), at: item.end)
      changed.lines.remove(item.line..<item.line + 1)
      changed.lines.insert([String](repeating: "", count: apart.0), at: item.line)
      changed.refresh()
      let isKept = changed.blocks.keeps(blocks, without: number) { line in
        line == item.line
          ? nil : line < item.line ? line : line - 1 + apart.0 + (line >= item.end ? apart.1 : 0)
      }
      let freed = item.line..<item.end - 1 + apart.0
      let isInside = changed.blocks.items.allSatisfy { !freed.contains($0.line) || $0.end <= freed.upperBound }
      if isKept, isInside, changed.entries.count == entries.count - 1, changed.problems.count <= problems.count {
        return self = changed
      }
    }
    if let emptied = emptied(number) { return self = emptied }
    lines.remove(item.line..<item.line + 1)
    refresh()
  }

  /// The note with an empty list item in an entry's place, which keeps what belonged to it: where a line would become an
  /// entry otherwise, or a heading. `nil` if other lines would become a part of something else even so.
  private func emptied(_ number: Int) -> DailyNote? {
    let item = blocks.items[number]
    guard let mark = lines[item.line].dropFirst(item.column).first else { return nil }
    var emptied = self
    emptied.lines.replace(item.line, with: String(repeating: " ", count: item.column) + String(mark))
    for line in item.lines.dropFirst() {
      let missing = item.column + 2 - LineCursor(lines.content(line)).column
      if missing > 0 { emptied.lines.move(line..<line + 1, by: missing) }
    }
    while item.lines.count > 1, emptied.lines.isBlank(item.line + 1) {
      emptied.lines.remove(item.line + 1..<item.line + 2)
    }
    // Below text it has to stand apart.
    for apart in [0, 1] {
      var changed = emptied
      changed.lines.insert([String](repeating: "", count: apart), at: item.line)
      changed.refresh()
      let difference = changed.lines.count - lines.count
      let isKept = changed.blocks.keeps(blocks) { line in
        line < item.line ? line : line == item.line ? line + apart : line + difference
      }
      if isKept, changed.entries.count == entries.count - 1 { return changed }
    }
    return nil
  }

  /// By how many columns the lines of an item move to stand where it stands: each item in it with all of its own, each
  /// block of code as a whole, and text line by line.
  private func outdentation(of number: Int) -> [(line: Int, columns: Int)] {
    let item = blocks.items[number]
    let children = blocks.items.filter { $0.parent == number }
    var columns: Int?
    return item.lines.dropFirst().filter { !lines.isBlank($0) }.map { line in
      let own = item.column - LineCursor(lines.content(line)).column
      if let child = children.first(where: { $0.lines.contains(line) }) { return (line, item.column - child.column) }
      columns = blocks.hidden.contains(line) ? columns ?? own : nil
      return (line, columns ?? own)
    }
  }
}
