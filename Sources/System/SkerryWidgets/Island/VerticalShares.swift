import SkerryCells
import SkerryViews

/// Divides rows among views of given widths as a `VStack` does: by priority, then the least flexible first, each
/// being offered an even share of what is left.
struct VerticalShares {
  /// The rows each view is offered, in the order given.
  let rows: [Int]

  init(nodes: [Node], columns: [Int], rows total: Int) {
    var offered = Array(repeating: 0, count: nodes.count)
    var left = total
    for index in nodes.indices.dropFirst() {
      left -= NodeSpacing.gap(
        after: nodes[index - 1].spacing, before: nodes[index].spacing, along: .vertical, .asAsked)
    }
    func height(_ index: Int, _ rows: Int) -> Int {
      nodes[index].size(Proposal(columns: columns[index], rows: rows)).rows
    }
    let least = nodes.indices.map { height($0, 0) }
    let flexibility = nodes.indices.map { index -> Int in
      let most = height(index, Proposal.unbounded)
      return most >= Proposal.unbounded / 2 ? .max : most - least[index]
    }
    let priorities = Set(nodes.map(\.layoutPriority)).sorted(by: >)
    for priority in priorities {
      let group = nodes.indices.filter { nodes[$0].layoutPriority == priority }
        .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      let reserved = nodes.indices.filter { nodes[$0].layoutPriority < priority }.reduce(0) { $0 + least[$1] }
      for (position, index) in group.enumerated() {
        let share = max(0, left - reserved) / (group.count - position)
        offered[index] = share
        left -= height(index, share)
      }
    }
    rows = offered
  }
}
