import SkerryCells

/// Fills that share a row, such as the seconds of a shot: with a column or two each, one that is a column wider is another
/// one.
@MainActor
struct EqualSlots {
  private let content: [Node]

  /// - Parameter content: the views of a row; `nil` where one of them is no fill that is as wide as it is offered.
  init?(_ content: [Node]) {
    guard content.count >= Self.least,
      content.allSatisfy({ node in
        !(node is SpacerNode) && !node.hasWords && node.innermost.hairlineFill != nil
          && node.size(Proposal(columns: Proposal.unbounded, rows: 1)).columns >= Proposal.unbounded / 2
      })
    else { return nil }
    self.content = content
  }

  /// The fewest slots of which nobody counts the columns.
  private static let least = 6
  /// The columns of the widest slot that a column more makes another one: twice as wide.
  private static let most = 1
  /// The part of the row that may be left free for the sake of equal slots.
  private static let mostFree = 8

  /// The columns of each slot, from those that even shares leave them; `nil` where these are equal or wide.
  ///
  /// All have the same where a few columns are left then; otherwise the wider ones are spread.
  func columns(_ shares: [Int], in offered: Int) -> [Int]? {
    guard let least = shares.min(), let widest = shares.max(), widest == least + 1, (1...Self.most).contains(least)
    else { return nil }
    let wider = shares.count { $0 == widest }
    if wider * Self.mostFree <= offered { return shares.map { _ in least } }
    return shares.indices.map { least + ($0 + 1) * wider / shares.count - $0 * wider / shares.count }
  }
}
