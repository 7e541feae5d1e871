import SkerryCells

/// What words in a row do with what stands beside them.
extension StackNode {
  /// Discs and rings of two rows beside one line of text, which stands in the upper one: they go half a row up to its
  /// middle, as they do around letters.
  func raiseDiscs() {
    guard frame.size.rows == 2, children.count > 1 else { return }
    let inks = children.compactMap(\.ink)
    guard !inks.isEmpty, inks.allSatisfy({ $0.minRow == frame.minRow && $0.size.rows == 1 }) else { return }
    for child in children where child.ink == nil && child.frame.size.rows == 2 { child.raiseRound() }
  }

  /// Whether a text is narrower than a word of it.
  func breaksWord(in sizes: [CellSize]) -> Bool {
    zip(children, sizes).contains { child, size in
      (child.innermost as? TextNode).map { size.columns < $0.widestWord } ?? false
    }
  }
}
