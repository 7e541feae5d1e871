/// Whether a change of a note leaves all other lines part of what they were part of.
extension NoteBlocks {
  /// Whether new lines hold an item that is part of no other, up to their end, and so many items in all.
  func holds(_ new: Range<Int>, _ count: Int) -> Bool {
    items.contains { new.contains($0.line) && $0.parent == nil && $0.end <= new.upperBound }
      && items.count { new.contains($0.line) } == count
  }

  /// Whether everything else is as it was.
  ///
  /// - Parameters:
  ///   - gone: an item whose own line is taken out; what was part of it is part of what that was part of.
  ///   - newHeadings: how many headings there are more.
  ///   - place: where a line is now; `nil` if it is no more.
  func keeps(_ old: NoteBlocks, without gone: Int? = nil, newHeadings: Int = 0, at place: (Int) -> Int?) -> Bool {
    var ancestors: Set<Int> = []
    var next = gone
    while let item = next {
      ancestors.insert(item)
      next = old.items[item].parent
    }
    let kept = old.items.indices.filter { $0 != gone && place(old.items[$0].line) != nil }
    let places = Set(kept.compactMap { place(old.items[$0].line) })
    let now = items.filter { places.contains($0.line) }
    guard kept.count == now.count else { return false }
    for (number, item) in zip(kept, now) {
      let before = old.items[number]
      var parent = before.parent
      if parent == gone, let gone { parent = old.items[gone].parent }
      guard place(before.line) == item.line,
        item.parent.map({ items[$0].line }) == parent.flatMap({ place(old.items[$0].line) })
      else { return false }
      if !ancestors.contains(number), place(before.end - 1).map({ $0 + 1 }) != item.end { return false }
    }
    return headings.count == old.headings.count + newHeadings && keepsOthers(old, at: place)
  }

  private func keepsOthers(_ old: NoteBlocks, at place: (Int) -> Int?) -> Bool {
    old.headings.compactMap { place($0.lines.lowerBound) }.allSatisfy { line in
      headings.contains { $0.lines.lowerBound == line }
    } && Set(old.hidden.compactMap(place)).isSubset(of: hidden)
  }
}
