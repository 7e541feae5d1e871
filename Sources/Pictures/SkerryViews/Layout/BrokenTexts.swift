import SkerryCells

/// Numbers and words of a row that would be broken in what it is offered.
extension Node {
  /// How many texts within have a number, or a word, that ends in the middle in an offer.
  final func brokenTexts(in proposal: Proposal) -> Int {
    switch self {
    case let text as TextNode: text.isBroken(in: proposal) ? 1 : 0
    case let frame as FixedFrameNode where frame.ownColumns != nil: 0
    case let padding as PaddingNode:
      padding.child.brokenTexts(
        in: Proposal(columns: proposal.columns.map { max(0, $0 - padding.sides) }, rows: proposal.rows))
    case let stack as StackNode: stack.brokenTextsOfChildren(in: proposal)
    case let wrapper as WrapperNode: wrapper.child.brokenTexts(in: proposal)
    case is ZStackNode: children.reduce(0) { $0 + $1.brokenTexts(in: proposal) }
    default: 0
    }
  }
}

extension StackNode {
  /// Whether its children want more columns than they are offered.
  func isCrowded(in offered: Int, gaps: [Int]) -> Bool {
    guard offered < Proposal.unbounded / 2 else { return false }
    return children.reduce(gaps.reduce(0, +)) { $0 + $1.size(.unspecified).columns } > offered
  }

  /// How many texts within are broken where its children are offered so much.
  func brokenTexts(in proposals: [Proposal]) -> Int {
    zip(children, proposals).reduce(0) { $0 + $1.0.brokenTexts(in: $1.1) }
  }
}
