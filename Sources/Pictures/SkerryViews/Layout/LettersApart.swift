import SkerryCells

/// Letters in the middle of discs that lie over each other, such as the initials of people who take part.
///
/// On a phone letters are narrower than their disc, and the next one covers nothing of them; in cells they may touch the next
/// letters, and would be one word with them.
nonisolated struct LettersOnDisc {
  /// The columns before and after the letters.
  let before: Int
  let after: Int

  init(columns: Int, letters: Int) {
    before = max(0, (columns - letters) / 2)
    after = max(0, columns - letters - before)
  }
}

extension Node {
  /// The letters within a frame of a width of its own, with a fill behind them; `nil` for anything else.
  var lettersOnDisc: LettersOnDisc? {
    guard hasWords, hasFillWithin, let frame = frameOfLetters, let own = frame.ownColumns, let text = frame.onlyText,
      text.columnsShown <= Self.mostOfInitials
    else { return nil }
    return LettersOnDisc(columns: max(own, frame.innermost.fittingFrame(own)), letters: text.columnsShown)
  }

  /// The most letters that stand for a name.
  private static var mostOfInitials: Int { 3 }

  /// The outermost frame with a width.
  private var frameOfLetters: FixedFrameNode? {
    if let frame = self as? FixedFrameNode, frame.ownColumns != nil { return frame }
    return self is PaddingNode ? nil : (self as? WrapperNode)?.child.frameOfLetters
  }

  /// The one text within.
  private var onlyText: TextNode? {
    if let text = self as? TextNode { return text }
    let wordy = children.filter(\.hasWords)
    return wordy.count == 1 ? wordy[0].onlyText : nil
  }

  private var hasFillWithin: Bool { isFill || self is FillNode || children.contains(where: \.hasFillWithin) }
}

extension StackNode {
  /// Distances with at least a column between the letters of discs that touch or lie over each other.
  func withLettersApart(_ gaps: [Int]) -> [Int] {
    guard gaps.contains(where: { $0 <= 0 }), children.allSatisfy(\.hasWords) else { return gaps }
    let letters = children.map(\.lettersOnDisc)
    return gaps.enumerated().map { index, gap in
      guard gap <= 0, let first = letters[index], let second = letters[index + 1] else { return gap }
      return max(gap, 1 - first.after - second.before)
    }
  }
}
